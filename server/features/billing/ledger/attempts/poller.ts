import { inTransaction } from '../../../../db/transaction.ts';
import { readPayment } from '../../paddle/payment.ts';
import type { BillingDeps, Ledger } from '../../parts.ts';
import { HOSTED_POLLED_MS, PENDING_CONFIRMATION_MS, pollAfterMs } from '../rules.ts';
import { type PolledAttempt, setNextPoll, takeDueAttempts } from './repository.ts';

export type PollerDeps = Pick<BillingDeps, 'db' | 'log' | 'now' | 'paddle' | 'gateway'> & { readonly ledger: Ledger };

// Two calls of eight seconds and one retry each fit in.
const LEASE_MS = 60_000;
const AT_ONCE = 5;

/** Asks the provider about the attempts that are due, so that a payment is known also where no event arrives. Answers how many. */
export async function pollAttempts(deps: PollerDeps): Promise<number> {
  const { db, now, paddle } = deps;
  const at = now();
  const due = { at: new Date(at), leaseEndsAt: new Date(at + LEASE_MS), limit: AT_ONCE };
  const attempts = await takeDueAttempts(db, paddle.environment, due);
  await Promise.all(attempts.map((attempt) => poll(deps, attempt)));
  return attempts.length;
}

/** Where the provider cannot be asked, what depends on the time alone goes on all the same: the end of the person's waiting. */
async function poll(deps: PollerDeps, attempt: PolledAttempt): Promise<void> {
  const { db, now, ledger } = deps;
  const isAnswered = await look(deps, attempt);
  await inTransaction(db, async (tx) => {
    const at = new Date(now());
    await setNextPoll(tx, attempt.id, nextPollAt(attempt, at, isAnswered));
    await ledger.derive(tx, attempt.userId, at);
  });
}

/** Answers whether all is known now that there is to know; never rejects. */
async function look({ log, gateway, ledger, now }: PollerDeps, attempt: PolledAttempt): Promise<boolean> {
  const { id: attemptId, transactionId } = attempt;
  if (transactionId === null) return true;
  const at = new Date(now());
  try {
    const payment = await readPayment(gateway, transactionId);
    if (payment) await ledger.learn(payment.facts, at);
    return true;
  } catch (err) {
    log.warn({ err, attemptId }, 'the payment provider could not be asked about a payment; it is asked again');
    return false;
  }
}

/**
 * When `pollAfterMs` says, and once more at the very end of the waiting: 30 minutes after the browser's report, a day after
 * a hosted one was made. Then undefined. Source: design 'Billing', entitlement. Whoever says that they have paid, and of whom
 * the provider could not be asked, is asked about for a day: given up before that, they could be sold it again.
 */
function nextPollAt(attempt: Omit<PolledAttempt, 'id' | 'userId'>, at: Date, isAnswered: boolean): Date | undefined {
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
