import { setTimeout as pause } from 'node:timers/promises';
import type { CheckoutAttempt } from '#shared/billing/contract.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { lockBuyer } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { findPriceToSell } from '../entitlement/trial.ts';
import { ProviderRefused } from '../paddle/http.ts';
import { findCustomerId } from '../subscription/repository.ts';
import { OPEN_FOR_MS, pollAfterMs } from '../time-limits.ts';
import { askProvider, withProviderTimeout } from '../with-provider-timeout.ts';
import { checkPendingPayments } from './pending.ts';
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

/** Who has claimed the making of a payment and not made it by then has died over it. */
const CLAIM_MS = 10_000;
const RECHECK_MS = 200;

/**
 * Notes that someone is about to pay in the overlay. One that nothing has come of yet is used again.
 * A page that was left before the overlay told it of the payment knows nothing of it, so the provider is asked first. While it is away
 * only those are kept from paying who have said that they have.
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
    log.warn({ err: failure, userId }, 'the payment provider could not be asked for earlier payments');
  }
  const { attempt } = await claimAttempt(deps, buyer, 'overlay', cycle);
  return {
    items: [{ priceId: await findPriceToSell(deps, buyer, cycle), quantity: 1 }],
    customer: { email },
    customData: createCustomData(buyer, attempt),
  };
}

/** Where something is paid. */
interface Session {
  readonly url: string;
  readonly transactionId: string;
}

/**
 * Makes a payment at the provider, or finds the one of this cycle that is open: of any number of clicks in any number of
 * tabs one payment comes.
 * @throws AppError ALREADY_SUBSCRIBED, CHECKOUT_NOT_STARTED, NO_CHECKOUT_URL
 */
export async function openSession(deps: BillingDeps, buyer: Buyer, cycle: BillingCycle): Promise<Session> {
  return withProviderTimeout({ failed: 'CHECKOUT_NOT_STARTED', noAddress: 'NO_CHECKOUT_URL' }, async () => {
    // One that was paid meanwhile is paid; one that was given up is made anew.
    await checkPendingPayments(deps, buyer);
    const { attempt, isOurs } = await claimAttempt(deps, buyer, 'hosted', cycle);
    return isOurs ? createPayment(deps, buyer, attempt) : waitForPayment(deps, attempt);
  });
}

/** The open attempt of this cycle, or a new one, whose payment is ours to make. */
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

/** No transaction of the database is open here: the provider may take its time. */
async function createPayment(deps: BillingDeps, buyer: Buyer, attempt: Claimed): Promise<Session> {
  try {
    const { id: transactionId, checkout } = await createTransaction(deps, buyer, attempt);
    const url = checkout?.url;
    if (!url) throw new AppError('NO_CHECKOUT_URL');
    const nextPollAt = new Date(deps.now() + pollAfterMs(0));
    await inTransaction(deps.db, async (tx) => {
      await updateAttempt(tx, attempt.id, { transactionId, checkoutUrl: url, nextPollAt });
      await deps.polling.schedule(tx, attempt.id, nextPollAt);
    });
    return { url, transactionId };
  } catch (error) {
    // Whoever waits for it, and the next click, need not.
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
    // A customer may have been archived or merged there. Whoever pays says who they are.
    return gateway.createTransaction(wanted);
  }
}

/** The payment that another request has made or is making. */
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

/** What goes to the provider with a payment and comes back with all that it says about it. Source: docs/spec/accounts.md §7. */
function createCustomData({ userId }: Payer, { id: attemptId, cycle: billingCycle }: Claimed) {
  return { userId, billingCycle, plan: 'pro', attemptId } as const;
}
