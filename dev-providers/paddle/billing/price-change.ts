import { micros, millis } from '../clock.ts';
import type { Period, Price, Subscription } from '../entities.ts';
import { invalid, PaddleError } from '../lists.ts';
import { msOf, periodFrom } from '../periods.ts';
import { subscriptionEvent } from '../render.ts';
import type { Store } from '../store.ts';
import { chargeCard } from './renewals.ts';
import { notifyOfSubscription, refuseCanceled } from './subscriptions.ts';

/** The cost of another price: the unused rest of the paid period counts, to the millisecond. */
interface Change {
  readonly price: Price;
  /** Null in a trial: nothing is paid yet. */
  readonly period: Period | null;
  /** Cents; credit is negative. */
  readonly due: number;
}

/** @throws PaddleError when the subscription cannot be changed, like Paddle's API */
export function changeOf(store: Store, sub: Subscription, price: Price, mode: unknown): Change {
  refuseCanceled(sub);
  if (sub.scheduled_change !== null)
    throw new PaddleError(400, 'subscription_locked_pending_changes', 'cannot update subscription, pending changes');
  if (sub.status === 'past_due')
    throw new PaddleError(400, 'subscription_update_when_past_due', 'cannot update subscription, as it is past due');
  const isTrial = sub.status === 'trialing';
  if (mode !== (isTrial ? 'do_not_bill' : 'prorated_immediately'))
    throw invalid('proration_billing_mode', 'is not known');
  const running = sub.current_billing_period;
  if (isTrial || running === null || price.billing_cycle === null) return { price, period: null, due: 0 };
  const [from, to, now] = [msOf(running.starts_at), msOf(running.ends_at), store.clock.nowMs()];
  const unused = Math.round((centsOf(sub.price) * Math.max(0, to - now)) / (to - from));
  const period = periodFrom(micros(store.clock.stamp()), price.billing_cycle);
  return { price, period, due: centsOf(price) - unused };
}

/** The answer to a preview. */
export function previewOf(store: Store, sub: Subscription, change: Change) {
  const { due, period } = change;
  const amount = { amount: String(Math.abs(due)), currency_code: 'USD' };
  const totals = { grand_total: String(Math.max(0, due)) };
  return {
    ...subscriptionEvent(store, { ...sub, ...toChangedSubscription(sub, change) }),
    immediate_transaction: period && due > 0 ? { details: { totals } } : null,
    update_summary: period && { result: { action: due < 0 ? 'credit' : 'charge', ...amount } },
  };
}

/** @throws PaddleError when the card is declined: then nothing has changed */
export function changePrice(store: Store, sub: Subscription, change: Change): void {
  const { due, period } = change;
  if (
    period &&
    due > 0 &&
    !chargeCard(store, sub, { origin: 'subscription_update', period, amount: due }, change.price)
  )
    throw new PaddleError(400, 'subscription_payment_declined', 'the payment was declined');
  Object.assign(sub, toChangedSubscription(sub, change), {
    credit: sub.credit + Math.max(0, -due),
    updated_at: millis(store.clock.stamp()),
  });
  notifyOfSubscription(store, sub);
}

function toChangedSubscription(sub: Subscription, { price, period }: Change): Partial<Subscription> {
  const cycle = price.billing_cycle ?? sub.billing_cycle;
  if (!period) return { price, billing_cycle: cycle };
  const { starts_at, ends_at } = period;
  return {
    price,
    billing_cycle: cycle,
    current_billing_period: period,
    previously_billed_at: starts_at,
    next_billed_at: ends_at,
  };
}

const centsOf = ({ unit_price }: Price): number => Number(unit_price.amount);
