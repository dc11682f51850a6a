import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import type { Identity } from '../../identity/index.ts';
import type { BillingDeps } from '../deps.ts';
import type { Notifications } from '../notifications/index.ts';
import { cancelNow } from './cancel-now.ts';
import { type LiveSubscription, listLiveSubscriptions, listSubscriptionsOfNobody } from './repository.ts';

export type ClosedAccountsDeps = Pick<BillingDeps, 'db' | 'log' | 'now' | 'jobs' | 'paddle' | 'gateway' | 'records'> & {
  readonly identity: Pick<Identity, 'entitlement' | 'onClosing' | 'closedBefore'>;
  readonly notifications: Pick<Notifications, 'endedWithAccount'>;
};

/** Minute 29 of every hour. */
const HOURLY = '29 * * * *';
// Accounts are closed for 30 days before they are erased; far fewer than these are at a time.
const MOST_PEOPLE = 5_000;

/**
 * Whoever closes their account pays no more: every subscription of theirs ends at once. The provider is asked by a job of the
 * transaction that closes the account, and again every hour while something of a closed account goes on, be it a payment that
 * was under way.
 */
export function cancelWithAccounts(deps: ClosedAccountsDeps): void {
  const { db, now, jobs, identity, paddle } = deps;
  const paidBy = z.object({ userId: z.uuid(), subscriptionIds: z.array(z.string()) });
  jobs.handle('billing:account-closed', paidBy, async ({ userId, subscriptionIds }) => {
    await endAll(
      deps,
      subscriptionIds.map((subscriptionId) => ({ userId, subscriptionId })),
    );
  });
  identity.onClosing(async (tx, userId) => {
    const live = await listLiveSubscriptions(tx, paddle.environment, [userId]);
    const subscriptionIds = live.map(({ subscriptionId }) => subscriptionId);
    if (live.length > 0) await jobs.enqueue(tx, 'billing:account-closed', { userId, subscriptionIds });
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
async function endAll(deps: ClosedAccountsDeps, live: readonly LiveSubscription[]): Promise<void> {
  const failures: unknown[] = [];
  for (const one of live) await end(deps, one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

async function end(deps: ClosedAccountsDeps, { userId, subscriptionId }: LiveSubscription): Promise<void> {
  const { db, log, now, identity, paddle, records, notifications } = deps;
  const person = await inTransaction(db, (tx) => identity.entitlement.lock(tx, userId));
  // Support may have given the account back meanwhile.
  if (person && !person.isClosed) return;
  const live = await listLiveSubscriptions(db, paddle.environment, [userId]);
  // What a try before this one has ended is told all the same.
  if (live.some((one) => one.subscriptionId === subscriptionId)) {
    const ended = await cancelNow(deps.gateway, subscriptionId);
    if (!ended) return log.error({ subscriptionId }, 'the provider does not know a subscription of a closed account');
    await records.applyRead([{ kind: 'subscription', data: ended }], new Date(now()));
  }
  await inTransaction(db, (tx) => notifications.endedWithAccount(tx, userId, subscriptionId));
  log.info({ subscriptionId }, 'a subscription ended with its account');
}
