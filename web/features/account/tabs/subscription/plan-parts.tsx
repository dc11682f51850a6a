import { useState } from 'react';
import type { Subscription } from '#shared/billing/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useManageSubscription, useResumeSubscription } from '#web/features/billing/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { longDate } from '#web/ui/dates.ts';
import { toast } from '#web/ui/toast.tsx';
import { Definition, DefinitionList } from '../definition-list.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { canCancel, subscriptionRows } from './subscription-words.ts';

// Source: docs/spec/accounts.md §8.
const NO_PORTAL = 'Could not access subscription management';

/** What runs, what it costs, and the ways to change it. */
export function PlanRows({ subscription }: { subscription: Subscription }) {
  return (
    <DefinitionList>
      {subscriptionRows(subscription).map(({ name, value }) => (
        <Definition key={name} name={name}>
          <span className="tabular-nums">{value}</span>
        </Definition>
      ))}
    </DefinitionList>
  );
}

/** What asks for the person's attention: a payment that failed, a cancellation that can be taken back. */
export function PlanNotice({ subscription }: { subscription: Subscription }) {
  const { status, cancelsAt, accessUntil } = subscription;
  if (status === 'past_due') {
    const rest = accessUntil ? ` Pro stays on until ${longDate(accessUntil)}.` : ' Pro is off until it is paid.';
    return (
      <Alert tone="warning" title="Your last payment failed" className="mt-5">
        Change your card under Manage Payment Methods, and it is tried again.{rest}
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
      toast({ title: 'Your subscription is still cancelled', description, variant: 'destructive' });
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
  const manage = useManageSubscription();
  const openPortal = () => {
    if (manage.isPending) return;
    manage.mutate(undefined, {
      onError: (error) =>
        toast({ title: 'Payment methods could not be opened', description: wordsOf(error), variant: 'destructive' }),
    });
  };
  return (
    <div className="mt-6 flex flex-wrap gap-2 max-sm:grid">
      <Button variant="secondary" busy={manage.isPending} onClick={openPortal}>
        Manage Payment Methods
      </Button>
      {canCancel(subscription) && (
        <Button variant="ghost" onClick={() => setCancelling(true)}>
          Cancel Subscription
        </Button>
      )}
      <CancelDialog subscription={subscription} open={isCancelling} onOpenChange={setCancelling} />
    </div>
  );
}

function wordsOf(error: Error): string {
  return error instanceof ApiError && error.problem ? error.message : NO_PORTAL;
}
