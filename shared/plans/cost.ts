import { isPro, type PlanHolder, remainingCredits, usesPro } from './access.ts';
import type { Feature } from './features.ts';

interface CostInput {
  readonly holder: PlanHolder | null;
  /** The features that the proposal uses. */
  readonly features: readonly Feature[];
  /** Free proposals in a week; null when they are unlimited. */
  readonly freeWeeklyLimit: number | null;
}

/**
 * What one more proposal uses of a plan, shown before it is written; undefined when it costs nothing. The server reserves by
 * the same rule (decision 0023).
 */
export function costInWords({ holder, features, freeWeeklyLimit }: CostInput, now: Date): string | undefined {
  if (holder && isPro(holder, now)) return undefined;
  const credits = holder && usesPro(features) ? remainingCredits(holder.proTrialCreditsUsed) : 0;
  if (credits > 0)
    return credits === 1
      ? 'Uses your last free premium proposal.'
      : `Uses 1 of your ${credits} free premium proposals.`;
  if (freeWeeklyLimit === null) return undefined;
  return freeWeeklyLimit === 1
    ? 'Uses this week’s free proposal.'
    : `Uses 1 of this week’s ${freeWeeklyLimit} free proposals.`;
}
