import type { CheckoutAttempt } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { lockBuyer } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { OPEN_FOR_MS } from '../time-limits.ts';
import { findPriceToSell } from '../trial/trial.ts';
import { isProviderError, withinTimeout } from '../with-provider-timeout.ts';
import { checkPendingPayments } from './check-payments.ts';
import { createCustomData } from './custom-data.ts';
import { findOpenAttempt, hasReported, insertAttempt, lockAttempts, type Payer } from './repository.ts';

export interface Buyer {
  readonly userId: string;
  readonly email: string;
}

/**
 * Notes that someone is about to pay in the overlay. One that nothing has come of yet is used again.
 * @throws AppError ALREADY_SUBSCRIBED, SUBSCRIPTION_UNPAID, PAYMENT_NOT_CHECKED
 */
export async function startAttempt(deps: BillingDeps, buyer: Buyer, cycle: BillingCycle): Promise<CheckoutAttempt> {
  const { userId, email } = buyer;
  const payer = { environment: deps.paddle.environment, userId };
  await lookForEarlier(deps, payer);
  const attemptId = await inTransaction(deps.db, async (tx) => {
    await lockAttempts(tx, payer);
    await lockBuyer(deps, tx, userId);
    const at = new Date(deps.now());
    const since = new Date(at.getTime() - OPEN_FOR_MS);
    const open = await findOpenAttempt(tx, payer, { kind: 'overlay', cycle, since });
    if (open) return open.id;
    const id = deps.newId();
    const nothing = { transactionId: null, reportedAt: null, nextPollAt: null };
    await insertAttempt(tx, payer, { id, kind: 'overlay', cycle, ...nothing, createdAt: at });
    return id;
  });
  return {
    items: [{ priceId: await findPriceToSell(deps, buyer, cycle), quantity: 1 }],
    customer: { email },
    customData: createCustomData(userId, cycle, attemptId),
  };
}

/**
 * A page that was left before the overlay told it of the payment knows nothing of it, nor do we while the provider tells late.
 * While the provider is away only those are kept from paying who have said that they have.
 */
async function lookForEarlier(deps: BillingDeps, payer: Payer): Promise<void> {
  try {
    await withinTimeout(checkPendingPayments(deps, payer.userId));
  } catch (cause) {
    if (!isProviderError(cause)) throw cause;
    const since = new Date(deps.now() - OPEN_FOR_MS);
    if (await hasReported(deps.db, payer, since)) throw new AppError('PAYMENT_NOT_CHECKED', { cause });
    deps.log.warn({ err: cause, userId: payer.userId }, 'the payment provider could not be asked for earlier payments');
  }
}
