import { micros } from './clock.ts';
import type { Adjustment, Subscription, Transaction } from './entities.ts';
import type { Store } from './store.ts';

/** As the API returns it: times with six digits. */
export function transactionAnswer(txn: Transaction) {
  const { amount, checkout_url, ...rest } = txn;
  return {
    ...rest,
    created_at: micros(txn.created_at),
    updated_at: micros(txn.updated_at),
    billed_at: txn.billed_at && micros(txn.billed_at),
    details: { totals: { ...totalsOf(amount), grand_total: String(amount), balance: balanceOf(txn) } },
    checkout: { url: checkout_url },
  };
}

/** As a webhook has it: a new time has nine digits. */
export function transactionEvent(txn: Transaction) {
  return { ...transactionAnswer(txn), updated_at: txn.updated_at };
}

/** `subscription.created` also names the transaction it came from. */
export function subscriptionEvent(store: Store, sub: Subscription) {
  const { price, trial_dates, credit: _own, ...rest } = sub;
  const product = store.products.get(price.product_id);
  const status = sub.status === 'trialing' ? 'trialing' : 'active';
  return { ...rest, items: [{ status, quantity: 1, recurring: true, trial_dates, price, product }] };
}

export function adjustmentEvent({ amount, ...rest }: Adjustment) {
  return { ...rest, currency_code: 'USD', totals: totalsOf(amount) };
}

function totalsOf(cents: number) {
  return { subtotal: String(cents), tax: '0', total: String(cents), currency_code: 'USD' };
}

function balanceOf({ status, amount }: Transaction): string {
  return status === 'paid' || status === 'completed' ? '0' : String(amount);
}

/** Cents refunded by approved refunds and chargebacks. */
export function takenBack(store: Store, txn: Transaction): number {
  const takes = ({ transaction_id, status, action }: Adjustment) =>
    transaction_id === txn.id && status === 'approved' && (action === 'refund' || action === 'chargeback');
  return [...store.adjustments.values()].filter(takes).reduce((sum, { amount }) => sum + amount, 0);
}
