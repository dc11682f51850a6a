import { isPro, type PlanHolder, remainingCredits, usesPro } from './access.ts';
import type { Feature } from './features.ts';

interface Asked {
  readonly holder: PlanHolder | null;
  /** What the proposal makes use of. */
  readonly features: readonly Feature[];
  /** Free proposals in a week; null when they are unlimited. */
  readonly freeWeeklyLimit: number | null;
}

/**
 * What one more proposal takes of a plan, said before it is written; undefined when it takes nothing. By the rule that the
 * server takes it by (decision 0023).
 */
export function costInWords({ holder, features, freeWeeklyLimit }: Asked, now: Date): string | undefined {
  if (holder && isPro(holder, now)) return undefined;
  const credits = holder && usesPro(features) ? remainingCredits(holder.proTrialCreditsUsed) : 0;
  if (credits > 0)
    return credits === 1
      ? 'Uses your last free premium proposal.'
      : `Uses 1 of your ${credits} free premium proposals.`;
  if (freeWeeklyLimit === null) return undefined;
  return freeWeeklyLimit === 1
    ? 'Uses the one free proposal of this week.'
    : `Uses 1 of the ${freeWeeklyLimit} free proposals of this week.`;
}
