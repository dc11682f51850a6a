import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import {
  PROCESSING,
  SUBSCRIPTION_TAB,
  type UpgradeState,
  upgradeState,
  useCheckStatus,
  useTrialDays,
  useViewer,
} from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { listen } from '#web/ui/listen.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { chosenCycle, leaveToCheckout, leaveToSignIn } from './offer-in-browser.ts';

/**
 * The action of signed-in people on the card of Pro, for the place `pro-action` of the offer: it reads the cycle that is
 * chosen there, and has the card say 'Your plan' to whom it is. While a payment is processed nothing is sold a second time.
 */
export function ProAction() {
  const root = useRef<HTMLDivElement>(null);
  const view = useProCard(useChosenCycle());
  useMarkedCard(root, view.state, useTrialDays());
  return (
    <div ref={root} className="grid">
      {view.state === 'processing' ? (
        <Processing {...view} />
      ) : (
        <Button size="lg" className="w-full" onClick={view.onUpgrade}>
          {view.state === 'pro' ? 'Manage subscription' : 'Upgrade to Pro'}
        </Button>
      )}
    </div>
  );
}

/** The card around is the page's own; what differs for people with Pro, or without a trial, is in it, and shown by these marks. */
function useMarkedCard(
  inside: RefObject<HTMLElement | null>,
  state: ProCardView['state'],
  trialDays: number | undefined,
): void {
  useLayoutEffect(() => {
    const card = inside.current?.closest('section');
    if (!card) return;
    card.dataset.state = state ?? '';
    card.dataset.trial = trialDays === undefined ? 'unknown' : trialDays === 0 ? 'used' : 'offered';
  }, [inside, state, trialDays]);
}

function Processing({ isChecking, checkStatus, checkWords }: ProCardView) {
  return (
    <div className="grid gap-3">
      <div role="status" className="grid gap-2">
        <p className="flex items-start gap-2.5">
          <Spinner className="mt-1" />
          {PROCESSING}
        </p>
        {checkWords && <p className="text-small text-ink-soft">{checkWords}</p>}
      </div>
      <Button variant="secondary" size="lg" className="w-full" busy={isChecking} onClick={checkStatus}>
        Check Status
      </Button>
    </div>
  );
}

/** `chosenCycle`, kept up to date. Apart from it: the page's own script knows no React. */
function useChosenCycle(): BillingCycle {
  return useSyncExternalStore(onChange, chosenCycle);
}

const onChange = (listener: () => void) => listen(document, 'change', listener);

interface ProCardView extends ReturnType<typeof useCheckStatus> {
  /** Undefined while the viewer is unknown. */
  readonly state: UpgradeState | undefined;
  readonly onUpgrade: () => void;
}

/**
 * What the card of Pro shows and does for the viewer. Sources: docs/spec/accounts.md#pricing-section,
 * docs/spec/decisions.md#contracts.
 */
function useProCard(cycle: BillingCycle): ProCardView {
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
