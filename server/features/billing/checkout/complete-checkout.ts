import type { CheckoutState } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { getCheckoutStatus } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { type Payment, readPayment } from '../paddle/payment.ts';
import { findSoldCycle } from '../paddle/prices.ts';
import { findTransactionOwner } from '../records/owners.ts';
import { isProviderError, withinTimeout } from '../with-provider-timeout.ts';
import { isOver } from './check-payments.ts';
import { noteReport } from './report-payment.ts';
import { isUsedByAnother, type Payer, settleAttemptsOf } from './repository.ts';
import { type Reported, transactionIdIn } from './transaction-id.ts';

/** What will never be paid any more. */
const FAILED: readonly string[] = ['canceled', 'past_due'];
const NOT_PAID = 'This payment was not made, so there is nothing to activate. Please start again.';

/**
 * Looks a payment up at the provider and gives the person what it paid for. What is not paid yet, or cannot be looked up
 * now, waits for the provider's word. Reported again it changes nothing.
 * @throws AppError NO_TRANSACTION_ID, TRANSACTION_NOT_FOUND, TRANSACTION_NOT_YOURS, TRANSACTION_NOT_OURS, TRANSACTION_USED
 */
export async function completeCheckout(deps: BillingDeps, userId: string, reported: Reported): Promise<CheckoutState> {
  const payer = { environment: deps.paddle.environment, userId };
  const transactionId = transactionIdIn(reported);
  const looked = await lookUp(deps, transactionId);
  if (looked === 'unavailable') {
    await noteReport(deps, payer, { transactionId });
  } else {
    const cycle = await requireOwn(deps, payer, looked);
    await take(deps, payer, looked, cycle);
  }
  return getCheckoutStatus(deps, userId);
}

async function lookUp(deps: BillingDeps, transactionId: string): Promise<Payment | 'unavailable'> {
  try {
    const payment = await withinTimeout(readPayment(deps.gateway, transactionId));
    if (!payment) throw new AppError('TRANSACTION_NOT_FOUND');
    return payment;
  } catch (err) {
    if (!isProviderError(err)) throw err;
    deps.log.warn({ err, transactionId }, 'a payment that was reported could not be looked up');
    return 'unavailable';
  }
}

async function requireOwn(deps: BillingDeps, payer: Payer, { transaction }: Payment): Promise<BillingCycle> {
  if (await isUsedByAnother(deps.db, payer, transaction.id)) throw new AppError('TRANSACTION_USED');
  const owner = await findTransactionOwner(deps.db, payer.environment, transaction);
  if (owner === undefined) throw new AppError('TRANSACTION_NOT_FOUND');
  if (owner !== payer.userId) throw new AppError('TRANSACTION_NOT_YOURS');
  const cycle = findSoldCycle(deps.paddle.prices, transaction.items);
  if (!cycle) throw new AppError('TRANSACTION_NOT_OURS');
  if (FAILED.includes(transaction.status)) throw new AppError('TRANSACTION_NOT_OURS', { message: NOT_PAID });
  return cycle;
}

async function take(deps: BillingDeps, payer: Payer, payment: Payment, cycle: BillingCycle): Promise<void> {
  const { id: transactionId, custom_data: customData } = payment.transaction;
  const paid = { transactionId, attemptId: customData?.attemptId };
  const at = new Date(deps.now());
  await deps.records.applyRead(payment.entities, at);
  if (!isOver(payment)) return noteReport(deps, payer, { ...paid, cycle });
  await inTransaction(deps.db, async (tx) => {
    await settleAttemptsOf(tx, payer, paid);
    await deps.records.recompute(tx, payer.userId, at);
  });
}
