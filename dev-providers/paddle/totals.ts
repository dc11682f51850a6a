import type { Adjustment, Transaction } from './entities.ts';
import type { Store } from './store.ts';

// No tax: the stand-in sells to nobody, so no country's rate is right.
const TAX_RATE = '0';
const FEE_SHARE = 0.05;
const FEE_CENTS = 50;

/** What Paddle keeps of a payment, cents. */
export function feeOf(amount: number): number {
  return amount === 0 ? 0 : Math.round(amount * FEE_SHARE) + FEE_CENTS;
}

/** The block `details` of a transaction. What is left after fees is known once it is completed. */
export function detailsOf(store: Store, txn: Transaction) {
  const line = { subtotal: text(txn.amount), tax: '0', discount: '0', total: text(txn.amount) };
  const [item] = txn.items;
  const taken = takenBack(store, txn);
  const adjusted = adjustedOf(txn, taken);
  const totals = totalsOf(txn);
  const isCompleted = txn.status === 'completed';
  return {
    tax_rates_used: [{ tax_rate: TAX_RATE, totals: line }],
    totals,
    adjusted_totals: adjusted,
    payout_totals: isCompleted ? totals : null,
    adjusted_payout_totals: isCompleted ? payoutOf(adjusted) : null,
    line_items: [
      {
        id: txn.line_id,
        price_id: item.price.id,
        quantity: item.quantity,
        totals: line,
        product: store.products.get(item.price.product_id),
        tax_rate: TAX_RATE,
        unit_totals: line,
        ...(item.proration && { proration: item.proration }),
      },
    ],
  };
}

function totalsOf(txn: Transaction) {
  const isCompleted = txn.status === 'completed';
  const isSettled = isCompleted || txn.status === 'paid';
  return {
    subtotal: text(txn.amount),
    tax: '0',
    discount: '0',
    total: text(txn.amount),
    grand_total: text(txn.amount),
    fee: isCompleted ? text(feeOf(txn.amount)) : null,
    credit: '0',
    credit_to_balance: '0',
    balance: isSettled ? '0' : text(txn.amount),
    earnings: isCompleted ? text(txn.amount - feeOf(txn.amount)) : null,
    currency_code: txn.currency_code,
  };
}

function adjustedOf(txn: Transaction, taken: number) {
  const isCompleted = txn.status === 'completed';
  const fee = isCompleted ? feeOf(txn.amount) : 0;
  const rest = txn.amount - taken;
  return {
    subtotal: text(rest),
    tax: '0',
    total: text(rest),
    grand_total: text(rest),
    fee: text(fee),
    earnings: isCompleted ? text(rest - fee) : '0',
    currency_code: txn.currency_code,
  };
}

function payoutOf({ subtotal, tax, total, fee, earnings, currency_code }: ReturnType<typeof adjustedOf>) {
  return { subtotal, tax, total, fee, chargeback_fee: { amount: '0', original: null }, earnings, currency_code };
}

/** Cents that went back by approved refunds and chargebacks. */
export function takenBack(store: Store, txn: Transaction): number {
  const takes = ({ transaction_id, status, action }: Adjustment) =>
    transaction_id === txn.id && status === 'approved' && (action === 'refund' || action === 'chargeback');
  return [...store.adjustments.values()].filter(takes).reduce((sum, { amount }) => sum + amount, 0);
}

const text = (cents: number): string => String(cents);
