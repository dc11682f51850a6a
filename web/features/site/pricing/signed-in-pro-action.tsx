import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
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
import { Spinner } from '#web/ui/spinner.tsx';
import { chosenCycle, leaveToCheckout, leaveToSignIn } from './offer-in-browser.ts';

/**
 * The action of signed-in people on the card of Pro, for the place `pro-action` of the offer: it reads the cycle that is
 * chosen there, and has the card say 'Your plan' to whom it is. While a payment is processed nothing is sold a second time.
 * Sources: docs/spec/accounts.md#pricing-section, docs/spec/decisions.md#contracts.
 */
export function ProAction() {
  const root = useRef<HTMLDivElement>(null);
  const viewer = useViewer();
  const navigate = useNavigate();
  const state = viewer.isLoading ? undefined : upgradeState(viewer, new Date());
  useMarkedCard(root, state, useTrialDays());
  const upgrade = () => {
    if (state === 'pro') void navigate(SUBSCRIPTION_TAB);
    else if (viewer.holder || viewer.isLoading) leaveToCheckout(chosenCycle());
    // Signed out since, in another tab for one.
    else leaveToSignIn(chosenCycle());
  };
  return (
    <div ref={root} className="grid">
      {state === 'processing' ? (
        <Processing />
      ) : (
        <Button size="lg" className="w-full" onClick={upgrade}>
          {state === 'pro' ? 'Manage subscription' : 'Upgrade to Pro'}
        </Button>
      )}
    </div>
  );
}

/** The card around is the page's own; what differs for people with Pro, or without a trial, is in it, and shown by these marks. */
function useMarkedCard(
  inside: RefObject<HTMLElement | null>,
  state: UpgradeState | undefined,
  trialDays: number | undefined,
): void {
  useLayoutEffect(() => {
    const card = inside.current?.closest('section');
    if (!card) return;
    card.dataset.state = state ?? '';
    card.dataset.trial = trialDays === undefined ? 'unknown' : trialDays === 0 ? 'used' : 'offered';
  }, [inside, state, trialDays]);
}

function Processing() {
  const { isChecking, checkStatus, checkWords } = useCheckStatus();
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
