/** One figure of the report, with its goal. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** Null: a figure without a goal. */
  readonly aim: { readonly atLeast: number } | { readonly atMost: number } | null;
  /** The number of cases. */
  readonly of: number;
  /** Must hold for each letter: a miss ends the run with 1. */
  readonly isRule: boolean;
  /** The cases that missed it, worst first: an id and the fault. */
  readonly faults: readonly string[];
}

interface Given {
  readonly name: string;
  readonly aim?: Measure['aim'];
  readonly isRule?: boolean;
}

export function isMet({ value, aim }: Measure): boolean {
  if (aim === null) return true;
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}

/** The share of cases without a fault. */
export function rateOf<T>(given: Given, cases: readonly T[], faultOf: (one: T) => string | null): Measure {
  const faults = cases.map(faultOf).filter((fault) => fault !== null);
  return toMeasure(given, 1 - faults.length / Math.max(1, cases.length), cases.length, faults);
}

/** The share of cases with a fault. */
export function faultRateOf<T>(given: Given, cases: readonly T[], faultOf: (one: T) => string | null): Measure {
  const faults = cases.map(faultOf).filter((fault) => fault !== null);
  return toMeasure(given, faults.length / Math.max(1, cases.length), cases.length, faults);
}

/** A rule: each case must keep it. */
export function ruleOf<T>(name: string, cases: readonly T[], faultOf: (one: T) => string | null): Measure {
  return rateOf({ name, aim: { atLeast: 1 }, isRule: true }, cases, faultOf);
}

export function toMeasure(given: Given, value: number, of: number, faults: readonly string[] = []): Measure {
  const { name, aim = null, isRule = false } = given;
  return { name, value: round(value), aim, of, isRule, faults };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The value below which `part` of the values lie. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
