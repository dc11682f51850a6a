import type { SessionUser } from '#shared/identity/contract.ts';
import type { PlanHolder } from '#shared/plans/access.ts';
import { isPaymentProcessing } from '#shared/plans/checkout-status.ts';
import { holderOf } from '#shared/plans/holder.ts';

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
