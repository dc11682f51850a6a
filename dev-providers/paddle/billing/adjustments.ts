import { micros } from '../clock.ts';
import type { Adjustment, AdjustmentAction, AdjustmentStatus, Transaction } from '../entities.ts';
import { invalid, PaddleError } from '../lists.ts';
import { adjustmentEvent, takenBack, transactionEvent } from '../render.ts';
import type { Store } from '../store.ts';

import { touch } from './transactions.ts';

interface Wanted {
  readonly action: AdjustmentAction;
  readonly status: AdjustmentStatus;
  /** All that is left of the payment by default. */
  readonly cents: number | undefined;
}

/** A refund or chargeback. A refund waits for approval first, like Paddle's; a chargeback is final. */
export function adjust(store: Store, txn: Transaction, { action, status, cents }: Wanted): Adjustment {
  if (txn.status !== 'completed' || txn.customer_id === null)
    throw new PaddleError(400, 'adjustment_transaction_invalid_status_for_refund', `transaction is ${txn.status}`);
  const isReverse = action === 'chargeback_reverse';
  const most = isReverse ? txn.amount : txn.amount - takenBack(store, txn);
  const amount = cents ?? most;
  if (amount <= 0 || amount > most) throw invalid('cents', `must be between 1 and ${most}`);
  const at = micros(store.clock.stamp());
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
  if (isReverse) reverseChargebacks(store, txn);
  store.adjustments.set(adjustment.id, adjustment);
  store.emit('adjustment.created', adjustmentEvent(adjustment));
  if (adjustment.status !== status) settleAdjustment(store, adjustment, status);
  else notifyOfTransaction(store, adjustment);
  return adjustment;
}

/** Approves or rejects a pending refund. */
export function settleAdjustment(store: Store, adjustment: Adjustment, status: AdjustmentStatus): void {
  if (adjustment.status === status) return;
  adjustment.status = status;
  adjustment.updated_at = micros(store.clock.stamp());
  store.emit('adjustment.updated', adjustmentEvent(adjustment));
  notifyOfTransaction(store, adjustment);
}

function reverseChargebacks(store: Store, txn: Transaction): void {
  for (const other of store.adjustments.values()) {
    if (other.transaction_id === txn.id && other.action === 'chargeback') settleAdjustment(store, other, 'reversed');
  }
}

/** Updates the transaction's totals. */
function notifyOfTransaction(store: Store, { transaction_id, status }: Adjustment): void {
  const txn = store.transactions.get(transaction_id);
  if (!txn || status === 'pending_approval' || status === 'rejected') return;
  touch(store, txn);
  store.emit('transaction.updated', transactionEvent(txn));
}
