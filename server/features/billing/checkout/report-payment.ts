import type { CheckoutState } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { getCheckoutStatus, hasPro } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { OPEN_FOR_MS, PENDING_CONFIRMATION_MS, pollAfterMs } from '../time-limits.ts';
import {
  type Attempt,
  findNewestOpenAttempt,
  findOpenAttempt,
  findOpenAttemptOf,
  insertAttempt,
  lockAttempts,
  type PaidBy,
  type Payer,
  setReported,
} from './repository.ts';
import { isTransactionId } from './transaction-id.ts';

/** What a browser reports of a payment; without `transactionId`, that there was one. */
export interface Report extends Partial<PaidBy> {
  readonly cycle?: BillingCycle;
}

/**
 * The browser saw a payment succeed: it is waited for, and nothing is given for it. Whose id was sent is not read
 * (docs/spec/security.md §P5).
 */
export async function reportPayment(
  deps: BillingDeps,
  userId: string,
  checkoutId: string | undefined,
): Promise<CheckoutState> {
  const payer = { environment: deps.paddle.environment, userId };
  await noteReport(deps, payer, isTransactionId(checkoutId) ? { transactionId: checkoutId } : {});
  return getCheckoutStatus(deps, userId);
}

/**
 * Notes that the person's browser says that they have paid. Someone who has Pro already waits for nothing.
 * The id of the payment is the browser's word: the provider is asked about it, and who owns it is not told by it.
 */
export async function noteReport(deps: BillingDeps, payer: Payer, report: Report): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = new Date(deps.now());
    await lockAttempts(tx, payer);
    const person = await deps.identity.entitlement.lock(tx, payer.userId);
    if (!person || hasPro(person, at)) return;
    const attempt = await findReported(tx, payer, report, at);
    const transactionId = attempt?.transactionId ?? report.transactionId ?? null;
    const reportedAt = stillWaitingSince(attempt, at) ?? at;
    const nextPollAt = new Date(at.getTime() + pollAfterMs(0));
    const waiting = { transactionId, reportedAt, nextPollAt };
    const id = attempt?.id ?? deps.newId();
    if (attempt) {
      await setReported(tx, payer, id, waiting);
    } else {
      const cycle = report.cycle ?? 'monthly';
      await insertAttempt(tx, payer, { id, kind: 'overlay', cycle, ...waiting, createdAt: at });
    }
    await deps.polling.schedule(tx, id, nextPollAt);
    await deps.records.recompute(tx, payer.userId, at);
  });
}

async function findReported(tx: Db, payer: Payer, report: Report, at: Date): Promise<Attempt | undefined> {
  const since = new Date(at.getTime() - OPEN_FOR_MS);
  const { transactionId, attemptId } = report;
  if (transactionId === undefined) return findNewestOpenAttempt(tx, payer, since);
  const known = await findOpenAttemptOf(tx, payer, { transactionId, attemptId });
  return known ?? findOpenAttempt(tx, payer, { kind: 'overlay', since });
}

/** Said again it does not wait any longer. */
function stillWaitingSince(attempt: Attempt | undefined, at: Date): Date | undefined {
  const since = attempt?.reportedAt;
  return since && at.getTime() - since.getTime() < PENDING_CONFIRMATION_MS ? since : undefined;
}
