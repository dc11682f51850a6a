import type { JobBrief } from '#shared/proposals/brief.ts';
import { asksOf, isAsk } from './asks.ts';
import { cleanPost, type PostInput } from './clean.ts';
import { codeWordsOf } from './code-words.ts';
import { detailsOf } from './details.ts';
import { forbidsAiOf, noAgenciesOf } from './flags.ts';
import {
  asksAbroad,
  codesAbroad,
  detailsAbroad,
  isSmallWord,
  questionsAbroad,
  readingOf,
  statedBy,
  workTermsAbroad,
} from './foreign/index.ts';
import { isForeign, languageOf } from './language.ts';
import { needsOf } from './needs/index.ts';
import { puzzlesOf } from './puzzles.ts';
import { questionsOf } from './questions.ts';
import { skillsOf } from './skills.ts';
import { endOf, overlaps, type Span, subSpan } from './span.ts';
import { steeringOf } from './steering.ts';
import { goalOf, painOf, toneOf } from './story.ts';
import { subjectOf } from './subject.ts';
import { workTermsOf } from './terms-of-work.ts';
import { isUnderstood } from './understood.ts';
import { type Unit, unitsOf } from './units.ts';

export { cleanPost, type PostInput } from './clean.ts';

/**
 * Reads a job post into a brief. Pure and synchronous; the whole post is read, however long. Every item quotes the cleaned
 * post (`cleanPost(input).text`) at `start`; only `ignored` items of reason 'hidden_text' quote what no reader could see.
 * Text that addresses an AI is listed under `ignored` and read for nothing else.
 */
export function analyzePost(input: PostInput): JobBrief {
  const post = cleanPost(input);
  const { ignored, safe } = steeringOf(post);
  const whole: Span = { text: safe, start: 0 };
  const language = languageOf(post.description === '' ? post.title : post.description);
  const units = unitsOf({ text: safe.slice(post.bodyStart), start: post.bodyStart });
  const reading = readingOf(language);
  const english = codeWordsOf(whole);
  const { opener, anywhere } = reading ? codesAbroad(whole, reading, english) : english;
  const codes = [opener, ...anywhere]
    .filter((one) => one !== null)
    .map((one) => ({ text: one.quote, start: one.start }));
  const puzzles = puzzlesOf(units);
  const open = units
    .flatMap((unit) => (isTaken(unit, codes) ? askAfter(unit, codes) : [unit]))
    .filter((unit) => !isForeign(unit.text, language));
  const put = open.filter((unit) => !isTaken(unit, puzzles.map(spanOf)));
  const questions = reading ? questionsAbroad(put, reading) : questionsOf(put);
  const asked = questions.map(spanOf);
  const asks = reading ? asksAbroad(open, asked, reading) : asksOf(open, asked);
  const forbidsAi = forbidsAiOf(units) ?? (reading ? statedBy(units, reading.forbidsAi) : null);
  const noAgencies = noAgenciesOf(units) ?? (reading ? statedBy(units, reading.noAgencies) : null);
  const bans = [forbidsAi, noAgencies].filter((ban) => ban !== null);
  const taken = [...questions, ...asks, ...bans].map(spanOf);
  const rest = open.filter((unit) => !isTaken(unit, taken) && !ordersAnswer(unit, puzzles));
  const needs = needsOf(rest, { text: post.title, start: 0 }, language);
  const skills = skillsOf(whole, open).filter(
    (skill) =>
      (forbidsAi === null || !overlaps(spanOf(skill), spanOf(forbidsAi))) && !(reading && isSmallWord(skill.quote)),
  );
  return {
    title: post.title,
    understood: isUnderstood(
      post.description,
      skills.filter((skill) => skill.start >= post.bodyStart),
    ),
    language,
    subject: subjectOf(post.title, post.description, needs),
    needs,
    skills,
    questions,
    asks,
    opener,
    anywhere,
    puzzles,
    ...(reading ? workTermsAbroad(open, reading, workTermsOf(open)) : workTermsOf(open)),
    pain: painOf(rest),
    goal: goalOf(rest),
    details: reading
      ? detailsAbroad(rest, needs, post.title)
      : detailsOf(rest.filter((unit) => !isTaken(unit, puzzles.map(spanOf)))),
    clientTone: toneOf(post.description),
    forbidsAi,
    noAgencies,
    ignored,
  };
}

function spanOf({ quote, start }: { quote: string; start: number }): Span {
  return { text: quote, start };
}

/** A unit that holds an order about the proposal is no need, question or ask as well. */
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

/** 'Begin with "fern" and tell us how you would start' asks for more than the word. */
function askAfter(unit: Unit, codes: readonly Span[]): Unit[] {
  const end = Math.max(...codes.filter((code) => overlaps(code, unit)).map(endOf)) - unit.start;
  const more =
    /^["”'’)\s,.]{0,4}(?:(?:(?:somewhere|anywhere|right|just) )?(?:of|in|on|at|into|within|inside) (?:your|the) (?:\p{L}+ ){0,2}?\p{L}+(?: of (?:your|the) \p{L}+)?)? ?(?:,? ?so (?:that )?(?:i|we) (?:can |will )?(?:know|see|tell)[^,.;]{2,60})?(?:,? ?(?:and|then)\b|,) ?(?:then |also |please )*(?=\p{L})/iu.exec(
      unit.text.slice(end),
    );
  if (more === null) return [];
  // What follows a code word speaks of the proposal, whichever list of the post it happens to stand under.
  const rest: Unit = { ...unit, ...subSpan(unit, end + more[0].length), section: 'apply' };
  return isAsk(rest) ? [rest] : [];
}
