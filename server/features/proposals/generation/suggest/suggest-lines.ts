import { createHash } from 'node:crypto';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { type Field, type Situation } from '../write/playbook.ts';
import { candidatesFor, needsFor } from './candidates.ts';
import { type Fit, type Rate, type Rated, rateByWeights } from './ranker.ts';
import { type PostGiven, readForLines } from './read-for-lines.ts';
import { likeliestOf } from './situation.ts';

/** A line of the playbook for a post. */
export interface Suggestion {
  readonly text: string;
  /** The file or act it is from: 'en/ecommerce/shopify-speed'. */
  readonly from: string;
  /** How probable it is that the line fits the post well, 0 to 1. */
  readonly chance: number;
  /** Only then may it stand in a letter that nobody has read. */
  readonly isSure: boolean;
}

export type Suggestions = Readonly<Record<Field, readonly Suggestion[]>> & {
  /** What the post leaves open of what the size of the work hangs on: 'since when it happens'. */
  readonly needs: readonly string[];
  readonly situation: Situation;
};

export interface SuggestOptions extends PostGiven {
  /** Orders lines that fit alike: two people get other ones. */
  readonly seed: string;
}

const MOST_LINES = 12;
const MOST_NEEDS = 6;

/** The lines of the playbook that fit a post, best first, no two alike. Pure; some milliseconds. */
export function suggestLines({ seed, ...post }: SuggestOptions, rate: Rate = rateByWeights): Suggestions {
  const read = readForLines(post);
  const rated = candidatesFor(read).map((candidate) => ({ ...candidate, fit: rate(candidate, read) }));
  const listed = (field: Field) =>
    chooseLines(
      rated.filter((one) => one.field === field),
      seed,
    ).map(toSuggestion);
  return {
    first: listed('first'),
    questions: listed('questions'),
    tips: listed('tips'),
    wrong: listed('wrong'),
    needs: needsFor(read)
      .map(({ text }) => text)
      .slice(0, MOST_NEEDS),
    situation: likeliestOf(read.situations),
  };
}

/** A line that is so probably wrong is worse than none. `npm run suggest -- measure` prints what other limits would bring. */
export const MOST_WRONG = 0.4;
/** Lines whose worth differs by less are alike to a reader; the seed orders them. */
const ALIKE = 0.08;

/** The lines to show, best first. */
export function chooseLines(rated: readonly Rated[], seed: string, mostWrong = MOST_WRONG): Rated[] {
  const sorted = rated
    .filter(({ fit }) => fit.wrong <= mostWrong)
    .map((one) => ({ one, key: worthOf(one.fit) + ALIKE * drawOf(seed, one.line.text) }))
    .sort((a, b) => b.key - a.key || (a.one.line.text < b.one.line.text ? -1 : 1));
  const chosen: Rated[] = [];
  for (const { one } of sorted) {
    if (chosen.length === MOST_LINES) break;
    if (!chosen.some((other) => areAlike(one.line.text, other.line.text))) chosen.push(one);
  }
  return chosen;
}

/** A wrong line costs more than a weak one brings. */
export function worthOf({ wrong, well }: Fit): number {
  return well - wrong;
}

function drawOf(seed: string, text: string): number {
  return createHash('sha256').update(`${seed} ${text}`).digest().readUInt32LE(0) / 2 ** 32;
}

/** So many of the stems of the shorter one in the other: the same thought. */
const ALIKE_FROM = 0.6;

export function areAlike(one: string, other: string): boolean {
  const [first, second] = [new Set(contentStems(one)), new Set(contentStems(other))];
  const shared = [...first].filter((stem) => second.has(stem)).length;
  return shared >= ALIKE_FROM * Math.max(1, Math.min(first.size, second.size));
}

/** Where a line may speak for itself: at least so probably apt, at most so probably wrong. */
interface Sure {
  readonly well: number;
  readonly wrong: number;
}

/**
 * Of the lines of posts that were not trained on, these leave 19 of 20 or more that are not wrong, and two thirds that fit well. No limit
 * does so for questions and tips: they are only offered.
 */
const SURE: Readonly<Record<Field, Sure | null>> = {
  first: { well: 0.55, wrong: 0.1 },
  wrong: { well: 0.3, wrong: 0.12 },
  questions: null,
  tips: null,
};

export function isSure(field: Field, { well, wrong }: Fit): boolean {
  const limits = SURE[field];
  return limits !== null && well >= limits.well && wrong <= limits.wrong;
}

function toSuggestion({ field, line, source, fit }: Rated): Suggestion {
  return { text: line.text, from: source.id, chance: fit.well, isSure: isSure(field, fit) };
}
