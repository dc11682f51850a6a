const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A longer step of the clock, forward or back, is not trusted without the operator's word. */
const LONGEST_STEP_MS = 2 * DAY_MS;
/** Rows are erased only if they were due a day after a reading that is a day old. */
const MARKED_FOR_MS = DAY_MS;
const KEPT_MS = 3 * DAY_MS;
const READ_EVERY_MS = HOUR_MS / 2;

/** Readings of the clock in milliseconds since 1970, oldest first. */
export interface Readings {
  readonly trusted: readonly number[];
  /** The latest reading after a step that the operator has not confirmed; empty when the clock is trusted. */
  readonly untrusted: readonly number[];
}

/** The readings with `now`. `isConfirmed`: the operator has confirmed the clock. */
export function withReading({ trusted }: Readings, now: number, isConfirmed: boolean): Readings {
  const last = trusted.at(-1);
  if (last === undefined || isNear(last, now)) return { trusted: addReading(trusted, now), untrusted: [] };
  if (!isConfirmed) return { trusted, untrusted: [now] };
  const before = trusted.filter((at) => at <= now);
  return { trusted: addReading(before, now), untrusted: [] };
}

/** What was due at this moment may be erased: at most a day after a trusted reading that is a day old. Undefined: nothing. */
export function erasableAt({ trusted, untrusted }: Readings, now: number): number | undefined {
  const marked = trusted.findLast((at) => at <= now - MARKED_FOR_MS);
  if (marked === undefined || untrusted.length > 0) return undefined;
  return Math.min(now, marked + MARKED_FOR_MS);
}

/** Drops readings that no longer matter. */
export function dropOld({ trusted, untrusted }: Readings): Readings {
  const now = trusted.at(-1) ?? 0;
  const newestOld = trusted.findLast((at) => at <= now - KEPT_MS);
  return { trusted: trusted.filter((at) => at > now - KEPT_MS || at === newestOld), untrusted };
}

function isNear(at: number, now: number): boolean {
  return Math.abs(now - at) <= LONGEST_STEP_MS;
}

function addReading(readings: readonly number[], now: number): number[] {
  if (readings.some((at) => Math.abs(now - at) < READ_EVERY_MS)) return [...readings];
  return [...readings, now].sort((a, b) => a - b);
}
