import type { Db } from '../../../db/client.ts';
import type { Entitled } from '../../identity/index.ts';
import type { BillingDeps, PaddleEntity } from '../deps.ts';
import { logDuplicateSubscriptions } from '../duplicate-subscriptions/duplicate-subscriptions.ts';
import { lockPeople, type RecomputeDeps, recomputePeople } from '../entitlement/recompute.ts';
import { findErasedCustomers, forgetErasedPeople } from '../erasure/late-customers.ts';
import { redactEventsOfCustomers } from '../erasure/repository.ts';
import { notifyOfChanges } from '../notifications/subscription-changes.ts';
import { assignOwners } from '../records/assign-owners.ts';
import { findClaim } from '../records/owners.ts';
import { createPlanFinder } from '../records/price-mapping.ts';
import {
  diffRecords,
  type EntityIds,
  listNamedAttempts,
  lockCustomers,
  lockEntities,
  lockRecords,
  type RecordSet,
  saveRecords,
  settleAttempts,
} from '../records/repository.ts';
import { mergeEntities, type VersionedEntity } from '../records/rows.ts';
import { type ApplyOutcome, outcomeOf } from './outcome.ts';
import { setMatched } from './repository.ts';

export type ApplyDeps = Pick<BillingDeps, 'log' | 'notifications'> &
  RecomputeDeps & {
    /** Stores in `tx` a job that checks this subscription: a chargeback of what paid for it was reversed. */
    readonly onChargebackReversed?: (tx: Db, subscriptionId: string, adjustmentId: string) => Promise<void>;
  };

/**
 * Stores the newest version of each object, binds it to its person, and recomputes the entitlement of everybody concerned. Emails
 * and refunds follow in the same transaction. Answers what became of each object.
 *
 * Everybody locks in one order: the objects' ids, customers, records, people, each by id. So deliveries in parallel wait for
 * each other and never in a circle. Attempts are never waited for.
 */
export async function applyEntities(
  deps: ApplyDeps,
  tx: Db,
  versioned: readonly VersionedEntity[],
  at: Date,
): Promise<ApplyOutcome[]> {
  const { environment, prices } = deps.paddle;
  const entities = versioned.map(({ entity }) => entity);
  const ids = readIds(entities);
  await lockEntities(tx, environment, ids);
  const customers = await lockCustomers(tx, environment, ids.customers, at);
  const before = await lockRecords(tx, environment, ids, customers);
  const findPlan = createPlanFinder(prices, before);
  const merged = mergeEntities(before, versioned, { environment, at, findPlan });
  const { after, people } = await bindToPeople(deps, tx, merged, entities);
  await saveRecords(tx, diffRecords(before, after));
  await settleAttempts(tx, listFinishedAttempts(after));
  const entitlements = await recomputePeople(deps, tx, people, at);
  await notifyOfChanges(tx, deps.notifications, { before, after, people, entitlements });
  await setMatched(tx, environment, listNewlyOwned(before, after));
  await redactEventsOfCustomers(tx, findErasedCustomers(after));
  for (const { subscriptionId, adjustmentId } of listReversedChargebacks(before, after)) {
    await deps.onChargebackReversed?.(tx, subscriptionId, adjustmentId);
  }
  await logDuplicateSubscriptions(deps, tx, before, after);
  return entities.map((entity) => outcomeOf(entity, after, findPlan));
}

/** The records with the people they belong to, and these people, locked. */
async function bindToPeople(
  deps: ApplyDeps,
  tx: Db,
  merged: RecordSet,
  entities: readonly PaddleEntity[],
): Promise<{ after: RecordSet; people: Map<string, Entitled | undefined> }> {
  const payments = entities.flatMap(({ kind, data }) =>
    kind === 'transaction' || kind === 'subscription' ? [data] : [],
  );
  const attempts = await listNamedAttempts(tx, deps.paddle.environment, {
    attemptIds: payments.flatMap(({ custom_data: data }) => data?.attemptId ?? []),
    transactionIds: payments.map(({ id }) => id),
  });
  const claims = new Map(payments.map((payment) => [payment.id, findClaim(payment, attempts)] as const));
  const concerned = [...merged.subscriptions.values(), ...merged.transactions.values()].flatMap((row) => [
    row.userId,
    row.claimedUserId,
  ]);
  const claimed = [...claims.values()].map((claim) => claim?.userId ?? null);
  const userIds = [...concerned, ...claimed].filter((id) => id !== null);
  const people = await lockPeople(deps, tx, userIds);
  const owned = assignOwners(merged, claims, (userId) => people.get(userId) !== undefined);
  return { after: forgetErasedPeople(owned, claims, people), people };
}

function readIds(entities: readonly PaddleEntity[]): EntityIds {
  const ids = {
    customers: [] as string[],
    subscriptions: [] as string[],
    transactions: [] as string[],
    adjustments: [] as string[],
  };
  const add = (list: string[], id: string | null | undefined) => void (id && list.push(id));
  for (const { kind, data } of entities) {
    add(ids.customers, kind === 'customer' ? data.id : data.customer_id);
    if (kind === 'subscription') add(ids.subscriptions, data.id);
    if (kind === 'transaction' || kind === 'adjustment') add(ids.subscriptions, data.subscription_id);
    if (kind === 'transaction') add(ids.transactions, data.id);
    if (kind === 'adjustment') add(ids.transactions, data.transaction_id);
    if (kind === 'adjustment') add(ids.adjustments, data.id);
  }
  return ids;
}

/** Attempts nothing more will come of: given up, or paid and their subscription is known. */
function listFinishedAttempts({ transactions, subscriptions }: RecordSet): string[] {
  return [...transactions.values()].flatMap(({ attemptId, status, subscriptionId }) => {
    const isFollowed = subscriptionId !== null && subscriptions.has(subscriptionId);
    const isFinished = status === 'canceled' || (status === 'completed' && isFollowed);
    return attemptId !== null && isFinished ? [attemptId] : [];
  });
}

/** Records that are someone's only now; events about them, or about refunds of them, may have come before. */
function listNewlyOwned(before: RecordSet, after: RecordSet): string[] {
  const owned = <T extends { userId: string | null }>(held: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>) =>
    [...now].filter(([id, row]) => row.userId !== null && !held.get(id)?.userId).map(([id]) => id);
  return [...owned(before.subscriptions, after.subscriptions), ...owned(before.transactions, after.transactions)];
}

/** Chargebacks that are known only now to be reversed, and the subscription of each. */
function listReversedChargebacks(before: RecordSet, after: RecordSet) {
  return [...after.adjustments.values()].flatMap(({ adjustmentId, action, status, subscriptionId, transactionId }) => {
    const of = subscriptionId ?? after.transactions.get(transactionId)?.subscriptionId;
    const isNew = status === 'approved' && before.adjustments.get(adjustmentId)?.status !== 'approved';
    return action === 'chargeback_reverse' && isNew && of ? [{ subscriptionId: of, adjustmentId }] : [];
  });
}
