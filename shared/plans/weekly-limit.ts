/**
 * The message for a person who has used all free proposals of this week. A visitor shares them with everybody at their
 * address, and the message says so. The end of the limit is in `retryAt` as well.
 */
export function weeklyLimitWords(limit: number, who: 'visitor' | 'user'): string {
  const all = limit === 1 ? 'the one free proposal' : `all ${limit} free proposals`;
  const back = 'The next week begins on Monday at 00:00 UTC.';
  if (who === 'user') return `You have written ${all} of this week. ${back} Pro has no limit.`;
  return `From this browser or its network ${all} of this week have been written. ${back} Pro has no limit.`;
}
