import type { CodeWord } from '#shared/proposals/brief.ts';
import { evaluate } from './arithmetic.ts';
import type { Candidate } from './code-word-candidates.ts';
import { type CodeScore, scoreCode } from './code-word-model.ts';
import { type PossibleCodes, possibleCodesIn } from './code-word-sentences.ts';
import type { Cue } from './code-word-tokens.ts';
import { letterCountsIn } from './puzzles.ts';
import { overlaps, type Span, subSpan } from './span.ts';

/** A wrong word in a letter is worse than a missed one; `npm run reader -- measure-codes` gives the figures. */
const MIN_SCORE = 0.55;
const MAX_WORDS = 5;
/** How far before or behind a code the quotation begins or ends, in characters. */
const NEAR = 60;
const LEADS: readonly Cue[] = ['begin', 'say', 'first', 'last', 'code', 'line'];
const PLACES: readonly Cue[] = ['begin', 'first', 'last'];

export interface CodeWords {
  readonly opener: CodeWord | null;
  readonly anywhere: CodeWord[];
}

/** A candidate of a text with its score; `at` is where it is in the text. */
export interface ScoredCode {
  readonly candidate: Candidate;
  readonly possible: PossibleCodes;
  readonly at: Span;
  readonly word: string;
  readonly score: CodeScore;
}

/**
 * The client's code words, for the start or anywhere, in the client's spelling. `text` has sentences for an AI blanked out.
 * A sum as the code word ('begin with (11-4)') becomes its value. See docs/decisions/0136-*.
 */
export function codeWordsOf(text: Span): CodeWords {
  const counted = letterCountsIn(text);
  const scored = possibleCodesIn(text).flatMap((possible) => scoresOf(possible, scoreCode));
  const { opener, anywhere } = chooseCodes(scored.filter(({ at }) => !counted.some((count) => overlaps(count, at))));
  const toCode = (one: ScoredCode, id: string): CodeWord => {
    const quote = quoteOf(one);
    return { id, quote: quote.text, start: quote.start, word: one.word };
  };
  return { opener: opener && toCode(opener, 'o1'), anywhere: anywhere.map((one, at) => toCode(one, `w${at + 1}`)) };
}

/** Every candidate of a sentence with its score. */
export function scoresOf(
  possible: PossibleCodes,
  score: (features: readonly number[]) => CodeScore,
): readonly ScoredCode[] {
  return possible.candidates.map((candidate) => ({
    candidate,
    possible,
    at: subSpan(possible.sentence, candidate.start, candidate.end),
    word: sumOf(candidate) ?? candidate.word,
    score: score(possible.featuresOf(candidate)),
  }));
}

/** The best that neither overlap nor repeat each other, in the order of the text. In doubt a word is for the beginning. */
export function chooseCodes(
  all: readonly ScoredCode[],
  minScore = MIN_SCORE,
): { opener: ScoredCode | null; anywhere: readonly ScoredCode[] } {
  const chanceOf = ({ score }: ScoredCode) => score.opener + score.anywhere;
  const best = all
    .filter((one) => chanceOf(one) >= minScore && !isInAddress(one))
    .sort((a, b) => chanceOf(b) - chanceOf(a));
  const chosen: ScoredCode[] = [];
  for (const one of best) if (!chosen.some((other) => isSame(one, other))) chosen.push(one);
  const opener = chosen.find((one) => one.score.opener >= one.score.anywhere && !isForEnd(one)) ?? null;
  const anywhere = chosen.filter((one) => one !== opener).slice(0, MAX_WORDS);
  return { opener, anywhere: anywhere.sort((a, b) => a.at.start - b.at.start) };
}

/** A piece of an address of a page is no code, whatever is said around it. */
function isInAddress({ candidate, possible: { sentence } }: ScoredCode): boolean {
  return /(?:https?:\/\/|www\.)\S{0,500}$/i.test(sentence.text.slice(0, candidate.start));
}

const AT_END =
  /(?<!\p{L})(?:(?:last|final|closing) (?:word|line|thing|sentence)|(?:at|in) the (?:very )?(?:end|bottom)|ends? (?:your \p{L}+ )?with|[uú]ltim[ao] (?:palabra|l[ií]nea|palavra|linha)|(?:al|no) final|letzte[ns]? (?:Wort|Zeile|Satz)|am (?:Ende|Schluss)|[àa] la fin|dernier mot)(?!\p{L})/iu;

/** 'The last word of your message should be fern', with no word of its beginning. */
function isForEnd({ possible: { sentence, tokens } }: ScoredCode): boolean {
  const has = (cue: Cue) => tokens.some(({ cues }) => cues.includes(cue));
  return AT_END.test(sentence.text) && !has('first') && !has('begin');
}

/** The value of '(11-4)' or '7 + 5'; '24/7' and a date are no sums. */
function sumOf({ word, form }: Candidate): string | null {
  return form === 'bracket' || /[+*×÷]|\s[-–−/x]\s|\p{L}{3}/u.test(word) ? evaluate(word) : null;
}

function isSame(one: ScoredCode, other: ScoredCode): boolean {
  const [a, b] = [one, other].map(({ word }) => ` ${word.toLowerCase()} `);
  return overlaps(one.at, other.at) || (a ?? '').includes(b ?? '') || (b ?? '').includes(a ?? '');
}

/** The code with what asks for it and the place it is wanted at, as far as no comma is between: 'put the word fern at the top'. */
function quoteOf({ candidate, possible: { sentence, tokens } }: ScoredCode): Span {
  const isCue = (cues: readonly Cue[], wanted: readonly Cue[]) => cues.some((cue) => wanted.includes(cue));
  const isNear = (from: number, to: number) => to - from <= NEAR && !/[,;:]\s/.test(sentence.text.slice(from, to));
  const lead = tokens.find(
    ({ start, end, cues }) => end <= candidate.start && isNear(start, candidate.start) && isCue(cues, LEADS),
  );
  const place = tokens.findLast(
    ({ start, end, cues }) => start >= candidate.end && isNear(candidate.end, end) && isCue(cues, PLACES),
  );
  const mark = /["“„«‘'`*[<(]\s?$/.exec(sentence.text.slice(0, candidate.start))?.[0].length ?? 0;
  const closing = /^\s?["”“»’'`*\]>)]/.exec(sentence.text.slice(candidate.end))?.[0].length ?? 0;
  const to = Math.max(candidate.end + closing, place?.end ?? 0);
  return subSpan(sentence, lead?.start ?? candidate.start - mark, to);
}
