import type { StoredCard } from '../cards.ts';
import type { Price, Subscription, Transaction } from '../entities.ts';
import { periodFrom } from '../periods.ts';
import { transactionEvent } from '../render.ts';
import type { Dunning, Store } from '../store.ts';
import { notifyOfSubscription } from './subscriptions.ts';
import {
  addPayment,
  type Charge,
  createBilled,
  createRenewal,
  markCompleted,
  renderTransaction,
  touch,
} from './transactions.ts';

/** The next period begins and is charged; if the card fails, the subscription is past due for that period. */
export function renew(store: Store, sub: Subscription, doesPay = paysAgain(store, sub)): void {
  const startsAt = sub.current_billing_period?.ends_at;
  if (startsAt === undefined) throw new Error(`${sub.id} has no period to renew`);
  const wasTrial = sub.status === 'trialing';
  const period = periodFrom(startsAt, sub.billing_cycle);
  sub.current_billing_period = period;
  sub.next_billed_at = period.ends_at;
  sub.previously_billed_at = startsAt;
  sub.first_billed_at ??= startsAt;
  notifyOfSubscription(store, sub);
  const txn = createRenewal(store, sub, period);
  const card = store.cards.get(sub.id);
  if (card === undefined || !doesPay) return fail(store, sub, txn, card);
  settle(store, txn, card);
  if (!wasTrial) return;
  sub.status = 'active';
  notifyOfSubscription(store, sub, 'subscription.activated');
}

/** Retries a past due renewal, with a new card or the current one. Returns whether it was paid. */
export function recover(store: Store, txn: Transaction, card: StoredCard, doesPay = canPay(card)): boolean {
  const sub = store.subscriptions.get(txn.subscription_id ?? '');
  if (!sub || txn.status !== 'past_due') throw new Error(`${txn.id} is not past due`);
  store.cards.set(sub.id, card);
  if (!doesPay) {
    printFailure(store, txn, card);
    return false;
  }
  settle(store, txn, card);
  store.dunning.delete(sub.id);
  sub.status = 'active';
  notifyOfSubscription(store, sub, 'subscription.activated');
  return true;
}

/** Charges the current card once outside the renewals, for `price`. False, without a transaction, when the card is declined. */
export function chargeCard(store: Store, sub: Subscription, wanted: Charge, price: Price): boolean {
  const card = store.cards.get(sub.id);
  if (card === undefined || !canPay(card)) return false;
  settle(store, createBilled(store, { ...sub, price }, wanted), card);
  return true;
}

/** Replaces the card. A past due renewal is retried at once; returns whether nothing is owed. */
export function replaceCard(store: Store, sub: Subscription, card: StoredCard): boolean {
  if (card.manner === 'declined') return false;
  const open = store.transactions.get(store.dunning.get(sub.id)?.transactionId ?? '');
  store.cards.set(sub.id, card);
  // A buyer who enters a card is authenticated by the bank; only later charges are not.
  if (open) return recover(store, open, card, true);
  settle(
    store,
    createBilled(store, sub, { origin: 'subscription_payment_method_change', period: null, amount: 0 }),
    card,
  );
  notifyOfSubscription(store, sub);
  return true;
}

/** Pays unless the card is one of those that decline; a card that fails at renewals pays when it is entered. */
const canPay = ({ manner }: StoredCard): boolean => manner !== 'declined' && manner !== 'renewals-fail';

function paysAgain(store: Store, sub: Subscription): boolean {
  const card = store.cards.get(sub.id);
  return card !== undefined && canPay(card);
}

function settle(store: Store, txn: Transaction, card: StoredCard): void {
  addPayment(store, txn, card, null);
  txn.status = 'paid';
  touch(store, txn);
  renderTransaction(store, txn, 'transaction.updated', 'transaction.paid');
  markCompleted(store, txn);
}

function fail(store: Store, sub: Subscription, txn: Transaction, card: StoredCard | undefined): void {
  txn.status = 'past_due';
  if (card) printFailure(store, txn, card);
  store.emit('transaction.past_due', transactionEvent(txn));
  const dunning: Dunning = { transactionId: txn.id, startedAtMs: store.clock.nowMs(), tries: 0 };
  store.dunning.set(sub.id, dunning);
  sub.status = 'past_due';
  notifyOfSubscription(store, sub, 'subscription.past_due');
}

function printFailure(store: Store, txn: Transaction, card: StoredCard): void {
  addPayment(store, txn, card, card.manner === 'renewals-fail' ? 'authentication_failed' : 'declined');
  touch(store, txn);
  renderTransaction(store, txn, 'transaction.updated', 'transaction.payment_failed');
}
