import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';
import type { ProposalStatus } from '../proposals/statuses.ts';

/** Statuses of a proposal that the client was sent. Source: docs/spec/outcomes.md#counting */
export const SENT_STATUSES = [
  'sent',
  'viewed',
  'replied',
  'interview',
  'won',
  'lost',
] as const satisfies ProposalStatus[];
/** Those of them that say that the client replied. */
export const REPLIED_STATUSES = ['replied', 'interview', 'won'] as const satisfies ProposalStatus[];

/** What outcomes are compared by. */
export const DIMENSIONS = ['tone', 'style', 'trade', 'length', 'opening'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Lengths of a letter in words: from `from` on, up to the next one. */
export const LENGTHS = [
  { value: 'under_100', from: 1 },
  { value: '100_149', from: 100 },
  { value: '150_199', from: 150 },
  { value: '200_plus', from: 200 },
] as const;

/** By when a proposal was made: all, or those of the last 90 days. */
export const PERIODS = ['all', '90d'] as const;
export type Period = (typeof PERIODS)[number];
export const PERIOD_DAYS = 90;

const counts = z.strictObject({ sent: z.int().min(0), replied: z.int().min(0), won: z.int().min(0) });
export type OutcomeCounts = z.infer<typeof counts>;

/** One tone, trade and so on as it is stored; null: it is not known, as of an imported text. */
const group = counts.extend({ value: z.string().nullable() });
export type OutcomeGroup = z.infer<typeof group>;

const groups = z.array(group);

export const readOutcomes = defineEndpoint({
  id: 'readOutcomes',
  scope: 'proposals:read',
  method: 'GET',
  path: '/api/outcomes',
  summary: "How many of the user's proposals were sent, replied to and won, by what they have in common.",
  query: z.object({ period: z.enum(PERIODS).default('all') }),
  output: z.strictObject({
    success: z.literal(true),
    total: counts,
    /** Groups with at least one sent proposal, the largest first. */
    by: z.strictObject({ tone: groups, style: groups, trade: groups, length: groups, opening: groups }),
  }),
  errors: SIGN_IN_ERRORS,
});
export type Outcomes = z.infer<typeof readOutcomes.output>;

/** A line for each proposal that is not deleted, with its status and what outcomes are compared by. */
export const exportOutcomes = defineEndpoint({
  id: 'exportOutcomes',
  scope: 'proposals:read',
  method: 'GET',
  path: '/api/outcomes/export',
  summary: "The user's proposals with their status, as CSV.",
  output: z.unknown(),
  file: 'text/csv',
  errors: SIGN_IN_ERRORS,
});

/** No rate is shown for fewer sent proposals. */
export const MIN_SENT = 10;

export type Measure = 'replied' | 'won';

export interface Rate extends Interval {
  /** A share from 0 to 1, inside the interval. */
  readonly rate: number;
}

/** The rate of a group with its 95% interval; undefined when it is too small to tell. */
export function rateOf(counts: OutcomeCounts, measure: Measure): Rate | undefined {
  if (counts.sent < MIN_SENT) return undefined;
  return { rate: counts[measure] / counts.sent, ...wilsonInterval(counts[measure], counts.sent) };
}

/**
 * The one group whose whole interval is above that of every other, null when there is none, undefined when fewer than two groups
 * are known and large enough to compare. Source: docs/spec/outcomes.md#claims
 */
export function leaderOf(all: readonly OutcomeGroup[], measure: Measure): OutcomeGroup | null | undefined {
  const rated = all.flatMap((one) => {
    const rate = one.value === null ? undefined : rateOf(one, measure);
    return rate ? [{ one, rate }] : [];
  });
  if (rated.length < 2) return undefined;
  const leader = rated.find(({ one, rate }) => rated.every((other) => other.one === one || other.rate.high < rate.low));
  return leader?.one ?? null;
}

/** The quantile of the standard normal distribution that leaves 2.5% on each side. */
const Z = 1.959_963_984_540_054;

interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The Wilson score interval, without continuity correction: where a rate lies with 95% confidence if `hits` of `total` were seen.
 * Both ends are shares from 0 to 1. Without observations it is [0, 1]. Source: docs/spec/outcomes.md#intervals
 */
export function wilsonInterval(hits: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const rate = hits / total;
  const zz = Z * Z;
  const centre = rate + zz / (2 * total);
  const half = Z * Math.sqrt((rate * (1 - rate)) / total + zz / (4 * total * total));
  const scale = 1 + zz / total;
  // Exactly 0 without a hit and exactly 1 when all are hits: rounding would be slightly off.
  return {
    low: hits === 0 ? 0 : (centre - half) / scale,
    high: hits === total ? 1 : (centre + half) / scale,
  };
}
