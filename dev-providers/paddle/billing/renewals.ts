import type { TestCard } from '../cards.ts';
import { periodFrom } from '../clock.ts';
import type { Price, Subscription, Transaction } from '../entities.ts';
import type { Store } from '../store.ts';
import { announceSubscription } from './subscriptions.ts';
import { addPayment, announce, type Charge, createBilled, createRenewal, markCompleted } from './transactions.ts';

/** The next period begins and is charged; if the card fails, the subscription is past due for that period. */
export function renew(store: Store, sub: Subscription, doesPay?: boolean): void {
  const startsAt = sub.current_billing_period?.ends_at;
  if (startsAt === undefined) throw new Error(`${sub.id} has no period to renew`);
  const wasTrial = sub.status === 'trialing';
  const period = periodFrom(startsAt, sub.price.billing_cycle);
  sub.current_billing_period = period;
  sub.next_billed_at = period.ends_at;
  announceSubscription(store, sub);
  const txn = createRenewal(store, sub, period);
  const card = store.cards.get(sub.id);
  if (card === undefined || !(doesPay ?? canPay(card))) return fail(store, sub, txn, card);
  settle(store, txn, card);
  if (!wasTrial) return;
  sub.status = 'active';
  announceSubscription(store, sub, 'subscription.activated');
}

/** Retries a past due renewal, with a new card or the current one. Returns whether it was paid. */
export function recover(store: Store, txn: Transaction, card: TestCard, doesPay = canPay(card)): boolean {
  const sub = store.subscriptions.get(txn.subscription_id ?? '');
  if (!sub || txn.status !== 'past_due') throw new Error(`${txn.id} is not past due`);
  store.cards.set(sub.id, card);
  if (!doesPay) {
    recordFailure(store, txn, card);
    return false;
  }
  settle(store, txn, card);
  store.dunning.delete(sub.id);
  sub.status = 'active';
  announceSubscription(store, sub, 'subscription.activated');
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
export function replaceCard(store: Store, sub: Subscription, card: TestCard): boolean {
  if (card.manner === 'declined') return false;
  const open = findOpenPayment(store, sub);
  store.cards.set(sub.id, card);
  // A buyer who enters a card is authenticated by the bank; only later charges are not.
  if (open) return recover(store, open, card, true);
  const nothing = { origin: 'subscription_payment_method_change', period: null, amount: 0 } as const;
  settle(store, createBilled(store, sub, nothing), card);
  announceSubscription(store, sub);
  return true;
}

/** The past due payment of a subscription. */
export function findOpenPayment(store: Store, sub: Subscription): Transaction | undefined {
  return store.transactions.get(store.dunning.get(sub.id)?.transactionId ?? '');
}

/** A card that fails at renewals pays when it is entered. */
const canPay = ({ manner }: TestCard): boolean => manner !== 'declined' && manner !== 'renewals-fail';

function settle(store: Store, txn: Transaction, card: TestCard): void {
  addPayment(store, txn, card, 'captured');
  txn.status = 'paid';
  announce(store, txn, 'transaction.updated', 'transaction.paid');
  markCompleted(store, txn);
}

function fail(store: Store, sub: Subscription, txn: Transaction, card: TestCard | undefined): void {
  txn.status = 'past_due';
  if (card) recordFailure(store, txn, card);
  announce(store, txn, 'transaction.past_due');
  store.dunning.set(sub.id, { transactionId: txn.id, startedAtMs: store.clock.nowMs(), tries: 0 });
  sub.status = 'past_due';
  announceSubscription(store, sub, 'subscription.past_due');
}

function recordFailure(store: Store, txn: Transaction, card: TestCard): void {
  addPayment(store, txn, card, 'error');
  announce(store, txn, 'transaction.updated', 'transaction.payment_failed');
}
