import type { SessionUser } from '#shared/identity/contract.ts';
import { holderOf, isPaymentProcessing, isPro, type PlanHolder } from '#shared/plans/access.ts';

/** The viewer of the page, as far as plans are concerned. `holder` is null for a visitor. */
export interface Viewer {
  readonly holder: PlanHolder | null;
  /** A payment has been made and the provider has not confirmed it yet. */
  readonly isPaymentProcessing: boolean;
  /** It is not known yet who it is; until then they may do what a visitor may. */
  readonly isLoading: boolean;
}

export function viewerOf(user: SessionUser | null, isLoading = false): Viewer {
  return { holder: holderOf(user), isPaymentProcessing: isPaymentProcessing(user?.checkoutStatus ?? null), isLoading };
}

/** What an upgrade dialog has to say to this viewer. */
export type UpgradeState = 'offer' | 'processing' | 'pro';

/** Pro wins over a payment in progress: a renewal that is being processed must not look like a missing plan. */
export function upgradeState(viewer: Pick<Viewer, 'holder' | 'isPaymentProcessing'>, now: Date): UpgradeState {
  if (viewer.holder && isPro(viewer.holder, now)) return 'pro';
  return viewer.isPaymentProcessing ? 'processing' : 'offer';
}

/** What of a person the plan is. */
export function planOf({ id, plan, proUntil, checkoutStatus, unpaidSince }: SessionUser): string {
  return JSON.stringify([id, plan, proUntil, checkoutStatus, unpaidSince]);
}
