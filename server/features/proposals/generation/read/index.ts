import type { CodeWord, JobBrief, Question } from '#shared/proposals/brief.ts';
import type { Corrections } from '#shared/proposals/contract.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { findAgencyBan } from './agency-bans.ts';
import { findAiBan } from './ai-bans.ts';
import { asksOf, isAsk } from './asks.ts';
import { classify, type LabelScores, readerModel } from './classifier.ts';
import { cleanPost, type PostInput } from './clean.ts';
import { clientToneOf } from './client-tone.ts';
import { codeWordsOf } from './code-words.ts';
import { availabilityOf, conditionsOf } from './conditions.ts';
import { isForeign, languageOf } from './language.ts';
import { needsOf } from './needs.ts';
import { puzzlesOf } from './puzzles.ts';
import { questionOf, questionsOf } from './questions.ts';
import { skillsOf } from './skills.ts';
import { endOf, overlaps, type Span, subSpan } from './span.ts';
import { steeringOf } from './steering.ts';
import { workTermsOf } from './terms-of-work.ts';
import { isUnderstood } from './understood.ts';
import { type Unit, unitsOf, withOrdersApart } from './units.ts';

export { cleanPost, type PostInput } from './clean.ts';

const NO_CORRECTIONS: Corrections = { notWork: [], questions: [] };

/**
 * Reads a job post into a brief. Pure and synchronous, in time linear to its length; the whole post is read. Every item
 * quotes the cleaned post (`cleanPost(input).text`) at `start`; only `ignored` items of reason 'hidden_text' quote invisible
 * text. Text that addresses an AI is listed under `ignored` and read for nothing else. `corrections` are the user's.
 */
export function readPost(input: PostInput, corrections: Corrections = NO_CORRECTIONS): JobBrief {
  const post = cleanPost(input);
  const { ignored, safe } = steeringOf(post);
  const whole: Span = { text: safe, start: 0 };
  const language = languageOf(post.description === '' ? post.title : post.description);
  const units = withOrdersApart(unitsOf({ text: safe.slice(post.bodyStart), start: post.bodyStart }));
  const chances = classify(readerModel(), units, post.title, language === 'other' ? 'en' : language);
  const codes = codesIn(whole);
  const puzzles = puzzlesOf(units);
  const open = units
    .flatMap((unit) => (isTaken(unit, codes.spans) ? askAfter(unit, codes.spans) : [unit]))
    .filter((unit) => !isForeign(unit.text, language));
  const chanceOf = chancesBy(units, chances);
  const puzzleSpans = puzzles.map(spanOf);
  const isCorrected = (quotes: readonly string[]) => (unit: Unit) => quotes.some((quote) => quote === unit.text);
  const isOwnQuestion = isCorrected(corrections.questions);
  const isNoWork = isCorrected(corrections.notWork);
  const unpuzzled = open.filter((unit) => !isTaken(unit, puzzleSpans) && !isNoWork(unit));
  const questions = withCorrected(
    questionsOf(unpuzzled, (unit) => chanceOf(unit).question),
    unpuzzled.filter(isOwnQuestion),
  );
  const asks = asksOf(
    open.filter((unit) => !isNoWork(unit)),
    questions.map(spanOf),
    (unit) => chanceOf(unit).ask,
  );
  const forbidsAi = findAiBan(units, language, (unit) => chanceOf(unit).trap);
  const noAgencies = findAgencyBan(units, language);
  const bans = [forbidsAi, noAgencies].filter((ban) => ban !== null);
  const taken = [...questions, ...asks, ...bans].map(spanOf);
  const rest = open.filter((unit) => !isTaken(unit, taken) && !ordersAnswer(unit, puzzles));
  const restChances = rest.map(chanceOf);
  const skills = skillsOf(whole, open).filter(
    (skill) => forbidsAi === null || !overlaps(spanOf(skill), spanOf(forbidsAi)),
  );
  return {
    title: post.title,
    understood: isUnderstood(
      post.description,
      language,
      skills.filter((skill) => skill.start >= post.bodyStart),
    ),
    language,
    needs: needsOf(rest, restChances, language, isNoWork),
    skills,
    questions,
    asks,
    ...codes.words,
    puzzles,
    ...workTermsOf(open),
    conditions: conditionsOf(rest, restChances),
    availability: availabilityOf(open, [...questions, ...asks]),
    clientTone: clientToneOf(post.description),
    forbidsAi,
    noAgencies,
    ignored,
  };
}

