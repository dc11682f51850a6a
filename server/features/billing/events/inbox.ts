import { z } from 'zod';
import { isUnavailable } from '../../../db/failure.ts';
import { pagesByKey } from '../../../db/pages.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { errorForLog } from '../../../log-error.ts';
import type { BillingDeps } from '../deps.ts';
import { redactPayload } from '../erasure/erasure.ts';
import { isErasedCustomer } from '../erasure/repository.ts';
import {
  type PaddleEntity,
  type PaddleEvent,
  paddleAdjustment,
  paddleCustomer,
  paddleEvent,
  paddleSubscription,
  paddleTransaction,
} from '../paddle/schemas.ts';
import { type VersionedEntity, versionOfEvent } from '../records/rows.ts';
import { type ApplyDeps, applyEntities } from './apply.ts';
import { insertEvent, listOpenEvents, lockOpenEvent, setFailure, setOutcome } from './repository.ts';

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

function readEntity(event: PaddleEvent): PaddleEntity | undefined {
  const [kind] = event.event_type.split('.');
  switch (kind) {
    case 'transaction':
      return { kind, data: readData(paddleTransaction, event) };
    case 'subscription':
      return { kind, data: readData(paddleSubscription, event) };
    case 'adjustment':
      return { kind, data: readData(paddleAdjustment, event) };
    case 'customer':
      return { kind, data: readData(paddleCustomer, event) };
    default:
      return undefined;
  }
}

function readData<S extends z.ZodType>(schema: S, { event_type, data }: PaddleEvent): z.output<S> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  // Only the path of the fault: the values may name a person.
  const places = parsed.error.issues.map(({ path }) => path.join('.'));
  throw new Error(`${event_type} could not be read at ${places.join(', ')}`);
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
