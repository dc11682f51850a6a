import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { BillingDeps } from '../deps.ts';
import { isRefunded } from '../entitlement/recompute.ts';
import { ProviderRefused } from '../paddle/http.ts';
import type { PaddleSubscription } from '../paddle/schemas.ts';
import { isProviderError } from '../with-provider-timeout.ts';
import { type LiveSubscription, listLiveSubscriptions, listSubscriptionsOfNobody } from './repository.ts';

const ACCOUNT_CLOSED = 'billing:account-closed';
const REFUNDED = 'billing:refunded';
const CHARGEBACK_REVERSED = 'billing:chargeback-reversed';
const A_DAY_MS = 86_400_000;
const AN_HOUR_MS = 3_600_000;
/** Minute 29 of every hour. */
const HOURLY = '29 * * * *';
// Accounts are closed for 30 days before erasure; there are far fewer at a time.
const MOST_PEOPLE = 5_000;

const about = z.object({ userId: z.uuid(), subscriptionId: z.string() });

/** Enqueues the jobs for refunds and chargebacks. */
export function createRefundJobs({ jobs, now }: Pick<BillingDeps, 'jobs' | 'now'>) {
  return {
    /** A repeated request runs once a day. */
    onRefunded(tx: Db, userId: string, subscriptionId: string): Promise<void> {
      const once = `${subscriptionId} ${Math.floor(now() / A_DAY_MS)}`;
      return jobs.enqueue(tx, REFUNDED, { userId, subscriptionId }, { once });
    },
    /** Once for each reversed chargeback. */
    onChargebackReversed(tx: Db, subscriptionId: string, adjustmentId: string): Promise<void> {
      return jobs.enqueue(tx, CHARGEBACK_REVERSED, { subscriptionId }, { once: adjustmentId });
    },
  };
}

/** Ends subscriptions that must not be charged again. */
export function handleRefundJobs(deps: BillingDeps): void {
  const { log, now, jobs, records } = deps;
  cancelWithAccounts(deps);
  // A full refund or chargeback ends the subscription at the provider at once, unless the bank has reversed it by then.
  jobs.handle(REFUNDED, about, async ({ userId, subscriptionId }) => {
    if (!(await isRefunded(deps, deps.db, userId, subscriptionId))) return;
    if (await cancelNow(deps, subscriptionId)) log.info({ subscriptionId }, 'a subscription ended: it was refunded');
  });
  // A reversed chargeback means that the period is paid. A subscription that still runs at the provider continues, whatever
  // we did in the meantime; an ended one cannot be restored. The bank says it once, so the provider is asked every hour for
  // as long as it takes: a job would be given up after its last try.
  jobs.handle(CHARGEBACK_REVERSED, z.object({ subscriptionId: z.string() }), async ({ subscriptionId }) => {
    try {
      const data = await deps.gateway.getSubscription(subscriptionId);
      if (data) await records.applyRead([{ kind: 'subscription', data }], new Date(now()));
      if (data && data.status !== 'canceled') return;
    } catch (err) {
      if (!isProviderError(err)) throw err;
      log.warn({ err, subscriptionId }, 'a chargeback could not be checked at the provider; the check is repeated');
      const runAt = new Date(now() + AN_HOUR_MS);
      const once = `${subscriptionId} ${Math.floor(runAt.getTime() / AN_HOUR_MS)}`;
      return jobs.enqueue(deps.db, CHARGEBACK_REVERSED, { subscriptionId }, { runAt, once });
    }
    const what = 'a chargeback was taken back after its subscription ended: an operator is to pay it back';
    log.error({ subscriptionId }, what);
  });
}

/**
 * Closing an account ends every subscription of the person at once. A job of the closing transaction calls the provider, and
 * a sweep repeats it hourly while a subscription of a closed account runs, also from a payment that was under way.
 */
function cancelWithAccounts(deps: BillingDeps): void {
  const { db, now, jobs, identity, paddle } = deps;
  const paidBy = z.object({ userId: z.uuid(), subscriptionIds: z.array(z.string()) });
  jobs.handle(ACCOUNT_CLOSED, paidBy, ({ userId, subscriptionIds }) =>
    endAll(
      deps,
      subscriptionIds.map((subscriptionId) => ({ userId, subscriptionId })),
    ),
  );
  identity.onClosing(async (tx, userId) => {
    const live = await listLiveSubscriptions(tx, paddle.environment, [userId]);
    const subscriptionIds = live.map(({ subscriptionId }) => subscriptionId);
    if (live.length > 0) await jobs.enqueue(tx, ACCOUNT_CLOSED, { userId, subscriptionIds });
  });
  jobs.schedule('billing-closed-accounts', HOURLY, async () => {
    const closed = await identity.closedBefore(new Date(now()), MOST_PEOPLE);
    const live = await listLiveSubscriptions(db, paddle.environment, closed);
    // Subscriptions of people who were erased in the meantime.
    const left = await listSubscriptionsOfNobody(db, paddle.environment, MOST_PEOPLE);
    await endAll(deps, [...live, ...left]);
  });
}

/** @throws the first failure, after everything that can be ended has been */
async function endAll(deps: BillingDeps, live: readonly LiveSubscription[]): Promise<void> {
  const failures: unknown[] = [];
  for (const one of live) await endWithAccount(deps, one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function endWithAccount(deps: BillingDeps, { userId, subscriptionId }: LiveSubscription): Promise<void> {
  const { db, log, identity, paddle, notifications } = deps;
  const person = await inTransaction(db, (tx) => identity.entitlement.lock(tx, userId));
  // Support may have reopened the account in the meantime.
  if (person && !person.isClosed) return;
  const live = await listLiveSubscriptions(db, paddle.environment, [userId]);
  const isLive = live.some((one) => one.subscriptionId === subscriptionId);
  if (isLive && !(await cancelNow(deps, subscriptionId))) return;
  // Also for a subscription that an earlier try has ended.
  const once = `${subscriptionId} with its account`;
  await inTransaction(db, (tx) => notifications.cancelled(tx, userId, subscriptionId, null, once));
  log.info({ subscriptionId }, 'a subscription ended with its account');
}

/** Ends a subscription at once and stores its new state; false when the provider does not know it. */
async function cancelNow({ gateway, records, now, log }: BillingDeps, subscriptionId: string): Promise<boolean> {
  const data = await askToCancel(gateway, subscriptionId);
  if (data) await records.applyRead([{ kind: 'subscription', data }], new Date(now()));
  else log.error({ subscriptionId }, 'a subscription that must end is unknown at the provider');
  return data !== undefined;
}

/** @throws ProviderRefused, ProviderUnavailable when it may still run */
async function askToCancel(gateway: BillingDeps['gateway'], id: string): Promise<PaddleSubscription | undefined> {
  try {
    return await gateway.cancelSubscription(id, 'now');
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // It has ended already, or does not exist: the provider's state decides.
    const truth = await gateway.getSubscription(id);
    if (truth && truth.status !== 'canceled') throw error;
    return truth;
  }
}
