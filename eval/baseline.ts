import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ReadingReport } from './own-run.ts';
import type { RunReport } from './report.ts';

const rates = z.record(z.string(), z.number());
const run = z.object({ gates: rates, oracle: rates, measures: rates, needCoverage: z.number(), likeness: z.number() });
const reading = z.object({
  needs: z.object({ recall: z.number(), precision: z.number() }),
  questions: z.object({ recall: z.number(), precision: z.number() }),
  asks: z.object({ recall: z.number(), precision: z.number() }),
  traps: rates,
});
const baseline = z.object({
  posts: z.int(),
  reading: z.record(z.string(), reading),
  withoutProfile: run,
  withProfile: run,
});
export type Baseline = z.infer<typeof baseline>;

export const BASELINE_FILE = new URL('baseline.json', import.meta.url);

/**
 * How far a figure may fall below the baseline before the run fails. Gates and traps may not fall at all; one post of seventy
 * is 0.014 of a rate.
 */
const TOLERANCE = { measures: 0.03, reading: 0.02, needCoverage: 0.02, likeness: 0.03 } as const;

export function readBaseline(): Baseline {
  return baseline.parse(JSON.parse(readFileSync(BASELINE_FILE, 'utf8')));
}

interface Whole {
  readonly reading: Readonly<Record<string, ReadingReport>>;
  readonly withoutProfile: RunReport;
  readonly withProfile: RunReport;
}

/** The figures of a run over the project's own posts that later runs are held to. */
export function baselineOf({ reading: read, withoutProfile, withProfile }: Whole): Baseline {
  return baseline.parse({
    posts: withoutProfile.posts,
    reading: read,
    withoutProfile: figuresOf(withoutProfile),
    withProfile: figuresOf(withProfile),
  });
}

function figuresOf(report: RunReport) {
  const ratesOf = (of: RunReport['gates']) =>
    Object.fromEntries(Object.entries(of).map(([name, { rate }]) => [name, rate]));
  return {
    gates: ratesOf(report.gates),
    oracle: ratesOf(report.oracle),
    measures: ratesOf(report.measures),
    needCoverage: report.figures.needCoverage?.mean ?? 0,
    likeness: report.likenessBetweenJobs.mean,
  };
}

/** What has fallen, one line each: every gate and trap below 1, every other figure below the baseline by more than is allowed. */
export function fallen(now: Baseline, before: Baseline): string[] {
  const runs = (['withoutProfile', 'withProfile'] as const).flatMap((name) => [
    ...below(`${name}, gate`, now[name].gates, {}, 0),
    ...below(`${name}, second reader`, now[name].oracle, {}, 0),
    ...below(`${name}, measure`, now[name].measures, before[name].measures, TOLERANCE.measures),
    ...below(
      name,
      { needCoverage: now[name].needCoverage },
      { needCoverage: before[name].needCoverage },
      TOLERANCE.needCoverage,
    ),
    // The less alike two proposals are the better, so this one falls by rising.
    ...below(
      name,
      { unlikeness: 1 - now[name].likeness },
      { unlikeness: 1 - before[name].likeness },
      TOLERANCE.likeness,
    ),
  ]);
  const read = Object.entries(now.reading).flatMap(([language, { traps, ...kinds }]) => [
    ...below(`reading ${language}, trap`, traps, {}, 0),
    ...Object.entries(kinds).flatMap(([kind, rate]) =>
      below(
        `reading ${language}, ${kind}`,
        rate,
        new Map(Object.entries(before.reading[language] ?? {})).get(kind) ?? {},
        TOLERANCE.reading,
      ),
    ),
  ]);
  return [...runs, ...read];
}

/** `before` without an entry wants 1. */
function below(where: string, now: Record<string, number>, before: Record<string, number>, allowed: number): string[] {
  return Object.entries(now).flatMap(([name, value]) => {
    const wanted = (before[name] ?? 1) - allowed;
    return value < wanted - 1e-9 ? [`${where} ${name}: ${value.toFixed(4)}, not ${wanted.toFixed(4)} or more`] : [];
  });
}
