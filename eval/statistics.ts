export interface Distribution {
  readonly count: number;
  readonly mean: number;
  readonly min: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

/** Nearest-rank percentiles; all zero for no values. */
export function distribution(values: readonly number[]): Distribution {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return { count: sorted.length, mean: round(mean), min: at(0), median: at(0.5), p95: at(0.95), max: at(1) };
}

export function rate(flags: readonly boolean[]): number {
  return flags.length === 0 ? 1 : round(flags.filter(Boolean).length / flags.length);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
