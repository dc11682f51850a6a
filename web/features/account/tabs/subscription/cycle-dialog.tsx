import type { CyclePreview, Subscription } from '#shared/billing/contract.ts';
import { type BillingCycle, formatPrice } from '#shared/plans/catalogue.ts';
import { CYCLE_NAMES } from '#shared/plans/offer.ts';
import { useChangeCycle, useCyclePreview } from '#web/features/billing/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { longDate } from '#web/ui/dates.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Definition, DefinitionList } from '../definition-list.tsx';

/** Changes between monthly and yearly: what it costs now and what comes next is said before it is confirmed. */
export function CycleDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
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

export function otherCycle({ cycle }: Pick<Subscription, 'cycle'>): BillingCycle {
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
