import { randomUUID } from 'node:crypto';
import type { StoredCard } from '../cards.ts';
import { micros } from '../clock.ts';
import type { CustomData, Payment, Period, Price, Subscription, Transaction, TransactionOrigin } from '../entities.ts';
import { transactionEvent } from '../render.ts';
import type { Store } from '../store.ts';

interface NewTransaction {
  readonly price: Price;
  readonly origin: 'api' | 'web';
  readonly customData: CustomData;
  readonly customerId: string | null;
  /** Null where a page opens the checkout without a transaction. */
  readonly checkoutPage: string | null;
}

/** A first purchase: a draft until the buyer is known. */
export function createTransaction(store: Store, given: NewTransaction): Transaction {
  const { price, origin, customData, customerId } = given;
  const txn = blank(store, price, customData);
  txn.origin = origin;
  txn.customer_id = customerId;
  txn.amount = price.trial_period ? 0 : Number(price.unit_price.amount);
  if (given.checkoutPage !== null) txn.checkout_url = withTransaction(given.checkoutPage, txn.id);
  store.transactions.set(txn.id, txn);
  store.emit('transaction.created', transactionEvent(txn));
  return txn;
}

/** The transaction of a renewal: billed at once, for a period that begins when the last one ended. Credit is used first. */
export function createRenewal(store: Store, sub: Subscription, period: Period): Transaction {
  const price = Number(sub.price.unit_price.amount);
  const amount = Math.max(0, price - sub.credit);
  sub.credit = Math.max(0, sub.credit - price);
  return createBilled(store, sub, { origin: 'subscription_recurring', period, amount });
}

/** A charge of the card on file. */
export interface Charge {
  readonly origin: TransactionOrigin;
  readonly period: Period | null;
  readonly amount: number;
}

/** Billed at once. */
export function createBilled(store: Store, sub: Subscription, { origin, period, amount }: Charge): Transaction {
  const txn = blank(store, sub.price, sub.custom_data);
  txn.origin = origin;
  txn.status = 'billed';
  txn.customer_id = sub.customer_id;
  txn.address_id = sub.address_id;
  txn.subscription_id = sub.id;
  txn.billing_period = period;
  txn.amount = amount;
  txn.billed_at = txn.created_at;
  store.transactions.set(txn.id, txn);
  renderTransaction(store, txn, 'transaction.created', 'transaction.billed');
  return txn;
}

export function makeReady(store: Store, txn: Transaction): void {
  txn.status = 'ready';
  touch(store, txn);
  renderTransaction(store, txn, 'transaction.updated', 'transaction.ready');
}

/** Sends events of these types about a transaction. */
export function renderTransaction(store: Store, txn: Transaction, ...types: readonly string[]): void {
  for (const type of types) store.emit(type, transactionEvent(txn));
}

export function touch(store: Store, txn: Transaction): void {
  txn.updated_at = store.clock.stamp();
}

/** Records a try of a card and its result, newest first. */
export function addPayment(store: Store, txn: Transaction, stored: StoredCard, error: Payment['error_code']): void {
  const at = micros(store.clock.stamp());
  txn.payments.unshift({
    payment_attempt_id: randomUUID(),
    stored_payment_method_id: stored.storedMethodId,
    payment_method_id: stored.methodId,
    amount: String(txn.amount),
    status: error === null ? 'captured' : 'error',
    error_code: error,
    method_details: { type: 'card', card: stored.card },
    created_at: at,
    captured_at: error === null ? micros(store.clock.stamp()) : null,
  });
}

/** The invoice number is given at completion. */
export function markCompleted(store: Store, txn: Transaction): void {
  txn.status = 'completed';
  txn.invoice_id = store.id('inv');
  const number = [...store.transactions.values()].filter(({ invoice_number }) => invoice_number !== null).length;
  txn.invoice_number = `325-${10_001 + number}`;
  touch(store, txn);
  renderTransaction(store, txn, 'transaction.updated', 'transaction.completed');
}

/** The page of a transaction: the seller's, which opens the checkout because the address names it. */
function withTransaction(page: string, id: string): string {
  const address = new URL(page);
  address.searchParams.set('_ptxn', id);
  return address.href;
}

function blank(store: Store, price: Price, customData: CustomData): Transaction {
  const at = store.clock.stamp();
  return {
    id: store.id('txn'),
    status: 'draft',
    customer_id: null,
    address_id: null,
    custom_data: customData,
    origin: 'api',
    collection_mode: 'automatic',
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    billing_period: null,
    currency_code: 'USD',
    created_at: at,
    updated_at: at,
    billed_at: null,
    items: [{ price, quantity: 1 }],
    amount: 0,
    payments: [],
    checkout_url: null,
  };
}
