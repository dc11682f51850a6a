import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Entitled } from '../../identity/index.ts';
import type { BillingDeps, BillingRecords } from '../deps.ts';
import { lockPeople, type RecomputeDeps, recomputePeople } from '../entitlement/recompute.ts';
import { findErasedCustomers, forgetErasedPeople } from '../erasure/erasure.ts';
import { redactEventsOfCustomers } from '../erasure/repository.ts';
import { notifyOfChanges } from '../notifications/changes.ts';
import { type PaddleEntity, readSoldPrice } from '../paddle/schemas.ts';
import { assignOwners, findClaim } from '../records/owners.ts';
import {
  listNamedAttempts,
  lockRecords,
  type RecordSet,
  type SubscriptionRow,
  saveRecords,
  settleAttempts,
  type TransactionRow,
} from '../records/repository.ts';
import {
  createPlanFinder,
  type FindPlan,
  listIncoming,
  mergeEntities,
  type VersionedEntity,
  versionOfRead,
} from '../records/rows.ts';
import { listDuplicatePayers, mayBeCharged } from '../subscription/repository.ts';
import { setMatched } from './repository.ts';

export type ApplyDeps = Pick<BillingDeps, 'log' | 'notifications'> &
  RecomputeDeps & {
    /** Enqueues in `tx` a job that checks this subscription: a chargeback of its payment was reversed. */
    readonly onChargebackReversed?: (tx: Db, subscriptionId: string, adjustmentId: string) => Promise<void>;
  };

/** Applies the newest version of each provider object and computes entitlements. */
export function createBillingRecords(deps: ApplyDeps & Pick<BillingDeps, 'db'>): BillingRecords {
  return {
    async applyRead(entities, at) {
      const versioned = entities.map((entity) => ({ entity, version: versionOfRead(at, entity.data.updated_at) }));
      await inTransaction(deps.db, (tx) => applyEntities(deps, tx, versioned, at));
    },
    async recompute(tx, userId, at) {
      await recomputePeople(deps, tx, await lockPeople(deps, tx, [userId]), at);
    },
  };
}

/**
 * Stores the newest version of each object, finds its owner and recomputes the entitlement of everybody concerned. Emails
 * and refunds follow in the same transaction. Returns the outcome for each object.
 *
 * The lock order is fixed: records by table, then people, each by id. So parallel deliveries wait for each other without
 * deadlocks. Attempts are never waited for.
 */
export async function applyEntities(
  deps: ApplyDeps,
  tx: Db,
  versioned: readonly VersionedEntity[],
  at: Date,
): Promise<ApplyOutcome[]> {
  const { environment, prices } = deps.paddle;
  const entities = versioned.map(({ entity }) => entity);
  const before = await lockRecords(tx, environment, listIncoming(versioned, { environment, at }), at);
  const findPlan = createPlanFinder(prices, before);
  const merged = mergeEntities(before, versioned, { environment, at, findPlan });
  const { after, people } = await bindToPeople(deps, tx, merged, entities);
  await saveRecords(tx, before, after);
  await settleAttempts(tx, listFinishedAttempts(after));
  const entitlements = await recomputePeople(deps, tx, people, at);
  await notifyOfChanges(tx, deps.notifications, { before, after, people, entitlements });
  await setMatched(tx, environment, listNewlyOwned(before, after));
  await redactEventsOfCustomers(tx, findErasedCustomers(after));
  for (const { subscriptionId, adjustmentId } of listReversedChargebacks(before, after)) {
    await deps.onChargebackReversed?.(tx, subscriptionId, adjustmentId);
  }
  await logDuplicateSubscriptions(deps, tx, before, after);
  return entities.map((entity) => findOutcome(entity, after, findPlan));
}

