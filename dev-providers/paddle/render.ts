import { micros } from './clock.ts';
import type { Adjustment, Period, Subscription, Transaction } from './entities.ts';
import type { Store } from './store.ts';
import { detailsOf, feeOf } from './totals.ts';

/** As the API answers it: times with six digits. */
export function transactionAnswer(store: Store, txn: Transaction) {
  const { items, line_id: _, amount: __, checkout_url, ...rest } = txn;
  const [{ proration, ...item }] = items;
  return {
    ...rest,
    created_at: micros(txn.created_at),
    updated_at: micros(txn.updated_at),
    billed_at: txn.billed_at && micros(txn.billed_at),
    items: [{ ...item, ...(proration && { proration }) }],
    details: detailsOf(store, txn),
    payments: txn.payments,
    checkout: { url: checkout_url },
  };
}

/** As a webhook tells it: a time that has just been set has nine digits, and there is less about the payout. */
export function transactionEvent(store: Store, txn: Transaction) {
  const answer = transactionAnswer(store, txn);
  const { adjusted_payout_totals: _, ...details } = answer.details;
  const isNew = txn.created_at === txn.updated_at;
  return {
    ...answer,
    created_at: isNew ? txn.created_at : answer.created_at,
    updated_at: txn.updated_at,
    items: txn.items,
    details,
  };
}

/** As a webhook tells it. `subscription.created` also names the transaction it came from. */
export function subscriptionEvent(store: Store, sub: Subscription) {
  const { price, trial_dates, previously_billed_at, ...rest } = sub;
  return {
    ...rest,
    items: [
      {
        status: itemStatus(sub),
        quantity: 1,
        recurring: true,
        created_at: sub.created_at,
        updated_at: sub.updated_at,
        previously_billed_at,
        next_billed_at: sub.next_billed_at,
        trial_dates,
        price,
        product: store.products.get(price.product_id),
      },
    ],
  };
}

export function subscriptionAnswer(store: Store, sub: Subscription) {
  const page = `${store.url()}/portal/subscriptions/${sub.id}`;
  return {
    ...subscriptionEvent(store, sub),
    management_urls: { update_payment_method: `${page}/update-payment-method`, cancel: `${page}/cancel` },
  };
}

export function adjustmentEvent(store: Store, adjustment: Adjustment) {
  const { amount, line_id, item_id, ...rest } = adjustment;
  const totals = adjustmentTotals(amount);
  return {
    ...rest,
    credit_applied_to_balance: null,
    currency_code: 'USD',
    items: [
      {
        id: item_id,
        item_id: line_id,
        type: adjustment.type,
        amount: String(amount),
        proration: prorationOf(store, adjustment),
        totals: { subtotal: totals.subtotal, tax: totals.tax, total: totals.total },
      },
    ],
    totals,
    payout_totals: totals,
  };
}

function adjustmentTotals(amount: number) {
  const fee = Math.min(amount, feeOf(amount));
  const [total, kept, rest] = [amount, fee, amount - fee].map(String);
  return { subtotal: total, tax: '0', total, fee: kept, earnings: rest, currency_code: 'USD' };
}

function prorationOf(store: Store, { transaction_id }: Adjustment): { rate: string; billing_period: Period } | null {
  return store.transactions.get(transaction_id)?.items[0].proration ?? null;
}

function itemStatus({ status }: Subscription): 'active' | 'trialing' {
  return status === 'trialing' ? 'trialing' : 'active';
}
