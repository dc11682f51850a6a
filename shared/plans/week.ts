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

/**
 * The message for a person who has used all free proposals of this week. A visitor shares them with everybody at their
 * address, and the message says so. The end of the limit is in `retryAt` as well.
 */
export function weeklyLimitWords(limit: number, who: 'visitor' | 'user'): string {
  const all = limit === 1 ? 'this week’s free proposal' : `this week’s ${limit} free proposals`;
  const back = 'The next week begins on Monday at 00:00 UTC.';
  if (who === 'user') return `You’ve used ${all}. ${back} Pro has no limit.`;
  return `This browser or its network has used ${all}. ${back} Pro has no limit.`;
}
