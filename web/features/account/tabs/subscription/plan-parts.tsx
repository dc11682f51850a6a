import { useState } from 'react';
import type { Subscription } from '#shared/billing/contract.ts';
import { UpdateCard, usePaymentPortal, useResumeSubscription } from '#web/features/billing/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { longDate } from '#web/ui/dates.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { Definition, DefinitionList } from '../definition-list.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CycleDialog, otherCycle } from './cycle-dialog.tsx';
import { useCardWords } from './invoices.tsx';
import { canCancel, canSwitch, subscriptionRows } from './subscription-words.ts';

/** What runs, what it costs, and the ways to change it. */
export function PlanRows({ subscription }: { subscription: Subscription }) {
  const card = useCardWords();
  const rows: readonly { name: string; value: string }[] = subscriptionRows(subscription);
  return (
    <DefinitionList>
      {[...rows, ...(card ? [{ name: 'Card', value: card }] : [])].map(({ name, value }) => (
        <Definition key={name} name={name}>
          <span className="tabular-nums">{value}</span>
        </Definition>
      ))}
    </DefinitionList>
  );
}

/** What asks for the person's attention: a payment that failed, a cancellation that can be taken back. */
export function PlanNotice({ subscription }: { subscription: Subscription }) {
  const { status, cancelsAt, accessUntil, unpaidSince } = subscription;
  if (status === 'past_due') {
    const rest = accessUntil ? `Pro stays on until ${longDate(accessUntil)}.` : 'Pro is off until it is paid.';
    const when = unpaidSince ? ` on ${longDate(unpaidSince)}` : '';
    return (
      <Alert tone="warning" title={`Your payment${when} failed`} className="mt-5" action={<UpdateCard />}>
        {rest} Update your card and the payment is tried again at once.
      </Alert>
    );
  }
  if (status === 'paused') {
    return (
      <Alert tone="info" title="Your subscription is paused" className="mt-5">
        Nothing is charged, and Pro is off. Resume it under Manage Payment Methods.
      </Alert>
    );
  }
  if (!cancelsAt || status === 'canceled') return null;
  return (
    <Alert tone="info" title="Your subscription is cancelled" className="mt-5" action={<KeepPro />}>
      You keep Pro until {longDate(cancelsAt)}, and nothing more is charged.
    </Alert>
  );
}

function KeepPro() {
  const resume = useResumeSubscription();
  const keep = async () => {
    try {
      await resume.mutateAsync();
      toast({ title: 'Subscription Resumed', description: 'Your subscription continues as before.' });
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined;
      toastFailure('Your subscription is still cancelled', description);
    }
  };
  return (
    <Button variant="secondary" size="sm" busy={resume.isPending} onClick={() => void keep()}>
      Keep my subscription
    </Button>
  );
}

export function PlanActions({ subscription }: { subscription: Subscription }) {
  const [isCancelling, setCancelling] = useState(false);
  const [isSwitching, setSwitching] = useState(false);
  const { isPending, openPortal } = usePaymentPortal();
  return (
    <div className="mt-6 flex flex-wrap gap-2 max-sm:grid">
      {canSwitch(subscription) && (
        <Button variant="secondary" onClick={() => setSwitching(true)}>
          Switch to {otherCycle(subscription)}
        </Button>
      )}
      <Button variant="secondary" busy={isPending} onClick={openPortal}>
        Manage Payment Methods
      </Button>
      {canCancel(subscription) && (
        <Button variant="ghost" onClick={() => setCancelling(true)}>
          Cancel Subscription
        </Button>
      )}
      {isCancelling && <CancelDialog subscription={subscription} onClose={() => setCancelling(false)} />}
      {isSwitching && <CycleDialog subscription={subscription} onClose={() => setSwitching(false)} />}
    </div>
  );
}
