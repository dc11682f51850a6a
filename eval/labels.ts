import { readdirSync } from 'node:fs';
import { z } from 'zod';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { fixture, postShape, readRecords } from './records.ts';

/**
 * The labels of a post. Each need and question is a piece of its wording; '|' separates wordings that are equally right. An
 * ask is 'kind' or 'kind: wording', its kinds separated the same way. Questions and asks are fully labelled: whatever else
 * the reader finds is wrong.
 */
const labels = z.object({
  opener: z.string().nullable(),
  anywhere: z.array(z.string()),
  questions: z.array(z.string()),
  asks: z.array(z.string()),
  needs: z.array(z.string()),
  notWords: z.array(z.string()).default([]),
  puzzles: z.array(z.string().nullable()).default([]),
  ignored: z.int(),
  forbidsAi: z.boolean(),
  noAgencies: z.boolean().default(false),
  count: z.int().optional(),
  stated: z.record(z.string(), z.string().nullable()).default({}),
  understood: z.boolean(),
});
export type Labels = z.infer<typeof labels>;

const labelled = postShape.extend({ lang: z.string(), labels });
export type LabelledPost = z.infer<typeof labelled>;

/** The project's own posts, from every 'posts*.jsonl' of the fixtures. */
export function readOwnPosts(): LabelledPost[] {
  return readdirSync(fixture(''))
    .filter((name) => /^posts.*\.jsonl$/.test(name))
    .sort()
    .flatMap(readLabelled);
}

/** Own posts of the hardest kind, labelled by a person who did not know the reader. */
export function readUnseenPosts(): LabelledPost[] {
  return readLabelled('unseen.jsonl');
}

function readLabelled(name: string): LabelledPost[] {
  return readRecords(fixture(name), labelled);
}

/** Labels that were found, and findings that are labelled. */
export interface Tally {
  readonly wanted: number;
  readonly missed: readonly string[];
  readonly given: number;
  readonly extra: readonly string[];
}

export const TRAPS = ['opener', 'anywhere', 'puzzles', 'ignored'] as const;

export interface Comparison {
  readonly questions: Tally;
  readonly asks: Tally;
  /** Found as question or as ask: the letter treats both alike. */
  readonly asked: Tally;
  readonly needs: Tally;
  /** Whether each is read exactly as labelled. */
  readonly traps: Readonly<Record<(typeof TRAPS)[number], boolean>>;
}

/** Compares the brief with the labels. */
export function compareReading(brief: JobBrief, wanted: Labels): Comparison {
  const questions = brief.questions.map(({ text }) => text);
  const asks = brief.asks.map(({ kind, text }) => `${kind}: ${text}`);
  return {
    questions: tallyOf(wanted.questions, questions, holdsWording),
    asks: tallyOf(wanted.asks, asks, isAsk),
    asked: tallyOf(
      [...wanted.questions.map((words) => `question: ${words}`), ...wanted.asks],
      [...questions.map((text) => `question: ${text}`), ...asks],
      (given, label) => isAsk(given, label) || holdsWording(given, label.split(/: (.*)/s)[1] ?? ''),
    ),
    needs: tallyOf(
      wanted.needs,
      brief.needs.map(({ text, quote }) => `${text} ${quote}`),
      holdsWording,
    ),
    traps: {
      opener: ((brief.opener ?? brief.codeSentence)?.word ?? null) === wanted.opener,
      anywhere: areEqual(
        brief.anywhere.map(({ word }) => word),
        wanted.anywhere,
      ),
      puzzles: areEqual(
        brief.puzzles.map(({ answer }) => answer),
        wanted.puzzles,
      ),
      ignored: brief.ignored.length === wanted.ignored,
    },
  };
}

/** Whether budget, time, workload and the number of samples are read as labelled. */
export function hasTermsAsLabelled({ budget, timeline, workload, asks }: JobBrief, { stated, count }: Labels): boolean {
  const said = new Map(Object.entries({ budget, timeline, workload }));
  const isRight = ([name, words]: [string, string | null]) => {
    const text = said.get(name)?.text ?? '';
    return words === null ? text === '' : text.includes(words);
  };
  return Object.entries(stated).every(isRight) && (count === undefined || asks.some((ask) => ask.count === count));
}

function tallyOf(
  wanted: readonly string[],
  given: readonly string[],
  matches: (given: string, label: string) => boolean,
): Tally {
  const missed = wanted.filter((label) => !given.some((one) => matches(one, label)));
  const extra = given.filter((one) => !wanted.some((label) => matches(one, label)));
  return { wanted: wanted.length, missed, given: given.length, extra };
}

function holdsWording(given: string, label: string): boolean {
  return label.split('|').some((words) => words !== '' && given.toLowerCase().includes(words.toLowerCase()));
}

function isAsk(given: string, label: string): boolean {
  const [kind = '', text = ''] = given.split(/: (.*)/s);
  const [kinds = '', words = ''] = label.split(/: (.*)/s);
  return kinds.split('|').includes(kind) && (words === '' || holdsWording(text, words));
}

function areEqual<T>(given: readonly T[], wanted: readonly T[]): boolean {
  return given.length === wanted.length && given.every((one, at) => one === wanted[at]);
}
