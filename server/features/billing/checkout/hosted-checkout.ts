import { setTimeout as pause } from 'node:timers/promises';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { lockBuyer } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { ProviderRefused } from '../paddle/gateway.ts';
import type { PaddleTransaction } from '../paddle/schemas.ts';
import { OPEN_FOR_MS, pollAfterMs } from '../time-limits.ts';
import { findPriceToSell } from '../trial/trial.ts';
import { withProviderTimeout } from '../with-provider-timeout.ts';
import { checkPendingPayments } from './check-payments.ts';
import { createCustomData } from './custom-data.ts';
import { findCustomerId } from './customers/repository.ts';
import {
  type Attempt,
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  lockAttempts,
  type Payer,
  setCheckoutUrl,
  settleAttempt,
} from './repository.ts';
import type { Buyer } from './start-attempt.ts';

/** Who has claimed the making of a payment and not made it by then has died over it. */
const CLAIM_MS = 10_000;
const RECHECK_MS = 200;

/** Where something is paid. */
export interface Session {
  readonly url: string;
  readonly transactionId: string;
}

/**
 * Makes a payment at the provider, or finds the one of this cycle that is open: of any number of clicks in any number of
 * tabs one payment comes.
 * @throws AppError ALREADY_SUBSCRIBED, CHECKOUT_NOT_STARTED, NO_CHECKOUT_URL
 */
export async function openSession(deps: BillingDeps, buyer: Buyer, cycle: BillingCycle): Promise<Session> {
  const { userId } = buyer;
  const payer = { environment: deps.paddle.environment, userId };
  return withProviderTimeout({ failed: 'CHECKOUT_NOT_STARTED', noAddress: 'NO_CHECKOUT_URL' }, async () => {
    // One that was paid meanwhile is paid; one that was given up is made anew.
    await checkPendingPayments(deps, userId);
    const { attempt, isOurs } = await claim(deps, payer, cycle);
    return isOurs ? createPayment(deps, buyer, attempt) : waitForPayment(deps, payer, attempt);
  });
}

type Claimed = Pick<Attempt, 'id' | 'cycle'>;

/** The open payment of this cycle, or the right to make it. */
function claim(deps: BillingDeps, payer: Payer, cycle: BillingCycle): Promise<{ attempt: Claimed; isOurs: boolean }> {
  return inTransaction(deps.db, async (tx) => {
    await lockAttempts(tx, payer);
    await lockBuyer(deps, tx, payer.userId);
    const at = deps.now();
    const open = await findOpenAttempt(tx, payer, { kind: 'hosted', cycle, since: new Date(at - OPEN_FOR_MS) });
    const isAlive = open && (open.checkoutUrl !== null || at - open.createdAt.getTime() < CLAIM_MS);
    if (isAlive) return { attempt: open, isOurs: false };
    if (open) await settleAttempt(tx, payer, open.id);
    const attempt = { id: deps.newId(), cycle };
    const nothing = { transactionId: null, reportedAt: null, nextPollAt: null };
    await insertAttempt(tx, payer, { ...attempt, kind: 'hosted', ...nothing, createdAt: new Date(at) });
    return { attempt, isOurs: true };
  });
}

/** No transaction of the database is open here: the provider may take its time. */
async function createPayment(deps: BillingDeps, buyer: Buyer, attempt: Claimed): Promise<Session> {
  const payer = { environment: deps.paddle.environment, userId: buyer.userId };
  try {
    const transaction = await createTransaction(deps, buyer, payer, attempt);
    const { id: transactionId, checkout } = transaction;
    const url = checkout?.url;
    if (!url) throw new AppError('NO_CHECKOUT_URL');
    const nextPollAt = new Date(deps.now() + pollAfterMs(0));
    await inTransaction(deps.db, async (tx) => {
      await setCheckoutUrl(tx, payer, attempt.id, { transactionId, checkoutUrl: url, nextPollAt });
      await deps.polling.schedule(tx, attempt.id, nextPollAt);
    });
    return { url, transactionId };
  } catch (error) {
    // Whoever waits for it, and the next click, need not.
    await settleAttempt(deps.db, payer, attempt.id);
    throw error;
  }
}

async function createTransaction(
  deps: BillingDeps,
  buyer: Buyer,
  payer: Payer,
  attempt: Claimed,
): Promise<PaddleTransaction> {
  const wanted = {
    priceId: await findPriceToSell(deps, buyer, attempt.cycle),
    customData: createCustomData(payer.userId, attempt.cycle, attempt.id),
    checkoutUrl: `${deps.origin()}/checkout`,
  };
  const customerId = await findCustomerId(deps.db, payer);
  if (customerId === undefined) return deps.gateway.createTransaction(wanted);
  try {
    return await deps.gateway.createTransaction({ ...wanted, customerId });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // A customer may have been archived or merged there. Whoever pays says who they are.
    return deps.gateway.createTransaction(wanted);
  }
}

/** The payment that another request has made or is making. */
async function waitForPayment(deps: BillingDeps, payer: Payer, { id }: Claimed): Promise<Session> {
  for (let waitedMs = 0; waitedMs < CLAIM_MS; waitedMs += RECHECK_MS) {
    const attempt = await findAttempt(deps.db, payer, id);
    if (!attempt || attempt.isSettled) break;
    const { checkoutUrl: url, transactionId } = attempt;
    if (url !== null && transactionId !== null) return { url, transactionId };
    await pause(RECHECK_MS);
  }
  throw new AppError('CHECKOUT_NOT_STARTED');
}
