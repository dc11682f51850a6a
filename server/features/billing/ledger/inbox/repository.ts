import { and, asc, eq, inArray, lt, lte, max, notInArray, sql } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../../db/client.ts';
import { paymentEvents } from '../../../../db/schema/index.ts';

export type EventRow = typeof paymentEvents.$inferSelect;
export type Outcome = EventRow['outcome'];

type Environment = BillingEnvironment;

/** What nothing more is made of. */
const DONE = ['applied', 'ignored'] as const;

/** Stores events as they came; one that lies there already is left as it is. Answers the ids of the new ones. */
export async function insertEvents(db: Db, rows: readonly EventRow[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await db
    .insert(paymentEvents)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return inserted.map(({ eventId }) => eventId);
}

/** Those of these events that are not done, locked until the transaction ends; one that somebody else is at is left out. */
export async function lockOpenEvents(tx: Db, environment: Environment, ids: readonly string[]): Promise<EventRow[]> {
  return tx
    .select()
    .from(paymentEvents)
    .where(and(isOneOf(environment, ids), notInArray(paymentEvents.outcome, [...DONE])))
    .orderBy(asc(paymentEvents.eventId))
    .for('update', { skipLocked: true });
}

/** Ends the work on events that came to this. */
export async function setOutcome(
  tx: Db,
  environment: Environment,
  ids: readonly string[],
  outcome: Outcome,
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(paymentEvents)
    .set({
      outcome,
      processedAt: at,
      nextAttemptAt: null,
      lastError: null,
      attempts: sql`${paymentEvents.attempts} + 1`,
    })
    .where(isOneOf(environment, ids));
}

/** Notes a try that failed. An event that another process has applied meanwhile stays applied. */
export async function setFailure(
  db: Db,
  environment: Environment,
  eventId: string,
  failure: { outcome: 'waiting' | 'failed'; error: string; attempts: number; nextAttemptAt: Date },
): Promise<void> {
  await db
    .update(paymentEvents)
    .set({
      outcome: failure.outcome,
      lastError: failure.error,
      attempts: failure.attempts,
      nextAttemptAt: failure.nextAttemptAt,
    })
    .where(and(isOneOf(environment, [eventId]), notInArray(paymentEvents.outcome, [...DONE])));
}

/** Events about these records that were nobody's are somebody's now. */
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

/** Takes at most `limit` events that are due, the longest waiting first; nobody else takes them before `leaseEndsAt`. */
export async function takeDueEvents(
  db: Db,
  environment: Environment,
  { at, leaseEndsAt, limit }: { at: Date; leaseEndsAt: Date; limit: number },
): Promise<string[]> {
  const { eventId, nextAttemptAt } = paymentEvents;
  const due = db
    .select({ eventId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.environment, environment), lte(nextAttemptAt, at)))
    .orderBy(asc(nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(paymentEvents)
    .set({ nextAttemptAt: leaseEndsAt })
    .where(and(eq(paymentEvents.environment, environment), inArray(eventId, due)))
    .returning({ eventId });
  return taken.map((row) => row.eventId);
}

export async function countEvents(db: Db, environment: Environment, outcome: Outcome): Promise<number> {
  return db.$count(paymentEvents, and(eq(paymentEvents.environment, environment), eq(paymentEvents.outcome, outcome)));
}

export async function findAttempts(db: Db, environment: Environment, eventId: string): Promise<number> {
  const [row] = await db
    .select({ attempts: paymentEvents.attempts })
    .from(paymentEvents)
    .where(isOneOf(environment, [eventId]));
  return row?.attempts ?? 0;
}

/** The newest event of those that came before `moment`. Ids of events sort by when they occurred. */
export async function findLastEventBefore(db: Db, environment: Environment, moment: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ eventId: max(paymentEvents.eventId) })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.environment, environment), lt(paymentEvents.receivedAt, moment)));
  return row?.eventId ?? undefined;
}

function isOneOf(environment: Environment, ids: readonly string[]) {
  return and(eq(paymentEvents.environment, environment), sql`${paymentEvents.eventId} = any(${sql.param([...ids])})`);
}
