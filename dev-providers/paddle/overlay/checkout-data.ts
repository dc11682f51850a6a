import type { Card, Transaction } from '../entities.ts';
import type { Store } from '../store.ts';

/** What Paddle.js hands to `eventCallback` about a checkout. Money is in whole units here, not in cents. */
export function checkoutData(store: Store, checkoutId: string, txn: Transaction, theme: string) {
  const customer = store.customers.get(txn.customer_id ?? '');
  const recurring = totalsOf(Number(txn.items[0].price.unit_price.amount));
  const isPaid = txn.payments[0]?.status === 'captured';
  return {
    id: checkoutId,
    transaction_id: txn.id,
    // A checkout is done when it is paid; what follows is between Paddle and the seller.
    status: txn.status === 'paid' ? 'completed' : txn.status,
    custom_data: txn.custom_data,
    currency_code: txn.currency_code,
    customer: {
      id: customer?.id ?? null,
      email: customer?.email ?? null,
      address: addressOf(store, txn),
      business: null,
    },
    items: [itemOf(store, txn)],
    totals: { ...totalsOf(txn.amount), balance: isPaid ? 0 : txn.amount / 100, credit: 0 },
    recurring_totals: { ...recurring, balance: recurring.total, credit: 0 },
    payment: paymentOf(txn.payments[0]?.method_details.card),
    settings: { display_mode: 'overlay', theme },
    discount: null,
  };
}

export type CheckoutData = ReturnType<typeof checkoutData>;

function itemOf(store: Store, txn: Transaction) {
  const [{ price, quantity }] = txn.items;
  const product = store.products.get(price.product_id);
  const { name = '', description = null, image_url = null } = product ?? {};
  return {
    price_id: price.id,
    price_name: price.name,
    product: { id: price.product_id, name, description, image_url },
    billing_cycle: price.billing_cycle,
    trial_period: price.trial_period,
    quantity,
    totals: totalsOf(txn.amount),
    recurring_totals: totalsOf(Number(price.unit_price.amount)),
  };
}

function totalsOf(cents: number) {
  return { subtotal: cents / 100, tax: 0, discount: 0, total: cents / 100 };
}

function addressOf(store: Store, txn: Transaction) {
  const address = store.addresses.get(txn.address_id ?? '');
  if (!address) return null;
  const { id, country_code, postal_code, city, region, first_line } = address;
  return { id, country_code, postal_code, city, region, first_line };
}

function paymentOf(card: Card | undefined) {
  if (!card) return { method_details: { type: 'none', card: null } };
  const { type, last4, expiry_month, expiry_year } = card;
  return { method_details: { type: 'card', card: { type, last4, expiry_month, expiry_year } } };
}
