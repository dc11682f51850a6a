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
// Accounts are closed for 30 days before they are erased; far fewer than these are at a time.
const MOST_PEOPLE = 5_000;

const about = z.object({ userId: z.uuid(), subscriptionId: z.string() });

/** Stores the jobs that refunds and chargebacks lead to. */
export function createRefundJobs({ jobs, now }: Pick<BillingDeps, 'jobs' | 'now'>) {
  return {
    /** Asked again, it is done once a day. */
    onRefunded(tx: Db, userId: string, subscriptionId: string): Promise<void> {
      const once = `${subscriptionId} ${Math.floor(now() / A_DAY_MS)}`;
      return jobs.enqueue(tx, REFUNDED, { userId, subscriptionId }, { once });
    },
    /** Once for each chargeback that the bank has reversed. */
    onChargebackReversed(tx: Db, subscriptionId: string, adjustmentId: string): Promise<void> {
      return jobs.enqueue(tx, CHARGEBACK_REVERSED, { subscriptionId }, { once: adjustmentId });
    },
  };
}

/** Ends subscriptions that must not be charged again. */
export function handleRefundJobs(deps: BillingDeps): void {
  const { log, now, jobs, records } = deps;
  cancelWithAccounts(deps);
  // Who was given all of their money back, or took it back through their bank, pays no more: the subscription ends at once at the
  // provider. What the bank has reversed until then goes on.
  jobs.handle(REFUNDED, about, async ({ userId, subscriptionId }) => {
    if (!(await isRefunded(deps, deps.db, userId, subscriptionId))) return;
    if (await cancelNow(deps, subscriptionId)) log.info({ subscriptionId }, 'a subscription ended: it was refunded');
  });
  // What was charged back is paid after all. A subscription that the provider still runs goes on, whatever we have made of it
  // meanwhile; one that has ended cannot be brought back, and its period is paid. The bank says it once, so the provider is asked
  // every hour for as long as it takes: a job would be given up after its last try.
  jobs.handle(CHARGEBACK_REVERSED, z.object({ subscriptionId: z.string() }), async ({ subscriptionId }) => {
    try {
      const data = await deps.gateway.getSubscription(subscriptionId);
      if (data) await records.applyRead([{ kind: 'subscription', data }], new Date(now()));
      if (data && data.status !== 'canceled') return;
    } catch (err) {
      if (!isProviderError(err)) throw err;
      log.warn({ err, subscriptionId }, 'what became of a chargeback could not be asked; it is asked again');
      const runAt = new Date(now() + AN_HOUR_MS);
      const once = `${subscriptionId} ${Math.floor(runAt.getTime() / AN_HOUR_MS)}`;
      return jobs.enqueue(deps.db, CHARGEBACK_REVERSED, { subscriptionId }, { runAt, once });
    }
    const what = 'a chargeback was taken back after its subscription ended: an operator is to pay it back';
    log.error({ subscriptionId }, what);
  });
}

/**
 * Whoever closes their account pays no more: every subscription of theirs ends at once. The provider is asked by a job of the
 * transaction that closes the account, and again every hour while something of a closed account goes on, be it a payment that
 * was under way.
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
    // Of people who were erased meanwhile.
    const left = await listSubscriptionsOfNobody(db, paddle.environment, MOST_PEOPLE);
    await endAll(deps, [...live, ...left]);
  });
}

/** @throws the first failure, when everything that can be ended has been. */
async function endAll(deps: BillingDeps, live: readonly LiveSubscription[]): Promise<void> {
  const failures: unknown[] = [];
  for (const one of live) await endWithAccount(deps, one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function endWithAccount(deps: BillingDeps, { userId, subscriptionId }: LiveSubscription): Promise<void> {
  const { db, log, identity, paddle, notifications } = deps;
  const person = await inTransaction(db, (tx) => identity.entitlement.lock(tx, userId));
  // Support may have given the account back meanwhile.
  if (person && !person.isClosed) return;
  const live = await listLiveSubscriptions(db, paddle.environment, [userId]);
  const isLive = live.some((one) => one.subscriptionId === subscriptionId);
  if (isLive && !(await cancelNow(deps, subscriptionId))) return;
  // Also for one that a try before this one has ended.
  const once = `${subscriptionId} with its account`;
  await inTransaction(db, (tx) => notifications.cancelled(tx, userId, subscriptionId, null, once));
  log.info({ subscriptionId }, 'a subscription ended with its account');
}

/** Ends a subscription at once and stores what became of it; false when the provider does not know it. */
async function cancelNow({ gateway, records, now, log }: BillingDeps, subscriptionId: string): Promise<boolean> {
  const data = await askToCancel(gateway, subscriptionId);
  if (data) await records.applyRead([{ kind: 'subscription', data }], new Date(now()));
  else log.error({ subscriptionId }, 'the provider does not know a subscription that is to end');
  return data !== undefined;
}

/** @throws ProviderRefused, ProviderUnavailable when it may go on */
async function askToCancel(gateway: BillingDeps['gateway'], id: string): Promise<PaddleSubscription | undefined> {
  try {
    return await gateway.cancelSubscription(id, 'now');
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // It has ended already, or there is none: the truth decides.
    const truth = await gateway.getSubscription(id);
    if (truth && truth.status !== 'canceled') throw error;
    return truth;
  }
}
