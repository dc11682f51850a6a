import type { Transaction } from '../entities.ts';
import type { Store } from '../store.ts';

/** The data of Paddle.js for `eventCallback`, as far as a page may read it. Money is in whole units here, not in cents. */
export function checkoutData(store: Store, checkoutId: string, txn: Transaction) {
  const customer = store.customers.get(txn.customer_id ?? '');
  return {
    id: checkoutId,
    transaction_id: txn.id,
    // A checkout is completed when it is paid; the rest is between Paddle and the seller.
    status: txn.status === 'paid' ? 'completed' : txn.status,
    custom_data: txn.custom_data,
    currency_code: txn.currency_code,
    customer: { id: customer?.id ?? null, email: customer?.email ?? null },
    items: txn.items.map(({ price, quantity }) => ({ price_id: price.id, price_name: price.name, quantity })),
    totals: { total: txn.amount / 100 },
  };
}

export type CheckoutData = ReturnType<typeof checkoutData>;
