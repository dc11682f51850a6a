import { micros, millis } from '../clock.ts';
import type { Duration, Price, Subscription, Transaction } from '../entities.ts';
import { PaddleError } from '../lists.ts';
import { periodFrom } from '../periods.ts';
import { subscriptionEvent } from '../render.ts';
import type { Store } from '../store.ts';
import { renderTransaction, touch } from './transactions.ts';

/** The result of a first purchase: a trial where the price has one, else the first paid period. */
export function beginSubscription(store: Store, txn: Transaction): Subscription {
  const [{ price }] = txn.items;
  if (price.billing_cycle === null || txn.customer_id === null || txn.address_id === null)
    throw new Error(`${txn.id} cannot become a subscription`);
  const sub = firstOf(store, txn, {
    price,
    cycle: price.billing_cycle,
    customerId: txn.customer_id,
    addressId: txn.address_id,
  });
  store.subscriptions.set(sub.id, sub);
  const card = store.cards.get(txn.id);
  if (card) store.cards.set(sub.id, card);
  const event = subscriptionEvent(store, sub);
  store.emit('subscription.created', { ...event, transaction_id: txn.id });
  store.emit(sub.trial_dates ? 'subscription.trialing' : 'subscription.activated', event);
  return sub;
}

interface First {
  readonly price: Price;
  readonly cycle: Duration;
  readonly customerId: string;
  readonly addressId: string;
}

function firstOf(store: Store, txn: Transaction, { price, cycle, customerId, addressId }: First): Subscription {
  const startedAt = txn.payments[0]?.captured_at ?? micros(store.clock.stamp());
  const at = millis(store.clock.stamp());
  const period = periodFrom(startedAt, price.trial_period ?? cycle);
  const isTrial = price.trial_period !== null;
  return {
    id: store.id('sub'),
    status: isTrial ? 'trialing' : 'active',
    customer_id: customerId,
    address_id: addressId,
    currency_code: 'USD',
    created_at: at,
    updated_at: at,
    started_at: startedAt,
    first_billed_at: isTrial ? null : startedAt,
    next_billed_at: period.ends_at,
    previously_billed_at: isTrial ? null : startedAt,
    canceled_at: null,
    collection_mode: 'automatic',
    current_billing_period: period,
    billing_cycle: cycle,
    scheduled_change: null,
    custom_data: txn.custom_data,
    price,
    trial_dates: isTrial ? period : null,
    credit: 0,
  };
}

/** Sends the events of a changed subscription, besides `subscription.updated`. */
export function notifyOfSubscription(store: Store, sub: Subscription, alsoAs?: string): void {
  sub.updated_at = millis(store.clock.stamp());
  store.emit('subscription.updated', subscriptionEvent(store, sub));
  if (alsoAs !== undefined) store.emit(alsoAs, subscriptionEvent(store, sub));
}

/** @throws PaddleError when there is nothing to cancel. */
export function cancelSubscription(store: Store, sub: Subscription, from: 'next_billing_period' | 'immediately'): void {
  if (sub.status === 'canceled')
    throw new PaddleError(
      400,
      'subscription_is_canceled_action_invalid',
      "action can't be performed on canceled subscription",
    );
  if (from === 'immediately') return endSubscription(store, sub);
  if (sub.scheduled_change !== null)
    throw new PaddleError(
      400,
      'subscription_locked_pending_changes',
      'cannot update subscription, pending scheduled changes',
    );
  const effectiveAt = sub.current_billing_period?.ends_at ?? micros(store.clock.stamp());
  sub.scheduled_change = { action: 'cancel', effective_at: effectiveAt, resume_at: null };
  sub.next_billed_at = null;
  notifyOfSubscription(store, sub);
}

export function undoCancel(store: Store, sub: Subscription): void {
  refuseCanceled(sub);
  if (sub.scheduled_change === null) return;
  sub.scheduled_change = null;
  sub.next_billed_at = sub.current_billing_period?.ends_at ?? null;
  notifyOfSubscription(store, sub);
}

/** Ends the subscription; open payments are not collected. */
export function endSubscription(store: Store, sub: Subscription): void {
  sub.status = 'canceled';
  sub.canceled_at = millis(store.clock.stamp());
  sub.next_billed_at = null;
  sub.current_billing_period = null;
  sub.scheduled_change = null;
  const open = store.transactions.get(store.dunning.get(sub.id)?.transactionId ?? '');
  store.dunning.delete(sub.id);
  notifyOfSubscription(store, sub, 'subscription.canceled');
  if (!open) return;
  open.status = 'canceled';
  touch(store, open);
  renderTransaction(store, open, 'transaction.updated', 'transaction.canceled');
}

export function refuseCanceled(sub: Subscription): void {
  if (sub.status === 'canceled')
    throw new PaddleError(
      400,
      'subscription_update_when_canceled',
      'cannot update subscription, as subscription is canceled',
    );
}
