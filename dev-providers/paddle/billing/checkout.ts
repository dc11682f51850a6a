import type { TestCard } from '../cards.ts';
import type { Transaction } from '../entities.ts';
import { PaddleError } from '../errors.ts';
import type { Store } from '../store.ts';
import { recover } from './renewals.ts';
import { beginSubscription } from './subscriptions.ts';
import { addPayment, announce, markCompleted } from './transactions.ts';

/** The result: paid and completed, paid and completed later, or declined. */
export type Payment = 'completed' | 'paid' | 'declined';

/** A draft, ready or past due transaction can be paid; no other. @throws PaddleError */
export function refusePaid({ status }: Transaction): void {
  if (!['draft', 'ready', 'past_due'].includes(status))
    throw new PaddleError(400, 'transaction_immutable', `This transaction is ${status} already.`);
}

/** Pays in the checkout. @throws PaddleError for a transaction that cannot be paid */
export function pay(store: Store, txn: Transaction, email: string, card: TestCard): Payment {
  refusePaid(txn);
  if (txn.status === 'past_due')
    return recover(store, txn, card, card.manner !== 'declined') ? 'completed' : 'declined';
  if (txn.status === 'draft') {
    txn.customer_id ??= findOrCreateCustomer(store, email.toLowerCase());
    txn.status = 'ready';
    announce(store, txn, 'transaction.updated', 'transaction.ready');
  }
  if (card.manner === 'declined') {
    addPayment(store, txn, card, 'error');
    announce(store, txn, 'transaction.updated', 'transaction.payment_failed');
    return 'declined';
  }
  addPayment(store, txn, card, 'captured');
  txn.status = 'paid';
  txn.billed_at = store.clock.stamp();
  store.cards.set(txn.id, card);
  announce(store, txn, 'transaction.paid', 'transaction.updated');
  if (card.manner === 'slow') {
    store.slow.set(txn.id, store.clock.nowMs());
    return 'paid';
  }
  completeTransaction(store, txn);
  return 'completed';
}

/** Completes a paid transaction: the subscription begins, and there is an invoice. */
export function completeTransaction(store: Store, txn: Transaction): void {
  store.slow.delete(txn.id);
  const sub = beginSubscription(store, txn);
  // Paddle sends the transaction once more before it names the subscription.
  announce(store, txn, 'transaction.updated');
  txn.subscription_id = sub.id;
  txn.billing_period = sub.current_billing_period;
  markCompleted(store, txn);
}

/** The same email is the same customer. */
function findOrCreateCustomer(store: Store, email: string): string {
  const known = [...store.customers.values()].find((one) => one.email === email);
  if (known) return known.id;
  const at = store.clock.stamp();
  const customer = { id: store.id('ctm'), email, created_at: at, updated_at: at };
  store.customers.set(customer.id, customer);
  store.emit('customer.created', customer);
  // Paddle sends more kinds of events than the app reads.
  store.emit('address.created', { id: store.id('add'), customer_id: customer.id, country_code: 'US' });
  return customer.id;
}
