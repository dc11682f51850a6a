import { z } from 'zod';
import type { CheckoutState } from '#shared/billing/contract.ts';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { getCheckoutStatus, isFreeAndIdle } from '../checkout-status.ts';
import type { BillingDeps } from '../deps.ts';
import { type Payment, readPayment } from '../paddle/client.ts';
import { findSoldCycle, type PaddleTransaction } from '../paddle/schemas.ts';
import { findOwner, listNamedAttempts } from '../records/repository.ts';
import { findClaim } from '../records/rows.ts';
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

/** Older attempts are left to the daily reconciliation. */
const ASKED_FOR_MS = 7 * 86_400_000;
/** More attempts of one person at once are not checked; each is a call to the provider while a person waits. */
const MOST_ASKED = 5;
const MOST_ATTEMPTS = 100;
/** Pages of 30 payments each. */
const MOST_PAGES = 3;
/** The provider's clock says when a payment began, ours when its attempt was created. */
const CLOCKS_APART_MS = 5 * 60_000;

/**
 * 'Check Status': asks the provider for the state of a person's payments. While the provider is away nothing changes.
 * @throws AppError PAYMENT_NOT_CHECKED when the provider could not be asked and no payment is known
 */
export async function checkCheckout(deps: BillingDeps, payer: Payer): Promise<CheckoutState> {
  const { userId } = payer;
  const { failure } = await askProvider(checkPendingPayments(deps, payer));
  const status = await getCheckoutStatus(deps, userId);
  if (!failure) return status;
  if (isFreeAndIdle(status, new Date(deps.now()))) throw new AppError('PAYMENT_NOT_CHECKED', { cause: failure });
  deps.log.warn({ err: failure, userId }, 'the status of a payment could not be read from the provider');
  return status;
}

/**
 * Reads every open payment of a person: those known by id, paid ones without a known subscription, and overlay checkouts
 * that neither the browser nor the provider has reported.
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

/** The attempt is final: cancelled, or paid with its subscription known. */
export function isFinal({ transaction, entities }: Payment): boolean {
  if (transaction.status === 'canceled') return true;
  return transaction.status === 'completed' && entities.some(({ kind }) => kind === 'subscription');
}

async function checkAttempt(deps: BillingDeps, payer: Payer, attempt: Attempt): Promise<void> {
  const payment = await applyPayment(deps, attempt.transactionId ?? '');
  if (payment && !isFinal(payment) && (await isFor(deps, payer, attempt, payment))) return;
  await inTransaction(deps.db, async (tx) => {
    await settleAttempt(tx, attempt.id);
    await deps.records.recompute(tx, payer.userId, new Date(deps.now()));
  });
}

async function applyPayment(
  { gateway, records, now }: BillingDeps,
  transactionId: string,
): Promise<Payment | undefined> {
  const payment = await readPayment(gateway, transactionId);
  if (payment) await records.applyRead(payment.entities, new Date(now()));
  return payment;
}

/**
 * Searches the provider's payments for those that name an attempt of this person: from the first attempt on, since most are
 * paid at once; where there are many, the newest as well, since an attempt can be reused.
 */
async function findUnlinkedTransactions(deps: BillingDeps, payer: Payer): Promise<void> {
  const wanted = { kind: 'overlay', hasPayment: false, since: new Date(deps.now() - OPEN_FOR_MS) } as const;
  const unidentified = await listOpenAttempts(deps.db, payer, wanted, MOST_ATTEMPTS);
  const first = unidentified.at(-1);
  if (!first) return;
  const attemptIds = new Set<string | undefined>(unidentified.map(({ id }) => id));
  const since = new Date(first.createdAt.getTime() - CLOCKS_APART_MS);
  for (const order of ['oldest-first', 'newest-first'] as const) {
    let pages = 0;
    for await (const page of deps.gateway.listPaidSince(since, order)) {
      const own = page.filter(({ custom_data: data }) => attemptIds.has(data?.attemptId));
      for (const { id } of own) await applyPayment(deps, id);
      pages += 1;
      if (pages === MOST_PAGES) break;
    }
    if (pages < MOST_PAGES) return;
  }
}

/** An id reported by a browser may belong to anybody, and a price may have been replaced since. */
async function isFor(deps: BillingDeps, payer: Payer, attempt: Attempt, { transaction }: Payment): Promise<boolean> {
  if (findSoldCycle(deps.paddle.prices, transaction.items) !== attempt.cycle) return false;
  return (await findTransactionOwner(deps.db, payer.environment, transaction)) === payer.userId;
}

/** The owner of a transaction; undefined when unknown. A user it names need not exist. */
export async function findTransactionOwner(
  db: Db,
  environment: BillingEnvironment,
  transaction: PaddleTransaction,
): Promise<string | undefined> {
  const attemptId = transaction.custom_data?.attemptId;
  const attemptIds = attemptId ? [attemptId] : [];
  const attempts = await listNamedAttempts(db, environment, { attemptIds, transactionIds: [transaction.id] });
  const claim = findClaim(transaction, attempts);
  if (claim?.attemptId) return claim.userId;
  return (await findOwner(db, environment, transaction.id)) ?? claim?.userId;
}

const kindOfPolls = ({ environment }: BillingDeps['paddle']) => `billing:poll-payment:${environment}`;

/** Schedules, in `tx`, a poll of this attempt at `at`, its `next_poll_at`: a payment is found also when no event arrives. */
export function schedulePoll(
  { jobs, paddle }: Pick<BillingDeps, 'jobs' | 'paddle'>,
  tx: Db,
  attemptId: string,
  at: Date,
): Promise<void> {
  const once = `${attemptId} ${at.toISOString()}`;
  return jobs.enqueue(tx, kindOfPolls(paddle), { attemptId, at }, { runAt: at, once });
}

export function handlePolls(deps: BillingDeps): void {
  const { db, log, now, jobs, paddle, records } = deps;
  const payload = z.object({ attemptId: z.uuid(), at: z.coerce.date() });
  jobs.handle(kindOfPolls(paddle), payload, async ({ attemptId, at }) => {
    const attempt = await findAttempt(db, attemptId);
    // Reported again, settled or erased in the meantime: another job polls it, or none.
    if (attempt?.nextPollAt?.getTime() !== at.getTime()) return;
    const { transactionId, userId, polls } = attempt;
    const asking = transactionId ? applyPayment(deps, transactionId) : undefined;
    const failure = await asking?.then(() => undefined, toError);
    if (failure)
      log.warn({ err: failure, attemptId }, 'a payment could not be polled at the provider; the poll is repeated');
    // Without the provider, the time-based part continues: the end of the pending state.
    await inTransaction(db, async (tx) => {
      const polledAt = new Date(now());
      const next = findNextPoll({ ...attempt, polls: polls + 1 }, polledAt, !failure);
      if ((await setNextPoll(tx, attempt, next)) && next) await schedulePoll(deps, tx, attemptId, next);
      await records.recompute(tx, userId, polledAt);
    });
  });
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error('the payment could not be read', { cause });
}

/**
 * `pollAfterMs` decides, with one last poll at the end of the pending state: 30 minutes after the browser's report, a day
 * after a hosted checkout was created. Then undefined. Source: docs/spec/billing.md#entitlement. A reported payment that
 * could not be checked is polled for a day: if it was given up earlier, it could be sold again.
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
  // A payment without an id cannot be polled; only its end is scheduled.
  const pauseMs = pollAfterMs(polls, at.getTime() - since);
  const next = transactionId === null ? Number.POSITIVE_INFINITY : at.getTime() + pauseMs;
  return new Date(Math.min(next, ...ends));
}
