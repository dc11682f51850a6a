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
