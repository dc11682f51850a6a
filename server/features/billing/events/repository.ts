import { and, asc, eq, inArray, lt, max, notInArray, sql } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { isAfter } from '../../../db/pages.ts';
import { paymentEvents } from '../../../db/schema/index.ts';

export type EventRow = typeof paymentEvents.$inferSelect;
export type Outcome = EventRow['outcome'];

type Environment = BillingEnvironment;

/** Statuses of events that are finished. */
const DONE = ['applied', 'ignored'] as const;

/** Stores an event unchanged; false when it is stored already. */
export async function insertEvent(db: Db, row: EventRow): Promise<boolean> {
  const inserted = await db
    .insert(paymentEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return inserted.length === 1;
}

/** The event if it is not finished, locked until the transaction ends. */
export async function lockOpenEvent(tx: Db, environment: Environment, eventId: string): Promise<EventRow | undefined> {
  const [event] = await tx
    .select()
    .from(paymentEvents)
    .where(and(isEvent(environment, eventId), notInArray(paymentEvents.outcome, [...DONE])))
    .for('update');
  return event;
}

/** Marks an event as finished. */
export async function setOutcome(
  tx: Db,
  environment: Environment,
  eventId: string,
  outcome: Outcome,
  at: Date,
): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ outcome, processedAt: at, lastError: null, attempts: sql`${paymentEvents.attempts} + 1` })
    .where(isEvent(environment, eventId));
}

/** Records a failed try. An event that another process has applied in the meantime stays applied. */
export async function setFailure(db: Db, environment: Environment, eventId: string, error: string): Promise<void> {
  await db
    .update(paymentEvents)
    .set({ outcome: 'failed', lastError: error, attempts: sql`${paymentEvents.attempts} + 1` })
    .where(and(isEvent(environment, eventId), notInArray(paymentEvents.outcome, [...DONE])));
}

/** Events about these records had no owner and have one now. */
export async function setMatched(tx: Db, environment: Environment, entityIds: readonly string[]): Promise<void> {
  if (entityIds.length === 0) return;
  const { entityId, outcome } = paymentEvents;
  const adjusted = sql`${paymentEvents.payload}->'data'->>'transaction_id' = any(${sql.param([...entityIds])})`;
  const isAbout = sql`(${entityId} = any(${sql.param([...entityIds])}) or (${entityId} like 'adj\\_%' and ${adjusted}))`;
  await tx
    .update(paymentEvents)
    .set({ outcome: 'applied' })
    .where(and(eq(paymentEvents.environment, environment), eq(outcome, 'unmatched'), isAbout));
}

/** At most `limit` events from before `before` that could not be applied yet, after the event `after`. */
export async function listOpenEvents(
  db: Db,
  environment: Environment,
  { before, after, limit }: { before: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const { eventId, receivedAt, outcome } = paymentEvents;
  const isOpen = and(eq(paymentEvents.environment, environment), inArray(outcome, ['waiting', 'failed']));
  const rows = await db
    .select({ eventId })
    .from(paymentEvents)
    .where(and(isOpen, lt(receivedAt, before), isAfter(eventId, after)))
    .orderBy(asc(eventId))
    .limit(limit);
  return rows.map((row) => row.eventId);
}

export async function countEvents(db: Db, environment: Environment, outcome: Outcome): Promise<number> {
  return db.$count(paymentEvents, and(eq(paymentEvents.environment, environment), eq(paymentEvents.outcome, outcome)));
}

/** The newest event from before `moment`. Event ids sort by when they occurred. */
export async function findLastEventBefore(db: Db, environment: Environment, moment: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ eventId: max(paymentEvents.eventId) })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.environment, environment), lt(paymentEvents.receivedAt, moment)));
  return row?.eventId ?? undefined;
}

function isEvent(environment: Environment, eventId: string) {
  return and(eq(paymentEvents.environment, environment), eq(paymentEvents.eventId, eventId));
}
