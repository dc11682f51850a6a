import { useNavigate } from 'react-router';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import {
  SUBSCRIPTION_TAB,
  type UpgradeState,
  upgradeState,
  useCheckStatus,
  useViewer,
} from '#web/features/plans/index.ts';
import { leaveToCheckout, leaveToSignIn } from './leave-to-pay.ts';

export interface ProCardView extends ReturnType<typeof useCheckStatus> {
  /** Undefined while the viewer is unknown. */
  readonly state: UpgradeState | undefined;
  readonly onUpgrade: () => void;
}

/**
 * What the card of Pro shows and does for the viewer. Sources: docs/spec/accounts.md#pricing-section,
 * docs/spec/decisions.md#contracts.
 */
export function useProCard(cycle: BillingCycle): ProCardView {
  const viewer = useViewer();
  const navigate = useNavigate();
  const check = useCheckStatus();
  const state = upgradeState(viewer, new Date());
  const onUpgrade = () => {
    if (state === 'pro') void navigate(SUBSCRIPTION_TAB);
    else if (viewer.holder || viewer.isLoading) leaveToCheckout(cycle);
    // Signed out since, in another tab for one.
    else leaveToSignIn(cycle);
  };
  return { state: viewer.isLoading ? undefined : state, onUpgrade, ...check };
}
