import { likenesses } from '../readability.ts';
import type { Result } from '../write.ts';

export interface Distribution {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly number[];
  /** What is wanted, from and to; undefined where nothing is. */
  readonly from?: number;
  readonly to?: number;
  readonly digits: number;
}

/** What the report draws, in its order. Source of the limits: design 'What makes a proposal win'. */
export function distributionsOf(results: readonly Result[]): Distribution[] {
  const written = results.filter(({ measured }) => measured !== null);
  const of = (name: string) => written.flatMap(({ measured }) => measured?.figures[name] ?? []);
  const alike = likenesses(written.map(({ text }) => text)).map((pair) => pair.alike);
  return [
    { name: 'Length', unit: 'words', values: of('words'), from: 120, to: 280, digits: 0 },
    { name: 'Reading ease', unit: 'Flesch, English', values: of('flesch'), from: 50, to: 80, digits: 1 },
    { name: 'Sentence length', unit: 'words on average', values: of('sentenceWords'), to: 25, digits: 1 },
    { name: 'Needs covered', unit: 'part of the post’s', values: of('needCoverage'), from: 0.9, digits: 2 },
    {
      name: 'Questions and wishes answered',
      unit: 'part, blanks included',
      values: of('answered'),
      from: 1,
      digits: 2,
    },
    { name: 'Likeness between jobs', unit: 'shared three-word runs', values: alike, to: 0.25, digits: 3 },
    { name: 'Time', unit: 'ms of processor', values: results.map(({ ms }) => ms), digits: 1 },
  ];
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const BINS = 12;

/** Equal steps from the least to the most; one bin where all are the same. */
export function binsOf(values: readonly number[]): Bin[] {
  // Not Math.min(...values): pairs of posts are more than a call can take as arguments.
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  if (values.length === 0) return [];
  if (least === most) return [{ from: least, to: most, count: values.length }];
  const step = (most - least) / BINS;
  const counts = Array.from({ length: BINS }, () => 0);
  for (const value of values) {
    const at = Math.min(BINS - 1, Math.floor((value - least) / step));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, i) => ({ from: least + i * step, to: least + (i + 1) * step, count }));
}
