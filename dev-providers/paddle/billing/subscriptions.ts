import { periodFrom } from '../clock.ts';
import { renderSubscription, type Subscription, type Transaction } from '../entities.ts';
import { PaddleError } from '../errors.ts';
import type { Store } from '../store.ts';
import { announce } from './transactions.ts';

/** The result of a first purchase: a trial where the price has one, else the first paid period. */
export function beginSubscription(store: Store, txn: Transaction): Subscription {
  const [{ price }] = txn.items;
  if (txn.customer_id === null) throw new Error(`${txn.id} has no customer`);
  const at = store.clock.stamp();
  const period = periodFrom(at, price.trial_period ?? price.billing_cycle);
  const sub: Subscription = {
    id: store.id('sub'),
    status: price.trial_period ? 'trialing' : 'active',
    customer_id: txn.customer_id,
    currency_code: 'USD',
    created_at: at,
    updated_at: at,
    started_at: at,
    next_billed_at: period.ends_at,
    canceled_at: null,
    current_billing_period: period,
    scheduled_change: null,
    custom_data: txn.custom_data,
    price,
    trial_dates: price.trial_period && period,
    credit: 0,
  };
  store.subscriptions.set(sub.id, sub);
  const card = store.cards.get(txn.id);
  if (card) store.cards.set(sub.id, card);
  const event = renderSubscription(sub);
  store.emit('subscription.created', { ...event, transaction_id: txn.id });
  store.emit(sub.trial_dates ? 'subscription.trialing' : 'subscription.activated', event);
  return sub;
}

/** Sends the events of a changed subscription, besides `subscription.updated`. */
export function announceSubscription(store: Store, sub: Subscription, alsoAs?: string): void {
  sub.updated_at = store.clock.stamp();
  store.emit('subscription.updated', renderSubscription(sub));
  if (alsoAs !== undefined) store.emit(alsoAs, renderSubscription(sub));
}

/** @throws PaddleError when there is nothing to cancel. */
export function cancelSubscription(store: Store, sub: Subscription, from: 'next_billing_period' | 'immediately'): void {
  refuseCanceled(sub);
  if (from === 'immediately') return endSubscription(store, sub);
  refuseScheduled(sub);
  const effectiveAt = sub.current_billing_period?.ends_at ?? store.clock.stamp();
  sub.scheduled_change = { action: 'cancel', effective_at: effectiveAt, resume_at: null };
  sub.next_billed_at = null;
  announceSubscription(store, sub);
}

export function undoCancel(store: Store, sub: Subscription): void {
  refuseCanceled(sub);
  if (sub.scheduled_change === null) return;
  sub.scheduled_change = null;
  sub.next_billed_at = sub.current_billing_period?.ends_at ?? null;
  announceSubscription(store, sub);
}

/** Ends the subscription; open payments are not collected. */
export function endSubscription(store: Store, sub: Subscription): void {
  sub.status = 'canceled';
  sub.canceled_at = store.clock.stamp();
  sub.next_billed_at = null;
  sub.current_billing_period = null;
  sub.scheduled_change = null;
  const open = store.transactions.get(store.dunning.get(sub.id)?.transactionId ?? '');
  store.dunning.delete(sub.id);
  announceSubscription(store, sub, 'subscription.canceled');
  if (!open) return;
  open.status = 'canceled';
  announce(store, open, 'transaction.updated', 'transaction.canceled');
}

export function refuseCanceled({ status }: Subscription): void {
  if (status === 'canceled') throw refusal('subscription_update_when_canceled', 'subscription is canceled');
}

export function refuseScheduled({ scheduled_change: change }: Subscription): void {
  if (change !== null) throw refusal('subscription_locked_pending_changes', 'pending scheduled changes');
}

export function refusal(code: string, why: string): PaddleError {
  return new PaddleError(400, code, `cannot update subscription: ${why}`);
}
