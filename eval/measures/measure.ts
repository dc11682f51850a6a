/** One figure of the report, with what is wanted of it. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** Null: a figure that nothing is wanted of. */
  readonly aim: { readonly atLeast: number } | { readonly atMost: number } | null;
  /** How many things were looked at. */
  readonly of: number;
  /** Must hold for each letter, by the way letters are made: a miss ends the run with 1. */
  readonly isRule: boolean;
  /** The cases that missed it, the worst first: an id and what is wrong. */
  readonly faults: readonly string[];
}

interface Given {
  readonly name: string;
  readonly aim?: Measure['aim'];
  readonly isRule?: boolean;
}

export function holds({ value, aim }: Measure): boolean {
  if (aim === null) return true;
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
}

/** The part of the cases without a fault. */
export function rateOf<T>(given: Given, cases: readonly T[], faultOf: (one: T) => string | null): Measure {
  const faults = cases.map(faultOf).filter((fault) => fault !== null);
  return figure(given, 1 - faults.length / Math.max(1, cases.length), cases.length, faults);
}

/** A rule: each case has to keep it. */
export function ruleOf<T>(name: string, cases: readonly T[], faultOf: (one: T) => string | null): Measure {
  return rateOf({ name, aim: { atLeast: 1 }, isRule: true }, cases, faultOf);
}

export function figure(given: Given, value: number, of: number, faults: readonly string[] = []): Measure {
  const { name, aim = null, isRule = false } = given;
  return { name, value: rounded(value), aim, of, isRule, faults };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** The value below which `part` of the values lie. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
