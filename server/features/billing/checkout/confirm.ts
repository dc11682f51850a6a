import { z } from 'zod';
import type { CheckoutState } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { getCheckoutStatus, hasPro } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { type Payment, readPayment } from '../paddle/client.ts';
import { findSoldCycle } from '../paddle/schemas.ts';
import { OPEN_FOR_MS, PENDING_CONFIRMATION_MS, pollAfterMs } from '../time-limits.ts';
import { askProvider } from '../with-provider-timeout.ts';
import { findTransactionOwner, isFinal, schedulePoll } from './pending.ts';
import {
  type Attempt,
  findOpenAttempt,
  insertAttempt,
  isUsedByAnother,
  lockAttempts,
  type Payer,
  type PaymentRef,
  settleAttemptsByPayment,
  updateAttempt,
} from './repository.ts';

const TRANSACTION_ID = /^txn_[a-z\d]{26}$/;

/** States in which a payment can no longer be paid. */
const FAILED: readonly string[] = ['canceled', 'past_due'];
const NOT_PAID = 'This payment was not made, so there is nothing to activate. Please start again.';

/**
 * The browser saw a payment succeed. If the person has an open checkout, it becomes pending; the report gives nothing. The
 * user id in the report is ignored (docs/spec/security.md §P5).
 */
export async function reportPayment(
  deps: BillingDeps,
  payer: Payer,
  checkoutId: string | undefined,
): Promise<CheckoutState> {
  const isId = checkoutId !== undefined && TRANSACTION_ID.test(checkoutId);
  await storeReport(deps, payer, isId ? { transactionId: checkoutId } : {});
  return getCheckoutStatus(deps, payer.userId);
}

/** What a browser reports of a payment; without `transactionId`, that there was one. */
interface Report extends Partial<PaymentRef> {
  /** What the payment is for, if the provider has confirmed that it belongs to this person. */
  readonly cycle?: BillingCycle;
}

/**
 * Stores that the browser says the person has paid. Nothing becomes pending for a person with Pro or without an open
 * checkout, unless the provider confirms the payment. The payment id is only a claim of the browser: the provider is asked
 * about it, and the id does not decide the owner.
 */
async function storeReport(deps: BillingDeps, payer: Payer, report: Report): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = new Date(deps.now());
    await lockAttempts(tx, payer);
    const person = await deps.identity.entitlement.lock(tx, payer.userId);
    if (!person || hasPro(person, at)) return;
    const attempt = await findReported(tx, payer, report, at);
    const { cycle } = report;
    if (!attempt && !cycle) return;
    const nextPollAt = new Date(at.getTime() + pollAfterMs(0));
    const waiting = {
      transactionId: attempt?.transactionId ?? report.transactionId ?? null,
      reportedAt: stillWaitingSince(attempt, at) ?? at,
      nextPollAt,
    };
    const id = attempt?.id ?? deps.newId();
    if (attempt) await updateAttempt(tx, id, { ...waiting, polls: 0 });
    else if (cycle) await insertAttempt(tx, payer, { id, kind: 'overlay', cycle, ...waiting, createdAt: at });
    await schedulePoll(deps, tx, id, nextPollAt);
    await deps.records.recompute(tx, payer.userId, at);
  });
}

async function findReported(tx: Db, payer: Payer, report: Report, at: Date): Promise<Attempt | undefined> {
  const since = new Date(at.getTime() - OPEN_FOR_MS);
  const { transactionId, attemptId } = report;
  if (transactionId === undefined) return findOpenAttempt(tx, payer, { since });
  const known = await findOpenAttempt(tx, payer, { paidBy: { transactionId, attemptId } });
  return known ?? findOpenAttempt(tx, payer, { kind: 'overlay', hasPayment: false, since });
}

/** A repeated report does not extend the waiting time. */
function stillWaitingSince(attempt: Attempt | undefined, at: Date): Date | undefined {
  const since = attempt?.reportedAt;
  return since && at.getTime() - since.getTime() < PENDING_CONFIRMATION_MS ? since : undefined;
}

/** What a browser reports of a payment. Nothing in it is trusted. */
interface CheckoutReport {
  readonly transactionId?: string | undefined;
  readonly checkoutId?: string | undefined;
  /** As the provider's script passed it to the page. */
  readonly paddleData?: unknown;
}

/**
 * Reads a payment from the provider and gives the person what it paid for. If it is unpaid, or cannot be read now, it stays
 * pending. A repeated report changes nothing.
 * @throws AppError NO_TRANSACTION_ID, TRANSACTION_NOT_FOUND, TRANSACTION_NOT_YOURS, TRANSACTION_NOT_OURS, TRANSACTION_USED
 */
export async function completeCheckout(
  deps: BillingDeps,
  payer: Payer,
  reported: CheckoutReport,
): Promise<CheckoutState> {
  const transactionId = readTransactionId(reported);
  const { answer: payment, failure } = await askProvider(readPayment(deps.gateway, transactionId));
  if (failure) {
    deps.log.warn({ err: failure, transactionId }, 'a reported payment could not be read from the provider');
    await storeReport(deps, payer, { transactionId });
  } else {
    if (!payment) throw new AppError('TRANSACTION_NOT_FOUND');
    await applyPayment(deps, payer, payment, await requireOwn(deps, payer, payment));
  }
  return getCheckoutStatus(deps, payer.userId);
}

const word = z.string().optional().catch(undefined);
const named = z.object({ transaction_id: word, transactionId: word, id: word });
const event = named.extend({ data: named.optional().catch(undefined) });

/**
 * The payment id of the report: the field for it, else the first value that looks like one.
 * @throws AppError NO_TRANSACTION_ID; TRANSACTION_NOT_FOUND for a value that cannot be an id
 */
function readTransactionId({ transactionId, checkoutId, paddleData }: CheckoutReport): string {
  if (transactionId && !TRANSACTION_ID.test(transactionId)) throw new AppError('TRANSACTION_NOT_FOUND');
  const { data } = event.safeParse(paddleData);
  const more = [data, data?.data].flatMap((one) => [one?.transaction_id, one?.transactionId, one?.id]);
  const found = [transactionId, checkoutId, ...more].find((id) => id !== undefined && TRANSACTION_ID.test(id));
  if (!found) throw new AppError('NO_TRANSACTION_ID');
  return found;
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

async function applyPayment(deps: BillingDeps, payer: Payer, payment: Payment, cycle: BillingCycle): Promise<void> {
  const { id: transactionId, custom_data: customData } = payment.transaction;
  const paid = { transactionId, attemptId: customData?.attemptId };
  const at = new Date(deps.now());
  await deps.records.applyRead(payment.entities, at);
  if (!isFinal(payment)) return storeReport(deps, payer, { ...paid, cycle });
  await inTransaction(deps.db, async (tx) => {
    await settleAttemptsByPayment(tx, payer, paid);
    await deps.records.recompute(tx, payer.userId, at);
  });
}
