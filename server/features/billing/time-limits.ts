const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Source of these: docs/spec/billing.md#entitlement.

/** Pro outlasts a paid period by this time, so that a late renewal event takes nothing away. */
export const GRACE_MS = 72 * HOUR_MS;
/** After an unpaid renewal Pro stays for this time, from the start of the unpaid period. */
export const PAST_DUE_MS = 7 * DAY_MS;
/** How long a payment reported by the browser stays pending. */
export const PENDING_CONFIRMATION_MS = 30 * MINUTE_MS;

/** An unused attempt that is older is not reused. */
export const OPEN_FOR_MS = DAY_MS;
/** A hosted checkout is polled this long from its creation. */
export const HOSTED_POLLED_MS = DAY_MS;
const FIRST_POLL_MS = 2 * SECOND_MS;
const LONGEST_POLL_MS = MINUTE_MS;

/**
 * The pause before an attempt is polled again: 2, 4, 8 … 60 seconds. `polls` were made before. Once nobody waits at a
 * screen, `waitedMs` after the report or the start, it is an eighth of the elapsed time, at most an hour: the provider
 * answers 240 requests a minute, and most abandoned checkouts are never paid.
 */
export function pollAfterMs(polls: number, waitedMs = 0): number {
  if (waitedMs >= PENDING_CONFIRMATION_MS) return Math.min(HOUR_MS, waitedMs / 8);
  return Math.min(LONGEST_POLL_MS, FIRST_POLL_MS * 2 ** Math.min(polls, 10));
}

/** How far back the daily reconciliation looks. */
export const RECONCILED_MS = 7 * DAY_MS;
