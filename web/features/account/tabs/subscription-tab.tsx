import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { FREE_CHOICES, PRO_BENEFITS } from '#shared/plans/catalogue.ts';
import { useSubscription } from '#web/features/billing/index.ts';
import {
  CheckStatus,
  FreePlan,
  offerFor,
  PROCESSING,
  UpgradeButton,
  type UpgradeState,
} from '#web/features/plans/index.ts';
import { billingOfPage, TestMode } from '#web/site-shell/test-mode.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { longDate } from '#web/ui/dates.ts';
import { LoadFailed } from '#web/ui/fetched.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { PlanStateBadge } from '../plan-badge.tsx';
import { Invoices } from './subscription/invoices.tsx';
import { PlanActions, PlanNotice, PlanRows } from './subscription/plan-parts.tsx';
import { endedWords } from './subscription/subscription-words.ts';

/** The running plan, its cost and how to cancel it; on the free plan, what Pro would add. */
export function SubscriptionTab({ user, state }: { user: SessionUser; state: UpgradeState }) {
  return (
    <div className="grid gap-6">
      <TestMode billing={billingOfPage()} />
      <Card aria-labelledby="plan-title">
        <CardHeader className="mb-2 items-center">
          <CardTitle id="plan-title">Current plan</CardTitle>
          <PlanStateBadge state={state} />
        </CardHeader>
        {state === 'processing' && <ProcessingPlan />}
        {state === 'pro' && <ProPlan user={user} />}
        {state === 'offer' && <FreePlanParts />}
      </Card>
      <Invoices />
      {state === 'offer' && <Benefits />}
    </div>
  );
}

function PlanName({ children }: { children: ReactNode }) {
  return <p className="font-serif text-heading">{children}</p>;
}

function ProcessingPlan() {
  return (
    <>
      <PlanName>Pro</PlanName>
      <p className="mt-1 text-ink-soft">{PROCESSING}</p>
      <CheckStatus />
    </>
  );
}

function ProPlan({ user: { proUntil } }: { user: SessionUser }) {
  const query = useSubscription();
  const { data: subscription, isPending } = query;
  return (
    <>
      <PlanName>Pro</PlanName>
      {isPending && (
        <Loading label="Loading your subscription" rows={['w-52', 'w-44', 'w-40', 'w-64']} className="mt-5 gap-5" />
      )}
      <LoadFailed query={query} title="Your subscription could not be fetched" className="mt-4" />
      {/* Given by hand: there is nothing to charge, to change or to cancel. */}
      {subscription === null && (
        <p className="mt-1 text-ink-soft">
          {proUntil ? `You have access until ${longDate(proUntil)}.` : 'You have everything in Pro.'}
        </p>
      )}
      {subscription && (
        <div className="mt-5">
          <PlanRows subscription={subscription} />
          <PlanNotice subscription={subscription} />
          <PlanActions subscription={subscription} />
        </div>
      )}
    </>
  );
}

/** A person who had Pro sees how it ended, and can still pay a failed payment. */
function FreePlanParts() {
  const { data: subscription } = useSubscription();
  const isUnpaid = subscription?.status === 'past_due' || subscription?.status === 'paused';
  return (
    <>
      <PlanName>Free</PlanName>
      <p className="mt-1 text-ink-soft">
        <FreePlan as="line" /> in the {FREE_CHOICES}.
      </p>
      {subscription?.ended && (
        <Alert tone="info" className="mt-5" title={endedWords(subscription.ended)}>
          Your proposals, drafts and profiles are kept. Drafts and version history open again with Pro.
        </Alert>
      )}
      {subscription && isUnpaid && (
        <>
          <PlanNotice subscription={subscription} />
          <PlanActions subscription={subscription} />
        </>
      )}
    </>
  );
}

/** What Pro would add, for people on the free plan. */
function Benefits() {
  const { price, per } = offerFor('monthly');
  return (
    <Card aria-labelledby="benefits-title">
      <CardHeader className="items-baseline">
        <CardTitle id="benefits-title">What Pro adds</CardTitle>
        <p className="text-ink-soft">
          <span className="font-strong text-ink tabular-nums">{price}</span> {per}
        </p>
      </CardHeader>
      <ul className="grid gap-x-8 gap-y-2.5 md:grid-cols-2">
        {PRO_BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent-ink" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid sm:justify-start">
        <UpgradeButton />
      </div>
    </Card>
  );
}
