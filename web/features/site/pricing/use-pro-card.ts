import type { BillingCycle } from '#shared/plans/catalogue.ts';
import {
  sayAlreadySubscribed,
  type UpgradeStanding,
  upgradeStanding,
  useCheckStatus,
  useViewer,
} from '#web/features/plans/index.ts';
import { useNavigate } from '#web/navigation/index.ts';
import { leaveToCheckout, leaveToSignIn } from './leave-to-pay.ts';

export interface ProCardView extends ReturnType<typeof useCheckStatus> {
  /** Undefined while it is not known who is looking. */
  readonly standing: UpgradeStanding | undefined;
  readonly onUpgrade: () => void;
}

/**
 * What the card of Pro shows and does for whoever looks at it. Sources: docs/spec/accounts.md#pricing-section,
 * docs/spec/decisions.md#contracts.
 */
export function useProCard(cycle: BillingCycle): ProCardView {
  const viewer = useViewer();
  const navigate = useNavigate();
  const check = useCheckStatus();
  const standing = upgradeStanding(viewer, new Date());
  const onUpgrade = () => {
    if (standing === 'pro') sayAlreadySubscribed(navigate);
    else if (viewer.holder || viewer.isLoading) leaveToCheckout(cycle);
    // Signed out since, in another tab for one.
    else leaveToSignIn(cycle);
  };
  return { standing: viewer.isLoading ? undefined : standing, onUpgrade, ...check };
}
