import type { Subscription } from '#shared/billing/contract.ts';
import type { EndReason } from '#shared/billing/names.ts';
import { type BillingCycle, formatPrice } from '#shared/plans/catalogue.ts';
import { CYCLE_NAMES } from '#shared/plans/offer.ts';
import { nextChargeWords, paidUntil } from '#web/features/billing/index.ts';
import { longDate } from '#web/ui/dates.ts';

const PER: Record<BillingCycle, string> = { monthly: 'month', yearly: 'year' };

/** One line of the plan: its name and what is beside it. */
export interface SubscriptionRow {
  readonly name: 'Billing cycle' | 'Price' | 'Status' | 'Next charge' | 'Pro ends';
  readonly value: string;
}

/** The texts about the running plan for a subscriber. Source: docs/spec/accounts.md#account, docs/spec/decisions.md#plans. */
export function subscriptionRows(subscription: Subscription): SubscriptionRow[] {
  const { cycle, priceCents, currency } = subscription;
  const next = nextChargeWords(subscription);
  return [
    { name: 'Billing cycle', value: CYCLE_NAMES[cycle] },
    { name: 'Price', value: `${formatPrice(priceCents, currency)}/${PER[cycle]}` },
    { name: 'Status', value: statusWords(subscription) },
    ...(next ? [next] : []),
  ];
}

function statusWords({ status, trialEndsAt, cancelsAt }: Subscription): string {
  if (status === 'past_due') return 'Payment failed';
  if (status === 'paused') return 'Paused';
  if (status === 'canceled') return 'Ended';
  if (cancelsAt) return 'Cancelled';
  return status === 'trialing' && trialEndsAt ? `Free trial to ${longDate(trialEndsAt)}` : 'Active';
}

/** What cancelling does, for the question before it and the word after it. */
export function cancelWords(subscription: Subscription): { readonly what: string; readonly rest: string } {
  const { status, accessUntil } = subscription;
  const end = paidUntil(subscription);
  // Without a paid period there is none to wait for: the server ends it at once.
  if (accessUntil === null || end === null || status === 'paused' || status === 'past_due') {
    return { what: 'Your subscription ends immediately, and no further payment is attempted.', rest: NOTHING_LOST };
  }
  const charge = status === 'trialing' ? 'You will not be charged.' : 'Nothing more is charged.';
  return {
    what: `You keep Pro until ${longDate(end)}. ${charge}`,
    rest: `${NOTHING_LOST} Until then you can undo this here.`,
  };
}

const NOTHING_LOST = 'Nothing you wrote is deleted.';

/** May it be cancelled: is there anything that would still be charged? */
export function canCancel({ status, cancelsAt }: Subscription): boolean {
  return cancelsAt === null && status !== 'canceled';
}

/** May it be changed to the other billing cycle: does it run, and is it paid? Who has cancelled is offered the year, and keeps Pro first. */
export function canSwitch({ status, cancelsAt, cycle }: Subscription): boolean {
  return (cancelsAt === null || cycle === 'monthly') && (status === 'active' || status === 'trialing');
}

/** When and why Pro ended, for who has lost it. */
export function endedWords({ at, why }: NonNullable<Subscription['ended']>): string {
  return `Your Pro plan ended on ${longDate(at)} ${WHY[why]}.`;
}

const WHY: Record<EndReason, string> = {
  cancelled: 'because it was cancelled',
  unpaid: 'because the last payment failed',
  refunded: 'because your payment was refunded',
  charged_back: 'because your bank reversed the payment',
  paused: 'because your subscription is paused',
};
