import { z } from 'zod';
import type { CheckoutState } from '#shared/billing/contract.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { getCheckoutStatus, isFreeAndIdle } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { type Payment, readPayment } from '../paddle/client.ts';
import { findSoldCycle } from '../paddle/schemas.ts';
import { findTransactionOwner } from '../records/owners.ts';
import { HOSTED_POLLED_MS, OPEN_FOR_MS, PENDING_CONFIRMATION_MS, pollAfterMs } from '../time-limits.ts';
import { askProvider } from '../with-provider-timeout.ts';
import {
  type Attempt,
  findAttempt,
  listOpenAttempts,
  listPaidWithoutSubscription,
  type Payer,
  setNextPoll,
  settleAttempt,
} from './repository.ts';

/** Older attempts are the daily reconciliation's. */
const ASKED_FOR_MS = 7 * 86_400_000;
/** Nobody pays more often than this at once; each is a call to the provider that a person waits for. */
const MOST_ASKED = 5;
const MOST_ATTEMPTS = 100;
/** Of 30 payments each. */
const MOST_PAGES = 3;
/** When a payment was begun is the provider's word, and when its attempt was made is ours. */
const CLOCKS_APART_MS = 5 * 60_000;

type ReadDeps = Pick<BillingDeps, 'gateway' | 'records' | 'now'>;

/**
 * 'Check Status': has the provider say now what became of the payments of a person. While it is away nothing changes.
 * @throws AppError PAYMENT_NOT_CHECKED when it could not be asked and we know of none: that there is none may be untrue
 */
export async function checkCheckout(deps: BillingDeps, payer: Payer): Promise<CheckoutState> {
  const { userId } = payer;
  const { failure } = await askProvider(checkPendingPayments(deps, payer));
  const status = await getCheckoutStatus(deps, userId);
  if (!failure) return status;
  if (isFreeAndIdle(status, new Date(deps.now()))) throw new AppError('PAYMENT_NOT_CHECKED', { cause: failure });
  deps.log.warn({ err: failure, userId }, 'the payment provider could not be asked for the status of a payment');
  return status;
}

/**
 * Reads what became of every open payment of a person: those that are known by their id, those that were paid and whose
 * subscription is not known, and those made in the overlay of which neither the browser nor the provider has said anything.
 * @throws ProviderRefused, ProviderUnavailable, after the others are read
 */
