import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PricingOffer } from './pricing-offer.tsx';
import type { UpgradeStanding } from './upgrade-standing.ts';

export interface UpgradeViewProps {
  standing: UpgradeStanding;
  cycle: BillingCycle;
  onCycleChange: (cycle: BillingCycle) => void;
  /** Opening the checkout takes a moment; the button says so and ignores presses. */
  isOpeningCheckout?: boolean | undefined;
  isCheckingStatus?: boolean | undefined;
  onUpgrade: () => void;
  onManage: () => void;
  onCheckStatus: () => void;
  onDecline: () => void;
}

interface UpgradeParts {
  body: ReactNode;
  footer: ReactNode;
}

/** What an upgrade dialog shows in each of its three states. `declineLabel` is the button beside the offer's. */
export function upgradeParts(view: UpgradeViewProps, declineLabel: string, benefits?: number): UpgradeParts {
  if (view.standing === 'pro') return alreadyPro(view);
  if (view.standing === 'processing') return processing(view);
  return {
    body: <PricingOffer cycle={view.cycle} onCycleChange={view.onCycleChange} benefits={benefits} />,
    footer: (
      <>
        <Button variant="ghost" onClick={view.onDecline}>
          {declineLabel}
        </Button>
        <Button busy={view.isOpeningCheckout} onClick={view.onUpgrade}>
          {view.isOpeningCheckout ? 'Opening Checkout...' : 'Upgrade to Pro'}
        </Button>
      </>
    ),
  };
}

function alreadyPro({ onManage }: UpgradeViewProps): UpgradeParts {
  return {
    body: (
      <p className="flex items-start gap-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
        Your Pro subscription is active
      </p>
    ),
    footer: <Button onClick={onManage}>Manage Subscription</Button>,
  };
}

function processing({ onCheckStatus, isCheckingStatus }: UpgradeViewProps): UpgradeParts {
  return {
    body: (
      <p role="status" className="flex items-start gap-2.5">
        <Spinner className="mt-1" />
        Your subscription is being processed... usually takes less than a minute
      </p>
    ),
    footer: (
      <Button variant="secondary" busy={isCheckingStatus} onClick={onCheckStatus}>
        Check Status
      </Button>
    ),
  };
}