/** The records and their owners, both locked. */
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
  const rows = [...merged.subscriptions.values(), ...merged.transactions.values()];
  const userIds = rows.flatMap(({ userId, claimedUserId }) => [userId, claimedUserId]);
  const claimed = [...claims.values()].map((claim) => claim?.userId ?? null);
  const people = await lockPeople(
    deps,
    tx,
    [...userIds, ...claimed].filter((id) => id !== null),
  );
  const owned = assignOwners(merged, claims, (userId) => people.get(userId) !== undefined);
  return { after: forgetErasedPeople(owned, claims, people), people };
}

/** Attempts that are final: cancelled, or paid with a known subscription. */
function listFinishedAttempts({ transactions, subscriptions }: RecordSet): string[] {
  return [...transactions.values()].flatMap(({ attemptId, status, subscriptionId }) => {
    const isFollowed = subscriptionId !== null && subscriptions.has(subscriptionId);
    const isFinished = status === 'canceled' || (status === 'completed' && isFollowed);
    return attemptId !== null && isFinished ? [attemptId] : [];
  });
}

/** Records that have an owner only now; events about them, or about their refunds, may have come before. */
function listNewlyOwned(before: RecordSet, after: RecordSet): string[] {
  const held = new Map<string, { userId: string | null }>([...before.subscriptions, ...before.transactions]);
  const now = [...after.subscriptions, ...after.transactions];
  return now.filter(([id, { userId }]) => userId !== null && !held.get(id)?.userId).map(([id]) => id);
}

/** Chargebacks that are now known to be reversed, and the subscription of each. */
function listReversedChargebacks(before: RecordSet, after: RecordSet) {
  return [...after.adjustments.values()].flatMap(({ adjustmentId, action, status, subscriptionId, transactionId }) => {
    const of = subscriptionId ?? after.transactions.get(transactionId)?.subscriptionId;
    const isNew = status === 'approved' && before.adjustments.get(adjustmentId)?.status !== 'approved';
    return action === 'chargeback_reverse' && isNew && of ? [{ subscriptionId: of, adjustmentId }] : [];
  });
}

/** Two payments were under way at once. An operator ends and refunds one: the choice is not automatic. */
async function logDuplicateSubscriptions(
  { log, paddle }: ApplyDeps,
  tx: Db,
  before: RecordSet,
  after: RecordSet,
): Promise<void> {
  const isCharged = (row: SubscriptionRow | undefined) => row?.userId && mayBeCharged(row) && row.userId;
  const begun = [...after.subscriptions].flatMap(([id, row]) => {
    const userId = isCharged(row);
    return userId && isCharged(before.subscriptions.get(id)) !== userId ? [userId] : [];
  });
  if (begun.length === 0) return;
  for (const userId of await listDuplicatePayers(tx, paddle.environment, begun)) {
    log.error({ userId }, 'a person pays two subscriptions: an operator must cancel and refund one');
  }
}

/** 'unmatched': money for which nobody got anything. 'ignored': not about our products. */
type ApplyOutcome = 'applied' | 'ignored' | 'unmatched';

// Before these states nothing is paid; a stranger can create as many as they like.
const NOT_PAID = ['draft', 'ready', 'canceled'];

/** The outcome for an object, now that everything known is in `records`. */
function findOutcome({ kind, data }: PaddleEntity, records: RecordSet, findPlan: FindPlan): ApplyOutcome {
  if (kind === 'customer') return 'applied';
  if (kind === 'adjustment') return findTransactionOutcome(records.transactions.get(data.transaction_id), findPlan);
  if (!data.items.some((item) => findPlan(readSoldPrice([item]).priceId))) return 'ignored';
  if (kind === 'transaction') return findTransactionOutcome(records.transactions.get(data.id), findPlan);
  const row = records.subscriptions.get(data.id);
  return row?.plan && row.userId ? 'applied' : 'unmatched';
}

function findTransactionOutcome(row: TransactionRow | undefined, findPlan: FindPlan): ApplyOutcome {
  if (!row) return 'unmatched';
  if (row.plan && row.userId) return 'applied';
  if (row.quantity !== null && !findPlan(row.priceId)) return 'ignored';
  return NOT_PAID.includes(row.status) ? 'ignored' : 'unmatched';
}
