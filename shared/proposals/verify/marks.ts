import type { Ask, JobBrief, Question } from '../brief.ts';
import { isAnswered } from './gates.ts';
import { blanksIn } from './tokens.ts';
import { contentStems, share } from './words.ts';

export type Mark = 'met' | 'open' | 'blank';

/** Part of an item's content words that the text must hold. */
const COVERED_FROM = 0.6;
const ECHOED_FROM = 0.7;

/** How the text stands to each thing the client wants, by the item's id. */
export function marksOf(text: string, brief: JobBrief): Record<string, Mark> {
  const stems = new Set(contentStems(text));
  const paragraphs = text.split(/\n{2,}/).flatMap((chunk) => (isList(chunk) ? chunk.split('\n') : [chunk]));
  const asked = [...brief.questions, ...brief.asks];
  return Object.fromEntries([
    ...brief.needs.map(({ id, terms }): [string, Mark] => [
      id,
      met(share(contentStems(terms.join(' ')), stems) >= COVERED_FROM),
    ]),
    ...asked.map((item): [string, Mark] => [item.id, markOfAsked(item, paragraphs)]),
    ...brief.puzzles.map((puzzle): [string, Mark] => [puzzle.id, markOfPuzzle(text, puzzle)]),
    ...brief.anywhere.map(({ id, word }): [string, Mark] => [id, met(text.includes(word))]),
    ...(brief.opener ? [[brief.opener.id, met(text.startsWith(brief.opener.word))] as const] : []),
  ]);
}

function markOfPuzzle(text: string, puzzle: JobBrief['puzzles'][number]): Mark {
  if (puzzle.answer === null)
    return blanksIn(text).some((blank) => blank.includes(puzzle.expression)) ? 'blank' : met(isAnswered(text, puzzle));
  return met(isAnswered(text, puzzle));
}

/** Answered where the text takes the words up and says more than them, or speaks of the matter in its own words. */
function markOfAsked(item: Question | Ask, paragraphs: readonly string[]): Mark {
  const wanted = contentStems(item.text);
  const echoes = paragraphs.filter((paragraph) => share(wanted, new Set(contentStems(paragraph))) >= ECHOED_FROM);
  // The words of a question may stand elsewhere too: the place that repeats it, or leaves a blank for it, is its answer.
  const echo =
    echoes.find((paragraph) => paragraph.includes(item.text)) ??
    echoes.find((paragraph) => blanksIn(paragraph).length > 0) ??
    echoes[0];
  if (echo !== undefined) return markOfAnswer(echo, item.text);
  const topic = TOPICS[item.kind];
  const about = topic && paragraphs.find((paragraph) => topic.test(paragraph));
  if (about === undefined || about === null) return 'open';
  return blanksIn(about).length > 0 ? 'blank' : 'met';
}

function markOfAnswer(paragraph: string, asked: string): Mark {
  if (blanksIn(paragraph).length > 0) return 'blank';
  const rest = paragraph.replace(asked, ' ');
  // A question repeated and left alone is not answered.
  return met(contentStems(rest).length > 0 && !/\?\s*$/.test(paragraph.trim()));
}

const TOPICS: Partial<Record<Question['kind'] | Ask['kind'], RegExp>> = {
  samples: /\b(?:samples?|examples?|portfolio|past work|previous work)\b[^\n]*(?::|https?:|\[)/i,
  portfolio: /\b(?:portfolio|samples?|past work|previous work)\b[^\n]*(?::|https?:|\[)/i,
  rate: /\b(?:rate|price|fee|cost|quote)\b[^\n]*(?:\d|\[)/i,
  timeline: /\b(?:timeline|time needed|estimate|delivery|time frame|timing)\b[^\n]*(?:\d|\[)/i,
  availability: /\b(?:availab\w+|hours|time zone)\b[^\n]*(?:\d|\[|:)/i,
  experience: /\b(?:experience|background)\b[^\n]*(?::|\[)/i,
  plan: /\b(?:plan|approach)\b[^\n]*:/i,
  resume: /\b(?:cv|resume|résumé)\b[^\n]*(?::|\[)/i,
  introduction: /\b(?:introduction|about me|in short)\b[^\n]*(?::|\[)/i,
  location: /\b(?:based in|located|location|time zone)\b/i,
};

function isList(chunk: string): boolean {
  return chunk.split('\n').every((line) => /^(?:• |\d+\. )/.test(line));
}

function met(ok: boolean): Mark {
  return ok ? 'met' : 'open';
}
