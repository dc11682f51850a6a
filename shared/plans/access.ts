import type { SessionUser } from '../identity/contract.ts';
import { FEATURES, type Feature } from './features.ts';
import { TRIAL_CREDITS } from './limits.ts';

/** What entitlement needs to know of a signed-in person. `proUntil` absent means no end is known: Pro continues. */
export interface PlanHolder {
  readonly plan: 'pro' | 'free';
  readonly proUntil?: Date | undefined;
  readonly proTrialCreditsUsed: number;
}

/** The holder that a user is; null for a visitor. */
export function holderOf(user: SessionUser): PlanHolder;
export function holderOf(user: SessionUser | null | undefined): PlanHolder | null;
export function holderOf(user: SessionUser | null | undefined): PlanHolder | null {
  if (!user) return null;
  const { plan, proUntil, proTrialCreditsUsed } = user;
  return { plan, proTrialCreditsUsed, proUntil: proUntil === null ? undefined : new Date(proUntil) };
}

export type AccessDecision = { allowed: true } | { allowed: false; reason: 'SIGN_IN_REQUIRED' | 'PRO_REQUIRED' };

/**
 * May this person use `feature` now? The one entitlement function, run by server and browser alike. `holder` is null for a
 * visitor. Source: docs/spec/decisions.md#plans, docs/spec/proposals.md §6.
 */
export function access(holder: PlanHolder | null, feature: Feature, now: Date): AccessDecision {
  if (holder && isPro(holder, now)) return { allowed: true };
  const { audience } = FEATURES[feature];
  if (audience === 'everybody') return { allowed: true };
  if (!holder) return { allowed: false, reason: 'SIGN_IN_REQUIRED' };
  const hasCredits = remainingCredits(holder.proTrialCreditsUsed) > 0;
  const isAllowed = audience === 'kept' || (audience === 'credits' && hasCredits);
  return isAllowed ? { allowed: true } : { allowed: false, reason: 'PRO_REQUIRED' };
}

/** Pro is plan = pro and (proUntil absent or in the future). */
export function isPro(holder: PlanHolder, now: Date): boolean {
  return holder.plan === 'pro' && (holder.proUntil === undefined || holder.proUntil > now);
}

/** Whether one of these is a Pro feature, so that a person without Pro spends a trial credit on it. */
export function usesPro(features: readonly Feature[]): boolean {
  return features.some((feature) => FEATURES[feature].audience !== 'everybody');
}

export function remainingCredits(used: number): number {
  return Math.max(0, TRIAL_CREDITS - used);
}

/**
 * A payment was made and the provider has not confirmed it yet. Source: docs/spec/accounts.md §4,
 * docs/spec/decisions.md#plans.
 */
const PROCESSING: readonly string[] = ['pending_confirmation', 'pending_activation'];

/** Both pending states count as processing, everywhere. */
export function isPaymentProcessing(checkoutStatus: string | null): boolean {
  return checkoutStatus !== null && PROCESSING.includes(checkoutStatus);
}
