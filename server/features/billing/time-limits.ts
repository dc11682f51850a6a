const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Source of these: docs/spec/billing.md#entitlement.

/** Pro outlasts a paid period by this, so that a late renewal event takes nothing away. */
export const GRACE_MS = 72 * HOUR_MS;
/** Whose renewal was not paid keeps Pro for this, from the start of the period that is not paid. */
export const PAST_DUE_MS = 7 * DAY_MS;
/** How long the browser's word that it was paid counts as pending. */
export const PENDING_CONFIRMATION_MS = 30 * MINUTE_MS;

/** An attempt that nothing has come of for so long is not taken up again. */
export const OPEN_FOR_MS = DAY_MS;
/** A hosted checkout is looked after for so long from its creation. */
export const HOSTED_POLLED_MS = DAY_MS;
const FIRST_POLL_MS = 2 * SECOND_MS;
const LONGEST_POLL_MS = MINUTE_MS;

/**
 * The pause before the provider is asked about an attempt again: 2, 4, 8 … 60 seconds. `polls` were made before. Once nobody
 * waits at a screen any more, `waitedMs` after the report or the beginning, it is an eighth of the time that has gone by, at
 * most an hour: the provider answers 240 requests a minute, and most checkouts that are left are never paid.
 */
export function pollAfterMs(polls: number, waitedMs = 0): number {
  if (waitedMs >= PENDING_CONFIRMATION_MS) return Math.min(HOUR_MS, waitedMs / 8);
  return Math.min(LONGEST_POLL_MS, FIRST_POLL_MS * 2 ** Math.min(polls, 10));
}

/** How far back the daily reconciliation looks. */
export const RECONCILED_MS = 7 * DAY_MS;
