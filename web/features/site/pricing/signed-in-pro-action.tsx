import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { formatPrice } from '#shared/plans/catalogue.ts';
import { offerFor } from '#shared/plans/offer.ts';
import { nextChargeWords, useSubscription } from '#web/features/billing/index.ts';
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
import { chooseCycle, chosenCycle, leaveToCheckout, leaveToSignIn } from './offer-in-browser.ts';

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
    <div ref={root} className="grid gap-4">
      {state === 'pro' && <OwnPlan />}
      {state === 'processing' ? (
        <Processing />
      ) : (
        <Button size="lg" className="w-full" onClick={upgrade}>
          {state === 'pro' ? 'Manage Subscription' : 'Upgrade to Pro'}
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
    // Who has Pro has had it too, and is not charged today.
    const isKnown = state !== undefined && trialDays !== undefined;
    card.dataset.trial = !isKnown ? 'unknown' : trialDays === 0 ? 'used' : 'offered';
  }, [inside, state, trialDays]);
}

/** What the subscriber pays, and when next; the cards show their billing cycle. */
function OwnPlan() {
  const { data: subscription } = useSubscription();
  const cycle = subscription?.cycle;
  useLayoutEffect(() => {
    if (cycle) chooseCycle(cycle);
  }, [cycle]);
  if (!subscription) return null;
  const next = nextChargeWords(subscription);
  return (
    <p className="text-small text-ink-soft tabular-nums">
      <span className="block">
        You pay {formatPrice(subscription.priceCents, subscription.currency)} {offerFor(subscription.cycle).per}.
      </span>
      {next && `${next.name}: ${next.value}`}
    </p>
  );
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
