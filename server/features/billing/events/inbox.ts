import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { isUnavailable } from '../../../db/failure.ts';
import { pagesByKey } from '../../../db/pages.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { errorForLog } from '../../../log-error.ts';
import type { Entitled } from '../../identity/index.ts';
import type { BillingDeps, BillingRecords } from '../deps.ts';
import { lockPeople, type RecomputeDeps, recomputePeople } from '../entitlement/recompute.ts';
import { findErasedCustomers, forgetErasedPeople, redactPayload } from '../erasure/erasure.ts';
import { isErasedCustomer, redactEventsOfCustomers } from '../erasure/repository.ts';
import { notifyOfChanges } from '../notifications/changes.ts';
import {
  type PaddleEntity,
  type PaddleEvent,
  paddleEvent,
  readEntity,
  readSoldPrice,
  type VersionedEntity,
  versionOfEvent,
  versionOfRead,
} from '../paddle/schemas.ts';
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
  assignOwners,
  createPlanFinder,
  type FindPlan,
  findClaim,
  listIncoming,
  mergeEntities,
} from '../records/rows.ts';
import { listDuplicatePayers, mayBeCharged } from '../subscription/repository.ts';
import { insertEvent, listOpenEvents, lockOpenEvent, setFailure, setMatched, setOutcome } from './repository.ts';

type ApplyDeps = Pick<BillingDeps, 'log' | 'notifications'> & RecomputeDeps;
export type InboxDeps = ApplyDeps & Pick<BillingDeps, 'db' | 'now' | 'jobs'>;

/** Where every event is stored as it came, before it is applied. */
export type EventInbox = ReturnType<typeof createEventInbox>;

/** Minute 7 of every hour. */
const HOURLY = '7 * * * *';
const AT_ONCE = 200;
/** The retries of the job that applies an event span this time; afterwards it is retried every hour. */
const APPLIED_BY_JOB_MS = 12 * 3_600_000;

export function createEventInbox(deps: InboxDeps) {
  const { db, now, jobs, paddle } = deps;
  const { environment } = paddle;
  // Only a process of the same billing mode can apply it.
  const kind = `billing:apply-event:${environment}`;
  jobs.handle(kind, z.object({ eventId: z.string() }), ({ eventId }) => applyStoredEvent(deps, eventId));
  jobs.schedule(`billing-open-events:${environment}`, HOURLY, () => applyOpenEvents(deps));
  return {
    /** Stores an event together with the job that applies it; false when it is stored already. `raw` is stored unchanged. */
    async receive(event: PaddleEvent, raw: unknown): Promise<boolean> {
      const { event_id: eventId, event_type: eventType, occurred_at: occurredAt, data } = event;
      const entityId = typeof data.id === 'string' ? data.id : null;
      const namedCustomer = typeof data.customer_id === 'string' ? data.customer_id : null;
      const customerId = entityId?.startsWith('ctm_') ? entityId : namedCustomer;
      const isErased = customerId !== null && (await isErasedCustomer(db, environment, customerId));
      const payload = toStorableJson(isErased ? redactPayload(raw) : raw);
      const received = { receivedAt: new Date(now()), processedAt: null, attempts: 0, lastError: null };
      const about = { environment, eventId, eventType, occurredAt, entityId, customerId };
      return inTransaction(db, async (tx) => {
        const isNew = await insertEvent(tx, { ...about, ...received, payload, outcome: 'waiting' });
        if (isNew) await jobs.enqueue(tx, kind, { eventId }, { once: eventId });
        return isNew;
      });
    },
  };
}

/** @throws the error of applying the event: the job is retried */
async function applyStoredEvent(deps: InboxDeps, eventId: string): Promise<void> {
  const { db, now, log, paddle } = deps;
  try {
    const about = await inTransaction(db, async (tx) => {
      const event = await lockOpenEvent(tx, paddle.environment, eventId);
      if (!event) return undefined;
      const at = new Date(now());
      const known = parseEntity(event.payload);
      const [outcome = 'ignored'] = known ? await applyEntities(deps, tx, [known], at) : [];
      await setOutcome(tx, paddle.environment, eventId, outcome, at);
      return { outcome, eventId, eventType: event.eventType, entityId: event.entityId };
    });
    if (about?.outcome === 'unmatched')
      log.error(about, 'a payment has no known owner: it is stored, and an operator must check it');
  } catch (err) {
    // If the failure cannot be recorded while the database is away, the event is still found as waiting.
    if (!isUnavailable(err)) {
      log.error({ err, eventId }, 'a payment event could not be applied; it is retried');
      await setFailure(db, paddle.environment, eventId, errorForLog(err).message);
    }
    throw err;
  }
}

/** A job is given up after its last try; an event never is. */
async function applyOpenEvents(deps: InboxDeps): Promise<void> {
  const { db, now, paddle } = deps;
  const before = new Date(now() - APPLIED_BY_JOB_MS);
  const pages = pagesByKey(AT_ONCE, String, (after) =>
    listOpenEvents(db, paddle.environment, { before, after, limit: AT_ONCE }),
  );
  // A failing event is logged, and does not block the others.
  for await (const eventIds of pages)
    for (const eventId of eventIds) await applyStoredEvent(deps, eventId).catch(() => undefined);
}

/**
 * The object of an event; undefined for one that we do not store.
 * @throws Error when we store such objects and cannot read this one
 */
export function parseEntity(payload: unknown): VersionedEntity | undefined {
  const event = paddleEvent.parse(payload);
  const entity = readEntity(event);
  return entity && { entity, version: versionOfEvent(event, entity.data.updated_at) };
}

/**
 * The same value without what PostgreSQL cannot store in a text: NUL and unpaired surrogates become U+FFFD. A payment is not
 * refused because of a character in a name.
 */
function toStorableJson(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '\uFFFD');
  if (Array.isArray(value)) return value.map(toStorableJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [String(toStorableJson(key)), toStorableJson(inner)]),
  );
}

const UNSTORABLE = /\0|\p{Surrogate}/gu;

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
  logReversedChargebacks(deps, before, after);
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

/** A reversed chargeback means that the period is paid. An ended subscription cannot be restored, so an operator pays it back. */
function logReversedChargebacks({ log }: ApplyDeps, before: RecordSet, after: RecordSet): void {
  for (const { adjustmentId, action, status, subscriptionId, transactionId } of after.adjustments.values()) {
    const isNew = status === 'approved' && before.adjustments.get(adjustmentId)?.status !== 'approved';
    const of = subscriptionId ?? after.transactions.get(transactionId)?.subscriptionId ?? '';
    if (action !== 'chargeback_reverse' || !isNew || after.subscriptions.get(of)?.status !== 'canceled') continue;
    log.error(
      { subscriptionId: of },
      'a chargeback was taken back after its subscription ended: an operator is to pay it back',
    );
  }
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
