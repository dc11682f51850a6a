const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/** A worker that has not been heard of for so long counts as dead, and its job is done again. */
export const LEASE_MS = 60 * SECOND_MS;

/** Tries of one job; after the last it is dead. With the pauses between them they span ten hours. */
export const TRIES = 20;

const FIRST_PAUSE_MS = 5 * SECOND_MS;
const LONGEST_PAUSE_MS = HOUR_MS;

/** The pause after the try number `attempt`: five seconds, doubled each time, at most an hour. */
export function retryAfterMs(attempt: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
}
