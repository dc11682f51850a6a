import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { BillingDeps } from '../deps.ts';
import { isRefunded } from '../entitlement/recompute.ts';
import { ProviderRefused } from '../paddle/http.ts';
import type { PaddleSubscription } from '../paddle/schemas.ts';
import { type LiveSubscription, listLiveSubscriptions, listSubscriptionsOfNobody } from '../subscription/repository.ts';

const ACCOUNT_CLOSED = 'billing:account-closed';
const REFUNDED = 'billing:refunded';
const A_DAY_MS = 86_400_000;
/** Minute 29 of every hour. */
const HOURLY = '29 * * * *';
// Accounts are closed for 30 days before erasure; there are far fewer at a time.
const MOST_PEOPLE = 5_000;

const about = z.object({ userId: z.uuid(), subscriptionId: z.string() });

/** Enqueues in `tx` the job that ends a refunded subscription; a repeated request runs once a day. */
export function createRefundJob({ jobs, now }: Pick<BillingDeps, 'jobs' | 'now'>) {
  return (tx: Db, userId: string, subscriptionId: string): Promise<void> => {
    const once = `${subscriptionId} ${Math.floor(now() / A_DAY_MS)}`;
    return jobs.enqueue(tx, REFUNDED, { userId, subscriptionId }, { once });
  };
}

/** Ends subscriptions that must not be charged again. */
export function handleRefundJobs(deps: BillingDeps): void {
  cancelWithAccounts(deps);
  // A full refund or chargeback ends the subscription at the provider at once, unless the bank has reversed it by then.
  deps.jobs.handle(REFUNDED, about, async ({ userId, subscriptionId }) => {
    if (!(await isRefunded(deps, deps.db, userId, subscriptionId))) return;
    if (await cancelNow(deps, subscriptionId))
      deps.log.info({ subscriptionId }, 'a subscription ended: it was refunded');
  });
}

/**
 * Closing an account ends every subscription of the person at once. A job of the closing transaction calls the provider, and
 * a sweep repeats it hourly while a subscription of a closed account runs, also from a payment that was under way.
 */
function cancelWithAccounts(deps: BillingDeps): void {
  const { db, now, jobs, identity, paddle } = deps;
  jobs.handle(ACCOUNT_CLOSED, z.object({ userId: z.uuid() }), async ({ userId }) =>
    endAll(deps, await listLiveSubscriptions(db, paddle.environment, [userId])),
  );
  identity.onClosing(async (tx, userId) => {
    const live = await listLiveSubscriptions(tx, paddle.environment, [userId]);
    if (live.length > 0) await jobs.enqueue(tx, ACCOUNT_CLOSED, { userId });
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
  const { db, log, identity } = deps;
  const person = await identity.entitlement.find(db, userId);
  // Support may have reopened the account in the meantime.
  if (person && !person.isClosed) return;
  if (await cancelNow(deps, subscriptionId)) log.info({ subscriptionId }, 'a subscription ended with its account');
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