export async function checkPendingPayments(deps: BillingDeps, payer: Payer): Promise<void> {
  const since = new Date(deps.now() - ASKED_FOR_MS);
  const attempts = await listOpenAttempts(deps.db, payer, { since, hasPayment: true }, MOST_ASKED);
  const asked = new Set(attempts.map(({ transactionId }) => transactionId));
  const paid = await listPaidWithoutSubscription(deps.db, payer, since, MOST_ASKED);
  const reads = await Promise.allSettled([
    ...attempts.map((attempt) => checkAttempt(deps, payer, attempt)),
    ...paid.filter((id) => !asked.has(id)).map((id) => applyPayment(deps, id)),
    findUnlinkedTransactions(deps, payer),
  ]);
  const failed = reads.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Nothing more will come of it: it was given up, or paid and all that follows is known. */
export function isOver({ transaction, entities }: Payment): boolean {
  if (transaction.status === 'canceled') return true;
  return transaction.status === 'completed' && entities.some(({ kind }) => kind === 'subscription');
}

async function checkAttempt(deps: BillingDeps, payer: Payer, attempt: Attempt): Promise<void> {
  const payment = await applyPayment(deps, attempt.transactionId ?? '');
  if (payment && !isOver(payment) && (await isFor(deps, payer, attempt, payment))) return;
  await inTransaction(deps.db, async (tx) => {
    await settleAttempt(tx, attempt.id);
    await deps.records.recompute(tx, payer.userId, new Date(deps.now()));
  });
}

async function applyPayment({ gateway, records, now }: ReadDeps, transactionId: string): Promise<Payment | undefined> {
  const payment = await readPayment(gateway, transactionId);
  if (payment) await records.applyRead(payment.entities, new Date(now()));
  return payment;
}

/**
 * Payments at the provider are gone through for those that name an attempt of this person: from the first attempt's moment on,
 * since most are paid at once; where there are many, the newest as well, since an attempt is taken up again.
 */
async function findUnlinkedTransactions(deps: BillingDeps, payer: Payer): Promise<void> {
  const wanted = { kind: 'overlay', hasPayment: false, since: new Date(deps.now() - OPEN_FOR_MS) } as const;
  const unidentified = await listOpenAttempts(deps.db, payer, wanted, MOST_ATTEMPTS);
  const first = unidentified.at(-1);
  if (!first) return;
  const attemptIds = new Set<string | undefined>(unidentified.map(({ id }) => id));
  const since = new Date(first.createdAt.getTime() - CLOCKS_APART_MS);
  const isAll = await applyPaymentsOf(deps, attemptIds, deps.gateway.listPaidSince(since, 'oldest-first'));
  if (!isAll) await applyPaymentsOf(deps, attemptIds, deps.gateway.listPaidSince(since, 'newest-first'));
}

/** Answers whether all pages were read. */
async function applyPaymentsOf(
  deps: BillingDeps,
  attemptIds: ReadonlySet<string | undefined>,
  pages: ReturnType<BillingDeps['gateway']['listPaidSince']>,
): Promise<boolean> {
  let read = 0;
  for await (const page of pages) {
    // The page after the last one that is gone through shows that there are more.
    if (read === MOST_PAGES) return false;
    read += 1;
    const own = page.filter(({ custom_data: data }) => attemptIds.has(data?.attemptId));
    for (const { id } of own) await applyPayment(deps, id);
  }
  return true;
}

/** An id that a browser has reported may be anybody's, and a price may have been replaced since. */
async function isFor(deps: BillingDeps, payer: Payer, attempt: Attempt, { transaction }: Payment): Promise<boolean> {
  if (findSoldCycle(deps.paddle.prices, transaction.items) !== attempt.cycle) return false;
  return (await findTransactionOwner(deps.db, payer.environment, transaction)) === payer.userId;
}

type PollingDeps = ReadDeps & Pick<BillingDeps, 'db' | 'log' | 'jobs' | 'paddle'>;

/** Asks the provider about payments again and again, so that a payment is known also where no event arrives. */
export interface PaymentPolling {
  /** Has the provider asked about this attempt at `at`, which is its `next_poll_at`; stored with `tx`. */
  schedule(tx: Db, attemptId: string, at: Date): Promise<void>;
}

export function createPaymentPolling(deps: PollingDeps): PaymentPolling {
  const { db, log, now, jobs, paddle, records } = deps;
  const kind = `billing:poll-payment:${paddle.environment}`;
  const payload = z.object({ attemptId: z.uuid(), at: z.coerce.date() });
  const schedule = (tx: Db, attemptId: string, at: Date) =>
    jobs.enqueue(tx, kind, { attemptId, at }, { runAt: at, once: `${attemptId} ${at.toISOString()}` });
  jobs.handle(kind, payload, async ({ attemptId, at }) => {
    const attempt = await findAttempt(db, attemptId);
    // Reported anew, settled or erased meanwhile: then another job asks, or none.
    if (attempt?.nextPollAt?.getTime() !== at.getTime()) return;
    const { transactionId, userId, polls } = attempt;
    const asking = transactionId ? applyPayment(deps, transactionId) : undefined;
    const failure = await asking?.then(() => undefined, toError);
    if (failure)
      log.warn(
        { err: failure, attemptId },
        'the payment provider could not be asked about a payment; it is asked again',
      );
    // Where the provider cannot be asked, what depends on the time alone goes on: the end of the person's waiting.
    await inTransaction(db, async (tx) => {
      const polledAt = new Date(now());
      const next = findNextPoll({ ...attempt, polls: polls + 1 }, polledAt, !failure);
      if ((await setNextPoll(tx, attempt, next)) && next) await schedule(tx, attemptId, next);
      await records.recompute(tx, userId, polledAt);
    });
  });
  return { schedule };
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error('the payment could not be read', { cause });
}

/**
 * When `pollAfterMs` says, and once more at the very end of the waiting: 30 minutes after the browser's report, a day after
 * a hosted one was made. Then undefined. Source: docs/spec/billing.md#entitlement. Whoever says that they have paid, and of whom
 * the provider could not be asked, is asked about for a day: given up before that, they could be sold it again.
 */
function findNextPoll(attempt: Attempt, at: Date, isAnswered: boolean): Date | undefined {
  const { kind, transactionId, reportedAt, createdAt, polls } = attempt;
  const since = (reportedAt ?? createdAt).getTime();
  const ends = [
    ...(reportedAt ? [reportedAt.getTime() + PENDING_CONFIRMATION_MS] : []),
    ...(kind === 'hosted' ? [createdAt.getTime() + HOSTED_POLLED_MS] : []),
    ...(isAnswered ? [] : [since + HOSTED_POLLED_MS]),
  ].filter((end) => end > at.getTime());
  if (ends.length === 0) return undefined;
  // Of a payment without an id there is nothing to ask; only its end is waited for.
  const pauseMs = pollAfterMs(polls, at.getTime() - since);
  const next = transactionId === null ? Number.POSITIVE_INFINITY : at.getTime() + pauseMs;
  return new Date(Math.min(next, ...ends));
}
