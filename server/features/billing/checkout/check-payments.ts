import type { CheckoutState } from '#shared/billing/contract.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { getCheckoutStatus, isFreeAndIdle } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { type Payment, readPayment } from '../paddle/payment.ts';
import { findSoldCycle } from '../paddle/prices.ts';
import { findTransactionOwner } from '../records/owners.ts';
import { OPEN_FOR_MS } from '../time-limits.ts';
import { isProviderError, withinTimeout } from '../with-provider-timeout.ts';
import { type Attempt, listAskableAttempts, type Payer, settleAttempt } from './repository.ts';
import { listPaidWithoutSubscription, listUnidentifiedAttempts } from './unconfirmed-payments/repository.ts';

/** Older attempts are the daily reconciliation's. */
const ASKED_FOR_MS = 7 * 86_400_000;
/** Nobody pays more often than this at once; each is a call to the provider that a person waits for. */
const MOST_ASKED = 5;
/** Of 30 payments each. */
const MOST_PAGES = 3;
/** When a payment was begun is the provider's word, and when its attempt was made is ours. */
const CLOCKS_APART_MS = 5 * 60_000;

/**
 * 'Check Status': has the provider say now what became of the payments of `userId`. While it is away nothing changes.
 * @throws AppError PAYMENT_NOT_CHECKED when it could not be asked and we know of none: that there is none may be untrue
 */
export async function checkCheckout(deps: BillingDeps, userId: string): Promise<CheckoutState> {
  const failure = await withinTimeout(checkPendingPayments(deps, userId)).then(
    () => undefined,
    (cause: unknown) => ({ cause }),
  );
  if (failure && !isProviderError(failure.cause)) throw failure.cause;
  const entitlement = await getCheckoutStatus(deps, userId);
  if (!failure) return entitlement;
  if (isFreeAndIdle(entitlement, new Date(deps.now()))) throw new AppError('PAYMENT_NOT_CHECKED', failure);
  deps.log.warn({ err: failure.cause, userId }, 'the payment provider could not be asked for the status of a payment');
  return entitlement;
}

/**
 * Learns what became of every open payment of a person: those that are known by their id, those that were paid and of whose
 * subscription nobody has told, and those that were made in the overlay and that neither the browser nor the provider has told
 * of. @throws ProviderRefused, ProviderUnavailable, after the others are learnt
 */
export async function checkPendingPayments(deps: BillingDeps, userId: string): Promise<void> {
  const payer = { environment: deps.paddle.environment, userId };
  const since = new Date(deps.now() - ASKED_FOR_MS);
  const attempts = await listAskableAttempts(deps.db, payer, since, MOST_ASKED);
  const asked = new Set(attempts.map(({ transactionId }) => transactionId));
  const paid = await listPaidWithoutSubscription(deps.db, payer, since, MOST_ASKED);
  const looks = await Promise.allSettled([
    ...attempts.map((attempt) => look(deps, payer, attempt)),
    ...paid.filter((id) => !asked.has(id)).map((id) => learnOf(deps, id)),
    findUnlinkedTransactions(deps, payer),
  ]);
  const failed = looks.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Nothing more will come of it: it was given up, or paid and all that follows is known. */
export function isOver({ transaction, entities }: Payment): boolean {
  if (transaction.status === 'canceled') return true;
  return transaction.status === 'completed' && entities.some(({ kind }) => kind === 'subscription');
}

async function look(deps: BillingDeps, payer: Payer, attempt: Attempt): Promise<void> {
  const payment = await learnOf(deps, attempt.transactionId ?? '');
  const at = new Date(deps.now());
  if (payment && !isOver(payment) && (await isFor(deps, payer, attempt, payment))) return;
  await inTransaction(deps.db, async (tx) => {
    await settleAttempt(tx, payer, attempt.id);
    await deps.records.recompute(tx, payer.userId, at);
  });
}

async function learnOf({ gateway, records, now }: BillingDeps, transactionId: string): Promise<Payment | undefined> {
  const payment = await readPayment(gateway, transactionId);
  if (payment) await records.applyRead(payment.entities, new Date(now()));
  return payment;
}

/**
 * Payments at the provider are gone through for those that name an attempt of this person: from the first attempt's moment on,
 * since most are paid at once; where there are many, the newest as well, since an attempt is taken up again.
 */
async function findUnlinkedTransactions(deps: BillingDeps, payer: Payer): Promise<void> {
  const unidentified = await listUnidentifiedAttempts(deps.db, payer, new Date(deps.now() - OPEN_FOR_MS));
  const [first] = unidentified;
  if (!first) return;
  const attemptIds = new Set(unidentified.map(({ id }) => id));
  const since = new Date(first.createdAt.getTime() - CLOCKS_APART_MS);
  const isAll = await learnPaidBy(deps, attemptIds, deps.gateway.listPaidSince(since, 'oldest-first'));
  if (!isAll) await learnPaidBy(deps, attemptIds, deps.gateway.listPaidSince(since, 'newest-first'));
}

/** Answers whether all pages were read. */
async function learnPaidBy(
  deps: BillingDeps,
  attemptIds: ReadonlySet<string | undefined>,
  pages: ReturnType<BillingDeps['gateway']['listPaidSince']>,
): Promise<boolean> {
  let read = 0;
  for await (const page of pages) {
    // The page after the last one that is gone through tells that there are more.
    if (read === MOST_PAGES) return false;
    read += 1;
    const own = page.filter(({ custom_data: data }) => attemptIds.has(data?.attemptId));
    for (const { id } of own) await learnOf(deps, id);
  }
  return true;
}

/** An id that a browser has reported may be anybody's, and a price may have been replaced since. */
async function isFor(deps: BillingDeps, payer: Payer, attempt: Attempt, { transaction }: Payment): Promise<boolean> {
  if (findSoldCycle(deps.paddle.prices, transaction.items) !== attempt.cycle) return false;
  return (await findTransactionOwner(deps.db, payer.environment, transaction)) === payer.userId;
}
