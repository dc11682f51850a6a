import { periodFrom, toMs } from '../clock.ts';
import { type Period, type Price, renderSubscription, type Subscription } from '../entities.ts';
import { invalid, PaddleError } from '../errors.ts';
import type { Store } from '../store.ts';
import { chargeCard } from './renewals.ts';
import { announceSubscription, refusal, refuseCanceled, refuseScheduled } from './subscriptions.ts';
import { readCents } from './transactions.ts';

/** The cost of another price: the unused rest of the paid period counts, to the millisecond. */
interface Change {
  readonly price: Price;
  /** Null in a trial: nothing is paid yet. */
  readonly period: Period | null;
  /** Cents; credit is negative. */
  readonly due: number;
}

/** @throws PaddleError when the subscription cannot be changed, like Paddle's API */
export function computeChange(store: Store, sub: Subscription, price: Price, mode: unknown): Change {
  refuseCanceled(sub);
  refuseScheduled(sub);
  if (sub.status === 'past_due') throw refusal('subscription_update_when_past_due', 'it is past due');
  const isTrial = sub.status === 'trialing';
  if (mode !== (isTrial ? 'do_not_bill' : 'prorated_immediately'))
    throw invalid('proration_billing_mode', 'is not known');
  const running = sub.current_billing_period;
  if (isTrial || running === null) return { price, period: null, due: 0 };
  const [from, to, now] = [toMs(running.starts_at), toMs(running.ends_at), store.clock.nowMs()];
  const unused = Math.round((readCents(sub.price) * Math.max(0, to - now)) / (to - from));
  return { price, period: periodFrom(store.clock.stamp(), price.billing_cycle), due: readCents(price) - unused };
}

/** The answer to a preview. */
export function renderPreview(sub: Subscription, change: Change) {
  const { due, period } = change;
  const amount = { amount: String(Math.abs(due)), currency_code: 'USD' };
  return {
    ...renderSubscription({ ...sub, ...toChangedSubscription(change) }),
    immediate_transaction: period && due > 0 ? { details: { totals: { grand_total: String(due) } } } : null,
    update_summary: period && { result: { action: due < 0 ? 'credit' : 'charge', ...amount } },
  };
}

/** @throws PaddleError when the card is declined: then nothing has changed */
export function changePrice(store: Store, sub: Subscription, change: Change): void {
  const { due, period, price } = change;
  const charge = { origin: 'subscription_update', period, amount: due } as const;
  if (period && due > 0 && !chargeCard(store, sub, charge, price))
    throw new PaddleError(400, 'subscription_payment_declined', 'the payment was declined');
  Object.assign(sub, toChangedSubscription(change), { credit: sub.credit + Math.max(0, -due) });
  announceSubscription(store, sub);
}

function toChangedSubscription({ price, period }: Change): Partial<Subscription> {
  return period ? { price, current_billing_period: period, next_billed_at: period.ends_at } : { price };
}
