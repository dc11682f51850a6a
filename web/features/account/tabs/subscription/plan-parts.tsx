import { useState } from 'react';
import type { CyclePreview, Subscription } from '#shared/billing/contract.ts';
import { type BillingCycle, formatPrice } from '#shared/plans/catalogue.ts';
import { CYCLE_NAMES } from '#shared/plans/offer.ts';
import { ApiError } from '#web/api/api-error.ts';
import {
  UpdateCard,
  useCancelSubscription,
  useChangeCycle,
  useCyclePreview,
  usePaymentPortal,
  useResumeSubscription,
} from '#web/features/billing/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { longDate } from '#web/ui/dates.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { Definition, DefinitionList } from '../definition-list.tsx';
import { useCardWords } from './invoices.tsx';
import { canCancel, cancelWords, canSwitch, subscriptionRows } from './subscription-words.ts';

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
      Keep My Subscription
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
      {isSwitching && <SwitchDialogs subscription={subscription} onClose={() => setSwitching(false)} />}
    </div>
  );
}

// Source: docs/spec/accounts.md §8.
const FAILED = 'There was an error cancelling your subscription. Please try again later.';

/** Says what ends and when before anything does. */
function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const cancel = useCancelSubscription();
  const words = cancelWords(subscription);
  const confirm = async () => {
    if (cancel.isPending) return;
    await cancel.mutateAsync();
    // First the dialog: what is under it is hidden from screen readers, toasts too.
    onClose();
    toast({ title: 'Subscription Cancelled', description: words.what });
  };
  return (
    <ConfirmDialog
      title="Cancel your subscription?"
      action="Yes, Cancel Subscription"
      cancel="Keep My Subscription"
      busy={cancel.isPending}
      onConfirm={() => void confirm().catch(() => undefined)}
      // It cannot be called off any more, and the dialog says how it went.
      onClose={() => cancel.isPending || onClose()}
    >
      <div className="grid gap-3 text-ink-soft">
        <p>{words.what}</p>
        <p>{words.rest}</p>
        {cancel.error && (
          <Alert isAnswer tone="danger" title="Cancellation Failed">
            {wordsOf(cancel.error)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** The server has words of its own; what never reached it has these. */
function wordsOf(error: unknown): string {
  return error instanceof ApiError && error.problem ? error.message : FAILED;
}

/** The provider changes nothing that is cancelled: Pro continues first, in words, and then the price is shown. */
function SwitchDialogs({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const resume = useResumeSubscription();
  if (!subscription.cancelsAt) return <CycleDialog subscription={subscription} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="Keep Pro and switch to yearly?"
      description="Your subscription continues. You see what the year costs today before you pay."
      action="Keep Pro and see the price"
      cancel="Stay cancelled"
      isDanger={false}
      busy={resume.isPending}
      onConfirm={() => resume.mutate(undefined)}
      onClose={onClose}
    >
      {resume.error && <Alert tone="danger" title={resume.error.message} />}
    </ConfirmDialog>
  );
}

/** Changes between monthly and yearly: what it costs now and what comes next is said before it is confirmed. */
function CycleDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const cycle = otherCycle(subscription);
  const preview = useCyclePreview(cycle);
  const change = useChangeCycle();
  const confirm = async () => {
    await change.mutateAsync(cycle);
    onClose();
    toast({ title: `Your plan is now billed ${cycle}` });
  };
  return (
    <ConfirmDialog
      title={`Switch to ${cycle} billing?`}
      action={confirmLabel(cycle, preview.data)}
      cancel={`Keep ${subscription.cycle}`}
      isDanger={false}
      busy={change.isPending}
      disabled={!preview.data}
      onConfirm={() => void confirm().catch(() => undefined)}
      onClose={onClose}
    >
      {preview.data && <Preview subscription={subscription} preview={preview.data} />}
      {preview.isFetching && !preview.data && (
        <p role="status" className="flex items-center gap-2.5 text-ink-soft">
          <Spinner />
          Calculating the difference…
        </p>
      )}
      {(change.error ?? preview.error) && (
        <Alert tone="danger" className="mt-4" title={(change.error ?? preview.error)?.message} />
      )}
    </ConfirmDialog>
  );
}

function otherCycle({ cycle }: Pick<Subscription, 'cycle'>): BillingCycle {
  return cycle === 'monthly' ? 'yearly' : 'monthly';
}

function Preview({ subscription, preview }: { subscription: Subscription; preview: CyclePreview }) {
  const { currency, dueCents, creditCents, nextChargeAt, priceCents } = preview;
  const cycle = otherCycle(subscription);
  const next = nextChargeAt && `${formatPrice(priceCents, currency)} on ${longDate(nextChargeAt)}`;
  return (
    <div className="grid gap-3">
      <DefinitionList>
        <Definition name="Due today">{formatPrice(dueCents, currency)}</Definition>
        {creditCents > 0 && <Definition name="Credit">{formatPrice(creditCents, currency)}</Definition>}
        {next && <Definition name={creditCents > 0 ? 'Next renewal' : 'Next charge'}>{next}</Definition>}
        <Definition name="Billing cycle">{CYCLE_NAMES[cycle]}</Definition>
      </DefinitionList>
      <p className="text-ink-soft">{whyWords(subscription, preview)}</p>
    </div>
  );
}

function whyWords({ status, cycle }: Subscription, { creditCents }: CyclePreview): string {
  if (status === 'trialing') return 'Your free trial continues. Nothing is charged before it ends.';
  const rest = `The unused part of your ${cycle === 'monthly' ? 'month' : 'year'}`;
  if (creditCents > 0) return `${rest} becomes credit. It pays your next months before your card is charged.`;
  return `${rest} is taken off the price. The new ${cycle === 'monthly' ? 'year' : 'month'} starts today.`;
}

function confirmLabel(cycle: BillingCycle, preview: CyclePreview | undefined): string {
  if (!preview || preview.dueCents === 0) return `Switch to ${cycle}`;
  return `Pay ${formatPrice(preview.dueCents, preview.currency)} and switch`;
}
