import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutAttempt } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { lockBuyer } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { ProviderRefused } from '../paddle/http.ts';
import { findCustomerId } from '../subscription/repository.ts';
import { OPEN_FOR_MS, pollAfterMs } from '../time-limits.ts';
import { findPriceToSell } from '../trial/trial.ts';
import { askProvider, withProviderTimeout } from '../with-provider-timeout.ts';
import { checkPendingPayments, schedulePoll } from './pending.ts';
import {
  type Attempt,
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  lockAttempts,
  type Payer,
  settleAttempt,
  updateAttempt,
} from './repository.ts';

export interface Buyer extends Payer {
  readonly email: string;
}

type Claimed = Pick<Attempt, 'id' | 'cycle'>;

/** A claim to create a payment that is older belongs to a dead process. */
const CLAIM_MS = 10_000;
const RECHECK_MS = 200;

/**
 * Stores that someone is about to pay in the overlay. An unused attempt is used again.
 * The page may have been closed before the overlay reported the payment, so the provider is asked first. While the provider
 * is away, only people with a reported payment are refused.
 * @throws AppError ALREADY_SUBSCRIBED, SUBSCRIPTION_UNPAID, PAYMENT_NOT_CHECKED
 */
export async function startAttempt(deps: BillingDeps, buyer: Buyer, cycle: BillingCycle): Promise<CheckoutAttempt> {
  const { db, log, now } = deps;
  const { userId, email } = buyer;
  const { failure } = await askProvider(checkPendingPayments(deps, buyer));
  if (failure) {
    const reportedSince = new Date(now() - OPEN_FOR_MS);
    if (await findOpenAttempt(db, buyer, { reportedSince }))
      throw new AppError('PAYMENT_NOT_CHECKED', { cause: failure });
    log.warn({ err: failure, userId }, 'earlier payments could not be read from the provider');
  }
  const { attempt } = await claimAttempt(deps, buyer, 'overlay', cycle);
  return {
    items: [{ priceId: await findPriceToSell(deps, buyer, cycle), quantity: 1 }],
    customer: { email },
    customData: createCustomData(buyer, attempt),
  };
}

/** The hosted checkout page. */
interface Session {
  readonly url: string;
  readonly transactionId: string;
}

/**
 * Creates a payment at the provider, or finds the open one of this cycle: any number of clicks in any number of tabs create
 * one payment.
 * @throws AppError ALREADY_SUBSCRIBED, CHECKOUT_NOT_STARTED, NO_CHECKOUT_URL
 */
export async function openSession(deps: BillingDeps, buyer: Buyer, cycle: BillingCycle): Promise<Session> {
  return withProviderTimeout({ failed: 'CHECKOUT_NOT_STARTED', noAddress: 'NO_CHECKOUT_URL' }, async () => {
    // A payment that was paid in the meantime is applied; a cancelled one is created again.
    await checkPendingPayments(deps, buyer);
    const { attempt, isOurs } = await claimAttempt(deps, buyer, 'hosted', cycle);
    return isOurs ? createPayment(deps, buyer, attempt) : waitForPayment(deps, attempt);
  });
}

/** The open attempt of this cycle, or a new one; its payment is created by this request. */
function claimAttempt(
  deps: BillingDeps,
  payer: Payer,
  kind: Attempt['kind'],
  cycle: BillingCycle,
): Promise<{ attempt: Claimed; isOurs: boolean }> {
  return inTransaction(deps.db, async (tx) => {
    await lockAttempts(tx, payer);
    await lockBuyer(deps, tx, payer.userId);
    const at = deps.now();
    const wanted = { kind, cycle, since: new Date(at - OPEN_FOR_MS) };
    const open = await findOpenAttempt(tx, payer, kind === 'overlay' ? { ...wanted, hasPayment: false } : wanted);
    const isAlive = open?.kind === 'overlay' || open?.checkoutUrl || at - (open?.createdAt.getTime() ?? 0) < CLAIM_MS;
    if (open && isAlive) return { attempt: open, isOurs: false };
    if (open) await settleAttempt(tx, open.id);
    const attempt = { id: deps.newId(), kind, cycle, createdAt: new Date(at) };
    await insertAttempt(tx, payer, attempt);
    return { attempt, isOurs: true };
  });
}

/** No database transaction is open here: the provider may be slow. */
async function createPayment(deps: BillingDeps, buyer: Buyer, attempt: Claimed): Promise<Session> {
  try {
    const { id: transactionId, checkout } = await createTransaction(deps, buyer, attempt);
    const url = checkout?.url;
    if (!url) throw new AppError('NO_CHECKOUT_URL');
    const nextPollAt = new Date(deps.now() + pollAfterMs(0));
    await inTransaction(deps.db, async (tx) => {
      await updateAttempt(tx, attempt.id, { transactionId, checkoutUrl: url, nextPollAt });
      await schedulePoll(deps, tx, attempt.id, nextPollAt);
    });
    return { url, transactionId };
  } catch (error) {
    // The person and the next click do not wait for it.
    await settleAttempt(deps.db, attempt.id);
    throw error;
  }
}

async function createTransaction(deps: BillingDeps, buyer: Buyer, attempt: Claimed) {
  const { db, gateway } = deps;
  const wanted = {
    priceId: await findPriceToSell(deps, buyer, attempt.cycle),
    customData: createCustomData(buyer, attempt),
    checkoutUrl: `${deps.origin()}/checkout`,
  };
  const customerId = await findCustomerId(db, buyer);
  try {
    return await gateway.createTransaction({ ...wanted, customerId });
  } catch (error) {
    if (!customerId || !(error instanceof ProviderRefused)) throw error;
    // The provider may have archived or merged a customer. Then the payer enters their details again.
    return gateway.createTransaction(wanted);
  }
}

/** The payment that another request has created or is creating. */
async function waitForPayment({ db }: BillingDeps, { id }: Claimed): Promise<Session> {
  for (let waitedMs = 0; waitedMs < CLAIM_MS; waitedMs += RECHECK_MS) {
    const attempt = await findAttempt(db, id);
    if (!attempt || attempt.isSettled) break;
    const { checkoutUrl: url, transactionId } = attempt;
    if (url !== null && transactionId !== null) return { url, transactionId };
    await pause(RECHECK_MS);
  }
  throw new AppError('CHECKOUT_NOT_STARTED');
}

/** Custom data of a payment; the provider returns it in every event about the payment. Source: docs/spec/accounts.md §7. */
function createCustomData({ userId }: Payer, { id: attemptId, cycle: billingCycle }: Claimed) {
  return { userId, billingCycle, plan: 'pro', attemptId } as const;
}