interface Codes {
  readonly words: Pick<JobBrief, 'opener' | 'codeSentence' | 'anywhere'>;
  readonly spans: readonly Span[];
}

/** The client's code words. A sentence that claims something is for the user to confirm. */
function codesIn(whole: Span): Codes {
  const { opener: first, anywhere } = codeWordsOf(whole);
  const spans = [first, ...anywhere].filter((one) => one !== null).map(spanOf);
  const isSentence = first !== null && isClaim(first.word);
  const words = { opener: isSentence ? null : first, codeSentence: isSentence ? first : null, anywhere };
  return { words, spans };
}

function spanOf({ quote, start }: Pick<CodeWord, 'quote' | 'start'>): Span {
  return { text: quote, start };
}

/** A rule found an ask in it. */
const BEHIND_CODE_WORD: LabelScores = {
  need: 0,
  ask: 1,
  question: 0,
  person: 0,
  context: 0,
  terms: 0,
  talk: 0,
  trap: 0,
  core: 0,
};

/** By where a unit begins: the rest of a unit behind a code word was not classified. */
function chancesBy(units: readonly Unit[], chances: readonly LabelScores[]): (unit: Unit) => LabelScores {
  const byStart = new Map(units.map((unit, at) => [unit.start, chances[at]]));
  return (unit) => byStart.get(unit.start) ?? BEHIND_CODE_WORD;
}

/** A unit with an order about the proposal is no need, question or ask as well. */
function isTaken(unit: Unit, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start < endOf(unit) && unit.start < endOf(span));
}

/** 'What is 4 + 5? Write the result at the end.' */
function ordersAnswer({ text, start }: Unit, puzzles: JobBrief['puzzles']): boolean {
  const follows = puzzles.some((puzzle) => start > puzzle.start && start - puzzle.start < 120);
  return (
    follows &&
    /^(?:please )?(?:write|put|include|add|give|type|send) (?:me |us )?(?:the|your) (?:result|answer|sum|number|total)\b/i.test(
      text,
    )
  );
}

/** 'Begin with "fern" and tell us how you would start' has an ask besides the word. */
function askAfter(unit: Unit, codes: readonly Span[]): Unit[] {
  const end = Math.max(...codes.filter((code) => overlaps(code, unit)).map(endOf)) - unit.start;
  const more =
    /^["”'’)\s,.]{0,4}(?:(?:(?:somewhere|anywhere|right|just) )?(?:of|in|on|at|into|within|inside) (?:your|the) (?:\p{L}+ ){0,2}?\p{L}+(?: of (?:your|the) \p{L}+)?)? ?(?:,? ?so (?:that )?(?:i|we) (?:can |will )?(?:know|see|tell)[^,.;]{2,60})?(?:,? ?(?:and|then)\b|,) ?(?:then |also |please ){0,3}(?=\p{L})/iu.exec(
      unit.text.slice(end),
    );
  if (more === null) return [];
  // The text after a code word is about the proposal, in any list of the post.
  const rest: Unit = { ...unit, ...subSpan(unit, end + more[0].length), section: 'apply' };
  return isAsk(rest) ? [rest] : [];
}

/** With the sentences that the user marked as questions, in the order of the post. */
function withCorrected(questions: readonly Question[], units: readonly Unit[]): Question[] {
  const missing = units.filter((unit) => !questions.some((question) => overlaps(spanOf(question), unit)));
  return [...questions, ...missing.map((unit) => questionOf(unit))]
    .sort((a, b) => a.start - b.start)
    .map((question, at) => ({ ...question, id: `q${at + 1}` }));
}
