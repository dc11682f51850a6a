import { isPro, type PlanHolder, remainingCredits, usesPro } from './access.ts';
import type { TrialCredits } from './contract.ts';
import type { Feature } from './features.ts';
import { TRIAL_CREDITS } from './limits.ts';

/**
 * The texts about a signed-in person's trial credits, the premium proposals of a free account. The free trial of a subscription is
 * server/features/billing/trial. Words for Pro: docs/spec/proposals.md §6.
 */
export function trialCreditsOf(holder: PlanHolder, now: Date): TrialCredits {
  if (isPro(holder, now)) {
    return { remainingCredits: 0, isPro: true, message: "You're a Pro user with unlimited access!" };
  }
  const remaining = remainingCredits(holder.proTrialCreditsUsed);
  const message =
    remaining === 0
      ? 'You have no free premium proposals left.'
      : `You have ${remaining} of ${TRIAL_CREDITS} free premium proposals left.`;
  return { remainingCredits: remaining, isPro: false, message };
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** What a visitor gets before paying: 'Three proposals with your own experience, no card.' */
export function freeAccount(credits: number = TRIAL_CREDITS): { readonly action: string; readonly why: string } {
  const count = COUNTS[credits] ?? String(credits);
  const why = `${count} ${credits === 1 ? 'proposal' : 'proposals'} with your own experience, no card`;
  return { action: 'Create a free account', why };
}

/** '3 premium proposals', which everybody who signs up gets once. */
export function premiumProposals(credits: number = TRIAL_CREDITS): string {
  return `${credits} premium ${credits === 1 ? 'proposal' : 'proposals'}`;
}

interface CostInput {
  readonly holder: PlanHolder | null;
  /** The features that the proposal uses. */
  readonly features: readonly Feature[];
  /** Free proposals in a week; null when they are unlimited. */
  readonly freeWeeklyLimit: number | null;
  /** The server has said that those of this week are used. */
  readonly isWeekUsed?: boolean;
}

/**
 * What one more proposal uses of a plan, shown before it is written; undefined when it costs nothing. The server reserves by
 * the same rule (decision 0023).
 */
export function costInWords(
  { holder, features, freeWeeklyLimit, isWeekUsed }: CostInput,
  now: Date,
): string | undefined {
  if (holder && isPro(holder, now)) return undefined;
  const credits = holder && usesPro(features) ? remainingCredits(holder.proTrialCreditsUsed) : 0;
  if (credits > 0)
    return credits === 1
      ? 'Uses your last free premium proposal.'
      : `Uses 1 of your ${credits} free premium proposals.`;
  if (freeWeeklyLimit === null) return undefined;
  if (isWeekUsed) return `${weekUsedWords(freeWeeklyLimit)}.`;
  return freeWeeklyLimit === 1
    ? 'Uses this week’s free proposal.'
    : `Uses 1 of this week’s ${freeWeeklyLimit} free proposals.`;
}

export function weekUsedWords(limit: number): string {
  return limit === 1 ? 'You’ve used this week’s free proposal' : `You’ve used this week’s ${limit} free proposals`;
}
