import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { warmUpPaddle } from '#web/features/billing/index.ts';
import { useSession } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toast.tsx';
import { SUBSCRIPTION_TAB } from './already-subscribed.ts';
import type { Purchase } from './checkout/buy-pro.ts';
import { setUpgradeRun, useUpgradeRun } from './checkout/upgrade-run.ts';
import { UPGRADED } from './processing.ts';
import { chooseCycle, hideOffer } from './shown-offer.ts';
import type { UpgradeViewProps } from './upgrade-body.tsx';
import { useCheckStatus } from './use-check-status.ts';
import { useViewer } from './use-viewer.ts';
import { upgradeState } from './viewer.ts';

/** What an upgrade dialog shows and does for the viewer. Source: docs/spec/accounts.md#upgrade-flow. */
export function useUpgrade(isOpen: boolean, cycle: BillingCycle): UpgradeViewProps {
  const navigate = useNavigate();
  const purchase = usePurchase(cycle);
  const { phase, words, title } = useUpgradeRun(purchase.owner, purchase.userId, isOpen);
  const state = upgradeState(useViewer(), new Date());
  const { hasFoundPro, lead } = useLeadToSubscription(isOpen);
  const { isChecking, checkWords, checkStatus } = useCheckStatus(lead);
  useWarmCheckout(isOpen && purchase.userId !== undefined && state === 'offer');
  return {
    state,
    hasFoundPro,
    cycle,
    onCycleChange: chooseCycle,
    phase,
    checkoutWords: words,
    checkoutTitle: title,
    onUpgrade: purchase.begin,
    onConfirmAgain: purchase.begin,
    onManage: () => {
      hideOffer();
      void navigate(SUBSCRIPTION_TAB);
    },
    isCheckingStatus: isChecking,
    checkWords,
    onCheckStatus: checkStatus,
    onDecline: hideOffer,
  };
}

function usePurchase(cycle: BillingCycle) {
  const owner = useId();
  const { user } = useSession();
  const navigate = useNavigate();
  const purchase = user && { owner, userId: user.id, cycle, navigate, close: hideOffer };
  const signInFirst = () => {
    hideOffer();
    toast({ title: 'Sign in required', description: 'Please sign in to upgrade to Pro' });
    void navigate(`${paths.auth}?${new URLSearchParams({ returnTo: paths.checkout, billingCycle: cycle })}`);
  };
  return { owner, userId: user?.id, begin: () => (purchase ? void begin(purchase) : signInFirst()) };
}

/** What it takes comes when someone wants to buy, or is about to. */
const loadBuying = () => import('./checkout/buy-pro.ts');

async function begin(purchase: Purchase): Promise<void> {
  try {
    const { buyPro } = await loadBuying();
    await buyPro(purchase);
  } catch {
    const { owner, userId } = purchase;
    const words = 'Failed to start checkout process';
    setUpgradeRun({ phase: 'idle', owner, userId, title: 'Checkout Error', words });
  }
}

/** The provider's script is on its way while the offer is read. */
function useWarmCheckout(isOffering: boolean): void {
  useEffect(() => {
    if (!isOffering) return;
    warmUpPaddle();
    loadBuying().catch(() => undefined);
  }, [isOffering]);
}

/** Source: docs/spec/accounts.md §9. */
const LEAD_AFTER_MS = 2000;

/**
 * The answer to a press that has found Pro: the dialog says so and leads to the subscription; one that is closed by then leaves
 * a message. Source: docs/spec/accounts.md §2, the second variant of /checkout/success.
 */
function useLeadToSubscription(isOpen: boolean) {
  const leading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasFoundPro, setFoundPro] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isOpen) return () => clearTimeout(leading.current);
  }, [isOpen]);
  const lead = () => {
    if (!isOpen) return void toast({ title: UPGRADED });
    setFoundPro(true);
    leading.current = setTimeout(() => {
      hideOffer();
      void navigate(SUBSCRIPTION_TAB);
    }, LEAD_AFTER_MS);
  };
  return { hasFoundPro, lead };
}
