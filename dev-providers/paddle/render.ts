import type { Adjustment, Subscription, Transaction } from './entities.ts';

/** As the API and the webhooks have it. */
export function renderTransaction({ amount, checkout_url, ...rest }: Transaction) {
  return { ...rest, details: { totals: { total: String(amount) } }, checkout: { url: checkout_url } };
}

export function renderSubscription({ price, trial_dates, credit: _own, ...rest }: Subscription) {
  return {
    ...rest,
    billing_cycle: price.billing_cycle,
    items: [{ quantity: 1, recurring: true, trial_dates, price, product: price.product }],
  };
}

export function renderAdjustment({ amount, ...rest }: Adjustment) {
  return { ...rest, currency_code: 'USD', totals: { total: String(amount) } };
}
