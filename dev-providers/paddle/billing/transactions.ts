import type { TestCard } from '../cards.ts';
import {
  type CustomData,
  type Period,
  type Price,
  renderTransaction,
  type Subscription,
  type Transaction,
  type TransactionOrigin,
} from '../entities.ts';
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
  const { price, origin, customData, customerId, checkoutPage } = given;
  const txn = insert(store, price, customData, {
    origin,
    customer_id: customerId,
    amount: price.trial_period ? 0 : readCents(price),
  });
  if (checkoutPage !== null) {
    // The page opens the checkout because its address names the transaction.
    const address = new URL(checkoutPage);
    address.searchParams.set('_ptxn', txn.id);
    txn.checkout_url = address.href;
  }
  announce(store, txn, 'transaction.created');
  return txn;
}

/** A charge of the card on file. */
export interface Charge {
  readonly origin: TransactionOrigin;
  readonly period: Period | null;
  readonly amount: number;
}

/** The transaction of a renewal: for a period that begins when the last one ended. Credit is used first. */
export function createRenewal(store: Store, sub: Subscription, period: Period): Transaction {
  const cents = readCents(sub.price);
  const amount = Math.max(0, cents - sub.credit);
  sub.credit = Math.max(0, sub.credit - cents);
  return createBilled(store, sub, { origin: 'subscription_recurring', period, amount });
}

/** Billed at once. */
export function createBilled(store: Store, sub: Subscription, { origin, period, amount }: Charge): Transaction {
  const txn = insert(store, sub.price, sub.custom_data, {
    origin,
    status: 'billed',
    customer_id: sub.customer_id,
    subscription_id: sub.id,
    billing_period: period,
    amount,
  });
  txn.billed_at = txn.created_at;
  announce(store, txn, 'transaction.created', 'transaction.billed');
  return txn;
}

/** Sends events of these types about a transaction that has changed. */
export function announce(store: Store, txn: Transaction, ...types: readonly string[]): void {
  txn.updated_at = store.clock.stamp();
  for (const type of types) store.emit(type, renderTransaction(txn));
}

/** Records a try of a card and its result. */
export function addPayment(store: Store, txn: Transaction, { card }: TestCard, status: 'captured' | 'error'): void {
  const details = { type: 'card' as const, card };
  txn.payments.unshift({
    amount: String(txn.amount),
    status,
    method_details: details,
    created_at: store.clock.stamp(),
  });
}

/** The invoice number is given at completion. */
export function markCompleted(store: Store, txn: Transaction): void {
  txn.status = 'completed';
  const invoices = [...store.transactions.values()].filter(({ invoice_number }) => invoice_number !== null);
  txn.invoice_number = `325-${10_001 + invoices.length}`;
  announce(store, txn, 'transaction.updated', 'transaction.completed');
}

export const readCents = ({ unit_price }: Price): number => Number(unit_price.amount);

function insert(store: Store, price: Price, customData: CustomData, given: Partial<Transaction>): Transaction {
  const at = store.clock.stamp();
  const txn: Transaction = {
    id: store.id('txn'),
    status: 'draft',
    customer_id: null,
    custom_data: customData,
    origin: 'api',
    subscription_id: null,
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
    ...given,
  };
  store.transactions.set(txn.id, txn);
  return txn;
}
