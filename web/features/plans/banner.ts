import type { TrialCredits } from '#shared/plans/contract.ts';
import { CREDITS_BANNER_UPGRADE_AT } from '#shared/plans/limits.ts';
import { upgradeState, type Viewer } from './viewer.ts';

/** The banner over the workspace about the viewer's plan. */
export type Banner =
  | { readonly kind: 'none' }
  /** What Pro adds, for those who are signed out. */
  | { readonly kind: 'upsell' }
  /** What is left of the free premium proposals. */
  | { readonly kind: 'credits'; readonly words: string; readonly isUpgradeOffered: boolean };

/**
 * One banner at most: none while it is not known who looks, none with Pro. `credits` is what the server said last. The upgrade
 * is offered from two credits down, to nobody whose payment is being processed. Sources: docs/spec/proposals.md §2, §9.
 */
export function bannerFor(viewer: Viewer, credits: TrialCredits | undefined, now: Date): Banner {
  if (viewer.isLoading) return { kind: 'none' };
  if (!viewer.holder) return { kind: 'upsell' };
  const state = upgradeState(viewer, now);
  if (state === 'pro' || !credits || credits.isPro) return { kind: 'none' };
  const isLow = credits.remainingCredits <= CREDITS_BANNER_UPGRADE_AT;
  return { kind: 'credits', words: credits.message, isUpgradeOffered: isLow && state === 'offer' };
}
