import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { BillingDeps } from '../deps.ts';
import { readPayment } from '../paddle/payment.ts';
import { HOSTED_POLLED_MS, PENDING_CONFIRMATION_MS, pollAfterMs } from '../time-limits.ts';
import { findPollableAttempt, type PollableAttempt, setNextPoll } from './repository.ts';

type PollingDeps = Pick<BillingDeps, 'db' | 'log' | 'now' | 'jobs' | 'paddle' | 'gateway' | 'records'>;

/** Asks the provider about payments again and again, so that a payment is known also where no event arrives. */
export interface PaymentPolling {
  /** Has the provider asked about this attempt at `at`, which is its `next_poll_at`; stored with `tx`. */
  schedule(tx: Db, attemptId: string, at: Date): Promise<void>;
}

export function createPaymentPolling(deps: PollingDeps): PaymentPolling {
  const { jobs, paddle } = deps;
  const kind = `billing:poll-payment:${paddle.environment}`;
  const payload = z.object({ attemptId: z.uuid(), at: z.coerce.date() });
  const polling: PaymentPolling = {
    schedule: (tx, attemptId, at) =>
      jobs.enqueue(tx, kind, { attemptId, at }, { runAt: at, once: `${attemptId} ${at.toISOString()}` }),
  };
  jobs.handle(kind, payload, async ({ attemptId, at }) => {
    const attempt = await findPollableAttempt(deps.db, attemptId);
    // Reported anew, settled or erased meanwhile: then another job asks, or none.
    if (attempt?.nextPollAt?.getTime() === at.getTime()) await poll({ ...deps, polling }, attempt);
  });
  return polling;
}

/** Where the provider cannot be asked, what depends on the time alone goes on all the same: the end of the person's waiting. */
async function poll(deps: PollingDeps & { polling: PaymentPolling }, attempt: PollableAttempt): Promise<void> {
  const { db, now, records, polling } = deps;
  const isAnswered = await askProvider(deps, attempt);
  await inTransaction(db, async (tx) => {
    const at = new Date(now());
    const next = findNextPoll({ ...attempt, polls: attempt.polls + 1 }, at, isAnswered);
    if ((await setNextPoll(tx, attempt, next)) && next) await polling.schedule(tx, attempt.id, next);
    await records.recompute(tx, attempt.userId, at);
  });
}

/** Answers whether all is known now that there is to know; never rejects. */
async function askProvider({ log, gateway, records, now }: PollingDeps, attempt: PollableAttempt): Promise<boolean> {
  const { id: attemptId, transactionId } = attempt;
  if (transactionId === null) return true;
  const at = new Date(now());
  try {
    const payment = await readPayment(gateway, transactionId);
    if (payment) await records.applyRead(payment.entities, at);
    return true;
  } catch (err) {
    log.warn({ err, attemptId }, 'the payment provider could not be asked about a payment; it is asked again');
    return false;
  }
}

/**
 * When `pollAfterMs` says, and once more at the very end of the waiting: 30 minutes after the browser's report, a day after
 * a hosted one was made. Then undefined. Source: docs/spec/billing.md#entitlement. Whoever says that they have paid, and of whom
 * the provider could not be asked, is asked about for a day: given up before that, they could be sold it again.
 */
function findNextPoll(attempt: PollableAttempt, at: Date, isAnswered: boolean): Date | undefined {
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
