import { likenesses } from './readability.ts';
import type { Result } from './write.ts';

export interface RunReport {
  readonly posts: number;
  readonly written: number;
  /** Refused as 'no job in it', by id: right for gibberish. */
  readonly notUnderstood: string[];
  readonly failed: { id: string; code: string }[];
  readonly gates: Record<string, Rate>;
  /** The hardest rules once more, by a reader that shares no code with the product. */
  readonly oracle: Record<string, Rate>;
  readonly measures: Record<string, Rate>;
  readonly figures: Record<string, Spread>;
  readonly likenessBetweenJobs: Spread & { above: number };
  readonly ms: Spread;
}

export interface Rate {
  readonly rate: number;
  readonly failures: string[];
}

interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** Two proposals for different jobs share at most this much of their three-word runs. */
export const TOO_ALIKE = 0.25;

export function reportOf(results: readonly Result[]): RunReport {
  const written = results.flatMap(({ id, text, measured }) => (measured ? [{ id, text, ...measured }] : []));
  const alike = likenesses(written.map(({ text }) => text)).map((pair) => pair.alike);
  const failed = results.filter(({ refused }) => refused !== null && refused !== 'POST_NOT_UNDERSTOOD');
  return {
    posts: results.length,
    written: written.length,
    notUnderstood: results.filter(({ refused }) => refused === 'POST_NOT_UNDERSTOOD').map(({ id }) => id),
    failed: failed.map(({ id, refused }) => ({ id, code: refused ?? '' })),
    gates: ratesOf(written.map(({ id, gates }) => ({ id, verdicts: gates }))),
    oracle: ratesOf(
      results.filter(({ measured }) => measured !== null).map(({ id, oracle }) => ({ id, verdicts: oracle })),
    ),
    measures: ratesOf(written.map(({ id, measures }) => ({ id, verdicts: measures }))),
    figures: figuresOf(written.map(({ figures }) => figures)),
    likenessBetweenJobs: { ...spread(alike), above: alike.filter((one) => one > TOO_ALIKE).length },
    ms: spread(results.map(({ ms }) => ms)),
  };
}

/** Every proposal passed every gate, and every post that holds a job got one. */
export function holds({ gates, oracle, failed }: RunReport): boolean {
  return failed.length === 0 && [gates, oracle].flatMap(Object.values<Rate>).every(({ rate }) => rate === 1);
}

function ratesOf(all: readonly { id: string; verdicts: Readonly<Record<string, boolean>> }[]): Record<string, Rate> {
  const names = Object.keys(all[0]?.verdicts ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const failures = all.filter(({ verdicts }) => !verdicts[name]).map(({ id }) => id);
      return [name, { rate: rounded(1 - failures.length / all.length), failures }];
    }),
  );
}

function figuresOf(all: readonly Readonly<Record<string, number>>[]): Record<string, Spread> {
  const names = [...new Set(all.flatMap((figures) => Object.keys(figures)))];
  return Object.fromEntries(
    names.map((name) => [name, spread(all.flatMap(({ [name]: value }) => (value === undefined ? [] : [value])))]),
  );
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  const sum = sorted.reduce((total, value) => total + value, 0);
  return { mean: rounded(sum / Math.max(1, sorted.length)), median: at(0.5), p95: at(0.95), max: at(1) };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
