import { type Adjustment, type AdjustmentAction, renderAdjustment, type Transaction } from '../entities.ts';
import { invalid, PaddleError } from '../errors.ts';
import type { Store } from '../store.ts';
import { announce } from './transactions.ts';

interface Wanted {
  readonly action: AdjustmentAction;
  readonly status: Adjustment['status'];
  /** All that is left of the payment by default. */
  readonly cents: number | undefined;
}

/** A refund or chargeback. A refund waits for approval first, like Paddle's; a chargeback is final. */
export function adjust(store: Store, txn: Transaction, { action, status, cents }: Wanted): void {
  if (txn.status !== 'completed' || txn.customer_id === null)
    throw new PaddleError(400, 'adjustment_transaction_invalid_status_for_refund', `transaction is ${txn.status}`);
  const isReverse = action === 'chargeback_reverse';
  const most = isReverse ? txn.amount : txn.amount - takenBack(store, txn);
  const amount = cents ?? most;
  if (amount <= 0 || amount > most) throw invalid('cents', `must be between 1 and ${most}`);
  const at = store.clock.stamp();
  const adjustment: Adjustment = {
    id: store.id('adj'),
    action,
    type: amount === txn.amount ? 'full' : 'partial',
    transaction_id: txn.id,
    subscription_id: txn.subscription_id,
    customer_id: txn.customer_id,
    status: action === 'refund' ? 'pending_approval' : 'approved',
    amount,
    created_at: at,
    updated_at: at,
  };
  if (isReverse)
    for (const other of listAdjustments(store, txn))
      if (other.action === 'chargeback') settle(store, other, 'reversed');
  store.adjustments.set(adjustment.id, adjustment);
  store.emit('adjustment.created', renderAdjustment(adjustment));
  if (adjustment.status !== status) settle(store, adjustment, status);
  else announceTotals(store, adjustment);
}

/** Approves, rejects or reverses. */
function settle(store: Store, adjustment: Adjustment, status: Adjustment['status']): void {
  adjustment.status = status;
  adjustment.updated_at = store.clock.stamp();
  store.emit('adjustment.updated', renderAdjustment(adjustment));
  announceTotals(store, adjustment);
}

/** The transaction's totals have changed. */
function announceTotals(store: Store, { transaction_id, status }: Adjustment): void {
  const txn = store.transactions.get(transaction_id);
  if (txn && status !== 'pending_approval' && status !== 'rejected') announce(store, txn, 'transaction.updated');
}

function takenBack(store: Store, txn: Transaction): number {
  return listAdjustments(store, txn)
    .filter(({ status, action }) => status === 'approved' && (action === 'refund' || action === 'chargeback'))
    .reduce((sum, { amount }) => sum + amount, 0);
}

function listAdjustments(store: Store, txn: Transaction): Adjustment[] {
  return [...store.adjustments.values()].filter(({ transaction_id }) => transaction_id === txn.id);
}
