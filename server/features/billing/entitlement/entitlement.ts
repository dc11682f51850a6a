import type { Entitlement } from '../../identity/index.ts';
import type { AdjustmentRow, AttemptRow, SubscriptionRow, TransactionRow } from '../records/repository.ts';
import { GRACE_MS, PAST_DUE_MS, PENDING_CONFIRMATION_MS } from '../time-limits.ts';

export type SubscriptionFact = Pick<
  SubscriptionRow,
  | 'environment'
  | 'subscriptionId'
  | 'attemptId'
  | 'status'
  | 'periodStartsAt'
  | 'periodEndsAt'
  | 'scheduledAction'
  | 'scheduledFor'
> & {
  /** Its price belongs to one of our plans. */
  readonly isOurs: boolean;
};

export type TransactionFact = Pick<
  TransactionRow,
  'transactionId' | 'subscriptionId' | 'attemptId' | 'status' | 'origin' | 'totalCents' | 'periodStartsAt'
> & {
  /** Its price belongs to one of our plans, and its mode is the one running. */
  readonly isOurs: boolean;
};

export type AdjustmentFact = Pick<AdjustmentRow, 'transactionId' | 'action' | 'type' | 'status' | 'totalCents'>;
export type AttemptFact = Pick<AttemptRow, 'id' | 'transactionId' | 'reportedAt' | 'isSettled'>;

/** All records of one person's payments that count. */
export interface Facts {
  readonly subscriptions: readonly SubscriptionFact[];
  readonly transactions: readonly TransactionFact[];
  readonly adjustments: readonly AdjustmentFact[];
  readonly attempts: readonly AttemptFact[];
}

const FREE = { plan: 'free', proUntil: null, checkoutStatus: null } as const satisfies Entitlement;

/**
 * A person's entitlement at `now`: the best of their subscriptions; without one, a pending payment. Source:
 * docs/spec/billing.md#entitlement.
 */
export function getEntitlement(facts: Facts, now: Date): Entitlement {
  const ends = facts.subscriptions.map((subscription) => findAccessEnd(subscription, facts)?.getTime() ?? 0);
  const end = Math.max(0, ...ends);
  if (end > now.getTime()) return { plan: 'pro', proUntil: new Date(end), checkoutStatus: null };
  return { ...FREE, checkoutStatus: findPendingStatus(facts, now) };
}

/** When the oldest unpaid renewal failed, while the provider retries it (dunning); null without one. */
export function findUnpaidSince({ subscriptions }: Facts): Date | null {
  const unpaid = subscriptions.filter(({ isOurs, status }) => isOurs && status === 'past_due');
  const since = unpaid.flatMap(({ periodStartsAt }) => periodStartsAt?.getTime() ?? []);
  return since.length > 0 ? new Date(Math.min(...since)) : null;
}

/** When a subscription stops giving Pro; undefined when it gives none. */
function findAccessEnd(subscription: SubscriptionFact, facts: Facts): Date | undefined {
  if (!subscription.isOurs || isRefundedInFull(subscription, facts)) return undefined;
  const { status, periodStartsAt, periodEndsAt } = subscription;
  const cancelsAt = subscription.scheduledAction === 'cancel' ? subscription.scheduledFor : null;
  if (status === 'active' || status === 'trialing') return cancelsAt ?? later(periodEndsAt, GRACE_MS);
  // The running period of a past due subscription is the unpaid one.
  if (status === 'past_due') return earlier(later(periodStartsAt, PAST_DUE_MS), cancelsAt);
  return undefined;
}

/** Subscriptions that still run though the payment of their period was refunded: they would be charged again. */
export function listRefundedSubscriptions(facts: Facts): readonly SubscriptionFact[] {
  return facts.subscriptions.filter((one) => one.isOurs && one.status !== 'canceled' && isRefundedInFull(one, facts));
}

const PAID = ['paid', 'completed'];
// Payments that do not pay for a period. A change of the billing cycle does: it begins a new period.
const BESIDES = ['subscription_charge', 'subscription_payment_method_change'];

/** Whether the payment of the running period was refunded in full or charged back. */
function isRefundedInFull({ subscriptionId, periodStartsAt }: SubscriptionFact, facts: Facts): boolean {
  if (!periodStartsAt) return false;
  return facts.transactions.some(
    (transaction) =>
      transaction.subscriptionId === subscriptionId &&
      transaction.periodStartsAt?.getTime() === periodStartsAt.getTime() &&
      !BESIDES.includes(transaction.origin ?? '') &&
      isReturned(transaction, facts),
  );
}

/** A reversed chargeback restores what the chargeback took. */
function isReturned({ transactionId, totalCents }: TransactionFact, facts: Facts): boolean {
  const approved = facts.adjustments.filter((a) => a.transactionId === transactionId && a.status === 'approved');
  const adjustmentsOf = (action: string) => approved.filter((a) => a.action === action);
  const full = (action: string) => adjustmentsOf(action).filter((a) => isWhole(a, totalCents)).length;
  // The provider calls a refund that lists every item partial as well, and two halves make a whole.
  const refundedCents = adjustmentsOf('refund').reduce((sum, a) => sum + (a.totalCents ?? 0), 0);
  const isRefunded = full('refund') > 0 || (totalCents !== null && totalCents > 0 && refundedCents >= totalCents);
  return isRefunded || full('chargeback') > full('chargeback_reverse');
}

function isWhole(adjustment: AdjustmentFact, totalCents: number | null): boolean {
  if (adjustment.type !== null) return adjustment.type === 'full';
  return adjustment.totalCents === null || totalCents === null || adjustment.totalCents >= totalCents;
}

function findPendingStatus(facts: Facts, now: Date): Entitlement['checkoutStatus'] {
  if (facts.transactions.some((transaction) => waitsForSubscription(transaction, facts))) return 'pending_activation';
  return facts.attempts.some((attempt) => waitsForPayment(attempt, facts, now)) ? 'pending_confirmation' : null;
}

function waitsForSubscription(transaction: TransactionFact, facts: Facts): boolean {
  if (!transaction.isOurs || !PAID.includes(transaction.status) || isReturned(transaction, facts)) return false;
  return !facts.subscriptions.some(
    ({ subscriptionId, attemptId }) =>
      subscriptionId === transaction.subscriptionId || (attemptId !== null && attemptId === transaction.attemptId),
  );
}

function waitsForPayment({ id, transactionId, reportedAt, isSettled }: AttemptFact, facts: Facts, now: Date): boolean {
  if (isSettled || !reportedAt || now.getTime() >= reportedAt.getTime() + PENDING_CONFIRMATION_MS) return false;
  const own = facts.transactions.filter((t) => t.attemptId === id || t.transactionId === transactionId);
  return !own.some(({ status }) => PAID.includes(status) || status === 'canceled');
}

function later(moment: Date | null, ms: number): Date | undefined {
  return moment ? new Date(moment.getTime() + ms) : undefined;
}

function earlier(moment: Date | undefined, other: Date | null): Date | undefined {
  return moment && other && other < moment ? other : moment;
}
