import { randomUUID } from 'node:crypto';
import type { GivenCard, StoredCard } from '../cards.ts';
import { micros, millis } from '../clock.ts';
import type { Address, Customer, Transaction } from '../entities.ts';
import { PaddleError } from '../lists.ts';
import { transactionEvent } from '../render.ts';
import type { Store } from '../store.ts';
import { recover } from './renewals.ts';
import { beginSubscription } from './subscriptions.ts';
import { addPayment, makeReady, markCompleted, renderTransaction, touch } from './transactions.ts';

export interface Buyer {
  readonly email: string;
  readonly countryCode: string;
}

/** The result: paid and completed, paid and completed later, or declined. */
export type Payment = 'completed' | 'paid' | 'declined';

/** A draft, ready or past due transaction can be paid; no other. */
export const isPayable = ({ status }: Transaction): boolean => ['draft', 'ready', 'past_due'].includes(status);

/** Pays in the checkout. */
export function pay(store: Store, txn: Transaction, buyer: Buyer, given: GivenCard): Payment {
  if (!isPayable(txn)) throw new PaddleError(400, 'transaction_immutable', `transaction is ${txn.status}`);
  const stored = storedCard(store, given);
  if (txn.status === 'past_due')
    return recover(store, txn, stored, stored.manner !== 'declined') ? 'completed' : 'declined';
  if (txn.status === 'draft') {
    identify(store, txn, buyer);
    makeReady(store, txn);
  }
  if (given.manner === 'declined') {
    addPayment(store, txn, stored, 'declined');
    touch(store, txn);
    renderTransaction(store, txn, 'transaction.updated', 'transaction.payment_failed');
    return 'declined';
  }
  return charge(store, txn, stored);
}

function charge(store: Store, txn: Transaction, stored: StoredCard): Payment {
  addPayment(store, txn, stored, null);
  txn.status = 'paid';
  txn.billed_at = store.clock.stamp();
  touch(store, txn);
  store.cards.set(txn.id, stored);
  renderTransaction(store, txn, 'transaction.paid', 'transaction.updated');
  if (stored.manner === 'slow') {
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
  touch(store, txn);
  store.emit('transaction.updated', transactionEvent(txn));
  txn.subscription_id = sub.id;
  txn.billing_period = sub.current_billing_period;
  markCompleted(store, txn);
}

export function storedCard(store: Store, { manner, card }: GivenCard): StoredCard {
  return { manner, card, methodId: store.id('paymtd'), storedMethodId: randomUUID() };
}

/** The same email is the same customer. */
function identify(store: Store, txn: Transaction, buyer: Buyer): void {
  const known = [...store.customers.values()].find(({ email }) => email === buyer.email.toLowerCase());
  const customer = txn.customer_id === null ? (known ?? createCustomer(store, buyer.email, null)) : undefined;
  txn.customer_id ??= customer?.id ?? null;
  if (txn.customer_id !== null) txn.address_id ??= createAddress(store, txn.customer_id, buyer).id;
}

function createCustomer(store: Store, email: string, name: string | null): Customer {
  const at = millis(store.clock.stamp());
  const customer: Customer = {
    id: store.id('ctm'),
    status: 'active',
    custom_data: null,
    name,
    email: email.toLowerCase(),
    locale: 'en',
    created_at: at,
    updated_at: at,
  };
  store.customers.set(customer.id, customer);
  store.emit('customer.created', customer);
  return customer;
}

function createAddress(store: Store, customerId: string, { countryCode }: Buyer): Address {
  const at = micros(store.clock.stamp());
  const address: Address = {
    id: store.id('add'),
    customer_id: customerId,
    first_line: null,
    city: null,
    postal_code: null,
    country_code: countryCode,
    status: 'active',
    custom_data: null,
    created_at: at,
    updated_at: at,
  };
  store.addresses.set(address.id, address);
  store.emit('address.created', address);
  return address;
}
