import { z } from 'zod';
import { isUnavailable } from '../../../db/failure.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { errorForLog } from '../../../log-error.ts';
import type { BillingDeps } from '../deps.ts';
import { redactPayload } from '../erasure/redact-payload.ts';
import { isErasedCustomer } from '../erasure/repository.ts';
import type { PaddleEvent } from '../paddle/schemas.ts';
import { APPLIED_BY_JOB_MS } from '../time-limits.ts';
import { type ApplyDeps, applyEntities } from './apply-entities.ts';
import { parseEntity, readSubject } from './parse-event.ts';
import { insertEvent, listOpenEvents, lockOpenEvent, setFailure, setOutcome } from './repository.ts';
import { toStorableJson } from './storable-json.ts';

export type InboxDeps = ApplyDeps & Pick<BillingDeps, 'db' | 'now' | 'jobs'>;

/** Where every event is stored as it came, before anything is made of it. */
export interface EventInbox {
  /** Stores an event together with the job that applies it; false when it is stored already. `raw` is stored unchanged. */
  receive(event: PaddleEvent, raw: unknown): Promise<boolean>;
}

/** Minute 7 of every hour. */
const HOURLY = '7 * * * *';
const AT_ONCE = 200;

export function createEventInbox(deps: InboxDeps): EventInbox {
  const { db, now, jobs, paddle } = deps;
  const { environment } = paddle;
  // Only a process of the same billing mode can apply it.
  const kind = `billing:apply-event:${environment}`;
  jobs.handle(kind, z.object({ eventId: z.string() }), ({ eventId }) => applyStoredEvent(deps, eventId));
  jobs.schedule(`billing-open-events:${environment}`, HOURLY, () => applyOpenEvents(deps));
  return {
    async receive(event, raw) {
      const { entityId, customerId } = readSubject(event);
      const isErased = customerId !== null && (await isErasedCustomer(db, environment, customerId));
      const row = {
        environment,
        eventId: event.event_id,
        eventType: event.event_type,
        occurredAt: event.occurred_at,
        payload: toStorableJson(isErased ? redactPayload(raw) : raw),
        entityId,
        customerId,
        receivedAt: new Date(now()),
        processedAt: null,
        attempts: 0,
        outcome: 'waiting' as const,
        lastError: null,
      };
      return inTransaction(db, async (tx) => {
        const isNew = await insertEvent(tx, row);
        if (isNew) await jobs.enqueue(tx, kind, { eventId: event.event_id }, { once: event.event_id });
        return isNew;
      });
    },
  };
}

/** @throws what keeps it from being applied: the job tries again */
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
      log.error(about, 'a payment is of nobody we know: it is kept, and an operator is to look');
  } catch (err) {
    // What cannot be noted while the database is away is still found as waiting.
    if (!isUnavailable(err)) {
      log.error({ err, eventId }, 'a payment event could not be applied; it is tried again');
      await setFailure(db, paddle.environment, eventId, errorForLog(err).message);
    }
    throw err;
  }
}

/** A job is given up after its last try; an event never is. */
async function applyOpenEvents(deps: InboxDeps): Promise<void> {
  const { db, now, paddle } = deps;
  const before = new Date(now() - APPLIED_BY_JOB_MS);
  for (let after = ''; ; ) {
    const eventIds = await listOpenEvents(db, paddle.environment, { before, after, limit: AT_ONCE });
    // One that fails again is logged, and keeps none of the others away.
    for (const eventId of eventIds) await applyStoredEvent(deps, eventId).catch(() => undefined);
    after = eventIds.at(-1) ?? '';
    if (eventIds.length < AT_ONCE) return;
  }
}
