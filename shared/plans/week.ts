const DAY_MS = 86_400_000;

/**
 * Monday 00:00 UTC of the week of `at`: its free proposals are counted from here. The one rule of weeks, in UTC, so that no
 * clock change makes one longer. Source: docs/spec/decisions.md#wizard-and-drafts.
 */
export function weekStartsAt(at: Date): Date {
  const midnight = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  const daysSinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(midnight - daysSinceMonday * DAY_MS);
}

/** When the next week starts, and everybody's count with it. */
export function weekEndsAt(at: Date): Date {
  return new Date(weekStartsAt(at).getTime() + 7 * DAY_MS);
}
