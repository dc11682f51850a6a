import type { CodeWord, JobBrief, Question } from '#shared/proposals/brief.ts';
import type { Corrections } from '#shared/proposals/contract.ts';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { findAgencyBan } from './agency-bans.ts';
import { findAiBan, isAiBan } from './ai-bans.ts';
import { asksOf } from './asks.ts';
import { cleanPost, type PostInput } from './clean.ts';
import { clientToneOf } from './client-tone.ts';
import { codeWordsOf } from './code-words.ts';
import { conditionsOf } from './conditions.ts';
import { availabilityIn, demandsOf } from './demands.ts';
import { labelUnits } from './labelled-units.ts';
import { detectLanguage, isForeign } from './language.ts';
import { needsOf } from './needs.ts';
import { puzzlesOf } from './puzzles.ts';
import { questionOf, questionsOf } from './questions.ts';
import { skillsOf } from './skills.ts';
import { endOf, overlaps, type Span } from './span.ts';
import { steeringOf } from './steering.ts';
import { workTermsOf } from './terms-of-work.ts';
import { isUnderstood } from './understood.ts';
import type { Unit } from './units.ts';

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
  const language = detectLanguage(post.description === '' ? post.title : post.description);
  const codes = codesIn(whole);
  const body: Span = { text: safe.slice(post.bodyStart), start: post.bodyStart };
  const { units, scoresOf } = labelUnits(body, { title: post.title, language, codes: codes.spans });
  const puzzles = puzzlesOf(units);
  const open = units.filter((unit) => !isTaken(unit, codes.spans) && !isForeign(unit.text, language));
  const puzzleSpans = puzzles.map(spanOf);
  const isCorrected = (quotes: readonly string[]) => (unit: Unit) => quotes.some((quote) => quote === unit.text);
  const isOwnQuestion = isCorrected(corrections.questions);
  const isNoWork = isCorrected(corrections.notWork);
  const unpuzzled = open.filter((unit) => !isTaken(unit, puzzleSpans) && !isNoWork(unit));
  const questions = withCorrected(
    questionsOf(unpuzzled, (unit) => Math.max(scoresOf(unit).question, scoresOf(unit).ask)),
    unpuzzled.filter(isOwnQuestion),
  );
  const asks = asksOf(
    open.filter((unit) => !isNoWork(unit)),
    { questions: questions.map(spanOf), puzzles: puzzleSpans, scoresOf },
  ).filter(({ text }) => !isAiBan(text, language));
  const forbidsAi = findAiBan(units, language, (unit) => scoresOf(unit).trap);
  const noAgencies = findAgencyBan(units, language);
  const bans = [forbidsAi, noAgencies].filter((ban) => ban !== null);
  const taken = [...questions, ...asks, ...bans].map(spanOf);
  const rest = open.filter((unit) => !isTaken(unit, taken) && !ordersAnswer(unit, puzzles));
  const restChances = rest.map(scoresOf);
  const skills = skillsOf(whole, open).filter(
    (skill) => forbidsAi === null || !overlaps(spanOf(skill), spanOf(forbidsAi)),
  );
  const demands = demandsOf(open, [...questions, ...asks]);
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
    availability: availabilityIn(demands),
    demands,
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

/** With the sentences that the user marked as questions, in the order of the post. */
function withCorrected(questions: readonly Question[], units: readonly Unit[]): Question[] {
  const missing = units.filter((unit) => !questions.some((question) => overlaps(spanOf(question), unit)));
  return [...questions, ...missing.map((unit) => questionOf(unit))]
    .sort((a, b) => a.start - b.start)
    .map((question, at) => ({ ...question, id: `q${at + 1}` }));
}
