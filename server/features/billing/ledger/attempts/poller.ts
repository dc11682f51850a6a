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

/** Where the provider cannot be asked, what depends on the time alone goes on all the same: the end of the waiting. */
async function poll(deps: PollerDeps, attempt: PolledAttempt): Promise<void> {
  const { db, log, now, ledger } = deps;
  await look(deps, attempt).catch((err: unknown) => {
    log.warn(
      { err, attemptId: attempt.id },
      'the payment provider could not be asked about a payment; it is asked again',
    );
  });
  await inTransaction(db, async (tx) => {
    const at = new Date(now());
    await setNextPoll(tx, attempt.id, nextPollAt(attempt, at));
    await ledger.derive(tx, attempt.userId, at);
  });
}

async function look({ gateway, ledger, now }: PollerDeps, { transactionId }: PolledAttempt): Promise<void> {
  if (transactionId === null) return;
  const at = new Date(now());
  const payment = await readPayment(gateway, transactionId);
  if (payment) await ledger.learn(payment.facts, at);
}

/**
 * When `pollAfterMs` says, and once more at the very end of the waiting: 30 minutes after the browser's report, a day after
 * a hosted one was made. Then undefined. Source: design 'Billing', entitlement.
 */
function nextPollAt(attempt: Omit<PolledAttempt, 'id' | 'userId'>, at: Date): Date | undefined {
  const { kind, transactionId, reportedAt, createdAt, polls } = attempt;
  const ends = [
    ...(reportedAt ? [reportedAt.getTime() + PENDING_CONFIRMATION_MS] : []),
    ...(kind === 'hosted' ? [createdAt.getTime() + HOSTED_POLLED_MS] : []),
  ].filter((end) => end > at.getTime());
  if (ends.length === 0) return undefined;
  // Of a payment without an id there is nothing to ask; only its end is waited for.
  const pauseMs = pollAfterMs(polls, at.getTime() - (reportedAt ?? createdAt).getTime());
  const next = transactionId === null ? Number.POSITIVE_INFINITY : at.getTime() + pauseMs;
  return new Date(Math.min(next, ...ends));
}
