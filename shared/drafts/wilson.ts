/** The quantile of the standard normal distribution that leaves 2.5% on each side. */
const Z = 1.959_963_984_540_054;

export interface Interval {
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
