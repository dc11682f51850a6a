import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { type Post, postShape, recordsOf } from './records.ts';

/**
 * What a person found in a post. Each need and question is a piece of its wording, in lower case or as it stands; '|' parts
 * wordings that are as right. An ask is 'kind' or 'kind: wording', its kinds parted the same way. What is labelled is all
 * there is: anything else that the reader finds is a misreading.
 */
export const labels = z.object({
  opener: z.string().nullable(),
  anywhere: z.array(z.string()),
  questions: z.array(z.string()),
  asks: z.array(z.string()),
  needs: z.array(z.string()),
  notNeeds: z.array(z.string()).default([]),
  notWords: z.array(z.string()).default([]),
  puzzles: z.array(z.string().nullable()).default([]),
  ignored: z.int(),
  forbidsAi: z.boolean(),
  noAgencies: z.boolean().default(false),
  pain: z.boolean().default(false),
  count: z.int().optional(),
  yesNo: z.int().optional(),
  noQuestions: z.boolean().default(false),
  stated: z.record(z.string(), z.string().nullable()).default({}),
  understood: z.boolean(),
});
export type Labels = z.infer<typeof labels>;

const labelled = postShape.omit({ label: true }).extend({ lang: z.string(), labels });
export type LabelledPost = Post & z.infer<typeof labelled>;

const FOLDER = new URL('fixtures/', import.meta.url);

/** The project's own posts, from every 'posts*.jsonl' of the folder. */
export function ownPosts(): LabelledPost[] {
  return readdirSync(FOLDER)
    .filter((name) => /^posts.*\.jsonl$/.test(name))
    .sort()
    .flatMap((name) => recordsOf(fileURLToPath(new URL(name, FOLDER))).map((record) => labelled.parse(record)));
}

/** Posts that were read and counted once before anything was mended by them, the hardest there are; no gate stands on them. */
export function unseenPosts(): LabelledPost[] {
  return recordsOf(fileURLToPath(new URL('unseen.jsonl', FOLDER))).map((record) => labelled.parse(record));
}

/** The project's own people. */
export const OWN_PROFILES = fileURLToPath(new URL('profiles.jsonl', FOLDER));

export interface Tally {
  /** Labelled, and how many of these the reader found. */
  readonly wanted: number;
  readonly found: number;
  /** Read out of the post, and how many of these are labelled. */
  readonly given: number;
  readonly right: number;
}

export interface Reading {
  readonly needs: Tally;
  readonly questions: Tally;
  readonly asks: Tally;
  readonly traps: Readonly<Record<'opener' | 'anywhere' | 'puzzles' | 'ignored' | 'forbidsAi', boolean>>;
  /** What was missed or made up, for whoever mends the reader. */
  readonly faults: string[];
}

/** Compares what was read with what a person found. */
export function compare(brief: JobBrief, labels: Labels): Reading {
  const lists = {
    needs: tallyOf(
      labels.needs,
      brief.needs.map(({ text }) => text),
      holds,
    ),
    questions: tallyOf(
      labels.questions,
      brief.questions.map(({ text }) => text),
      holds,
    ),
    asks: tallyOf(
      labels.asks,
      brief.asks.map(({ kind, text }) => `${kind}: ${text}`),
      isAsk,
    ),
  };
  const traps = {
    opener: (brief.opener?.word ?? null) === labels.opener,
    anywhere: same(
      brief.anywhere.map(({ word }) => word),
      labels.anywhere,
    ),
    puzzles: same(
      brief.puzzles.map(({ answer }) => answer),
      labels.puzzles,
    ),
    ignored: brief.ignored.length === labels.ignored,
    forbidsAi: (brief.forbidsAi !== null) === labels.forbidsAi,
  };
  const traded = Object.entries(traps).flatMap(([name, ok]) => (ok ? [] : [`trap: ${name}`]));
  const faults = Object.entries(lists).flatMap(([name, { missed, extra }]) => [
    ...missed.map((one) => `${name}, missed: ${one}`),
    ...extra.map((one) => `${name}, not in the post: ${one}`),
  ]);
  return { ...lists, traps, faults: [...traded, ...faults] };
}

function tallyOf(
  wanted: readonly string[],
  given: readonly string[],
  matches: (given: string, label: string) => boolean,
) {
  const missed = wanted.filter((label) => !given.some((one) => matches(one, label)));
  const extra = given.filter((one) => !wanted.some((label) => matches(one, label)));
  return {
    wanted: wanted.length,
    found: wanted.length - missed.length,
    given: given.length,
    right: given.length - extra.length,
    missed,
    extra,
  };
}

function holds(given: string, label: string): boolean {
  return label.split('|').some((words) => given.toLowerCase().includes(words.toLowerCase()));
}

function isAsk(given: string, label: string): boolean {
  const [kind = '', text = ''] = given.split(/: (.*)/s);
  const [kinds = '', words = ''] = label.split(/: (.*)/s);
  return kinds.split('|').includes(kind) && (words === '' || holds(text, words));
}

function same<T>(given: readonly T[], wanted: readonly T[]): boolean {
  return given.length === wanted.length && given.every((one, i) => one === wanted[i]);
}

/** Found of what was wanted, right of what was given: each 0 to 1, and 1 where there was nothing. */
export function ratesOf(tallies: readonly Tally[]): { recall: number; precision: number } {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0);
  const part = (some: number, all: number) => (all === 0 ? 1 : Math.round((some / all) * 10_000) / 10_000);
  return {
    recall: part(
      sum(({ found }) => found),
      sum(({ wanted }) => wanted),
    ),
    precision: part(
      sum(({ right }) => right),
      sum(({ given }) => given),
    ),
  };
}
