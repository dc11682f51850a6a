import { CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { UpgradeRun } from './checkout/upgrade-run.ts';
import { FreeAccountFirst, useIsVisitor } from './free-account.tsx';
import { PricingOffer } from './pricing-offer.tsx';
import { CONFIRMING, PROCESSING, UNCONFIRMED, UPGRADED } from './processing.ts';
import type { UpgradeState } from './viewer.ts';

export interface UpgradeViewProps {
  state: UpgradeState;
  cycle: BillingCycle;
  onCycleChange: (cycle: BillingCycle) => void;
  /** 'Check Status' has just found Pro. */
  hasFoundPro?: boolean | undefined;
  /** How far an upgrade is that was begun in this dialog; idle when left out. */
  phase?: UpgradeRun['phase'] | undefined;
  /** Why the last one failed, or why it is not confirmed. */
  checkoutWords?: string | undefined;
  /** Above these words where they say a failure. */
  checkoutTitle?: string | undefined;
  isCheckingStatus?: boolean | undefined;
  /** The outcome of the last 'Check Status' that found the payment still in progress. */
  checkWords?: string | undefined;
  onUpgrade: () => void;
  onConfirmAgain?: (() => void) | undefined;
  onManage: () => void;
  onCheckStatus: () => void;
  onDecline: () => void;
}

interface UpgradeParts {
  body: ReactNode;
  footer: ReactNode;
}

/** What an upgrade dialog shows in each of its states; `declineLabel` is the button beside the offer's. */
export function upgradeParts(view: UpgradeViewProps, declineLabel: string, benefits?: number): UpgradeParts {
  if (view.phase === 'confirming') return confirming();
  if (view.state === 'pro') return alreadyPro(view);
  if (view.state === 'processing') return processing(view);
  if (view.phase === 'unconfirmed') return bodyWhenUnconfirmed(view);
  return offer(view, declineLabel, benefits);
}

/** The offer is shown, and nothing replaces it. */
export function isOffering({ state, phase }: UpgradeViewProps): boolean {
  return state === 'offer' && phase !== 'confirming' && phase !== 'unconfirmed';
}

function offer(view: UpgradeViewProps, declineLabel: string, benefits: number | undefined): UpgradeParts {
  const isOpening = view.phase === 'opening';
  return {
    body: (
      <>
        <FreeAccountFirst />
        <PricingOffer cycle={view.cycle} onCycleChange={view.onCycleChange} benefits={benefits} />
        {view.checkoutTitle && (
          <Alert isAnswer tone="danger" title={view.checkoutTitle} className="mt-5">
            {view.checkoutWords}
          </Alert>
        )}
        <p role="status" className="mt-5 rounded-tight bg-sunken px-3 py-2 text-small text-ink-soft empty:hidden">
          {!view.checkoutTitle && view.checkoutWords}
        </p>
      </>
    ),
    footer: (
      <>
        <Button variant="ghost" onClick={view.onDecline}>
          {declineLabel}
        </Button>
        <BuyButton busy={isOpening} onClick={view.onUpgrade}>
          {isOpening ? 'Opening Checkout...' : 'Upgrade to Pro'}
        </BuyButton>
      </>
    ),
  };
}

/** A visitor's next step is a free account. */
function BuyButton(props: ComponentProps<typeof Button>) {
  return <Button variant={useIsVisitor() ? 'secondary' : 'primary'} {...props} />;
}

function confirming(): UpgradeParts {
  return {
    body: (
      <p role="status" className="flex items-start gap-2.5">
        <Spinner className="mt-1" />
        {CONFIRMING}
      </p>
    ),
    footer: undefined,
  };
}

function bodyWhenUnconfirmed({ checkoutTitle, checkoutWords, onConfirmAgain }: UpgradeViewProps): UpgradeParts {
  return {
    body: (
      <div className="grid gap-4">
        <Alert tone="warning" title={checkoutTitle}>
          {checkoutWords}
        </Alert>
        <p className="text-ink-soft">
          {UNCONFIRMED.title}. {UNCONFIRMED.advice}
        </p>
      </div>
    ),
    footer: <Button onClick={onConfirmAgain}>Try Again</Button>,
  };
}

function alreadyPro({ hasFoundPro, onManage }: UpgradeViewProps): UpgradeParts {
  return {
    body: (
      // The place that said 'is being processed' says this: it is read aloud when it changes.
      <p role="status" className="flex items-start gap-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
        <span className="grid">
          {hasFoundPro && <strong className="font-strong">{UPGRADED}</strong>}
          Your Pro subscription is active
        </span>
      </p>
    ),
    footer: <Button onClick={onManage}>Manage Subscription</Button>,
  };
}

function processing({ onCheckStatus, isCheckingStatus, checkWords }: UpgradeViewProps): UpgradeParts {
  return {
    body: (
      <p role="status" className="flex items-start gap-2.5">
        <Spinner className="mt-1" />
        {PROCESSING}
      </p>
    ),
    footer: (
      <>
        <p role="status" className="self-center text-small text-ink-soft sm:mr-auto">
          {checkWords}
        </p>
        <Button variant="secondary" busy={isCheckingStatus} onClick={onCheckStatus}>
          Check Status
        </Button>
      </>
    ),
  };
}
