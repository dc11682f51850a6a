import { and, eq, type inArray, or, sql } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import {
  billingCustomers,
  billingTransactions,
  checkoutAttempts,
  paymentEvents,
  subscriptions,
} from '../../../db/schema/index.ts';
import { LAST_VERSION } from '../records/version.ts';
import { redactPayload } from './redact-payload.ts';

/**
 * Takes the person out of what is stored of their payments: their address, what the provider sent about them beyond numbers
 * and ids, and their attempts to pay. The records of payments stay, under the id that is nobody's any more; how long says
 * `PAYMENT_RECORD_YEARS`.
 */
export async function erasePerson(db: Db, userId: string): Promise<void> {
  const ownCustomers = await db
    .update(billingCustomers)
    .set({ email: null, version: LAST_VERSION })
    .where(eq(billingCustomers.userId, userId))
    .returning({ customerId: billingCustomers.customerId });
  const { subscriptionId, customerId } = subscriptions;
  const ofSubscriptions = await db
    .select({ id: subscriptionId, customerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  const ofTransactions = await db
    .select({ id: billingTransactions.transactionId, customerId: billingTransactions.customerId })
    .from(billingTransactions)
    .where(eq(billingTransactions.userId, userId));
  const records = [...ofSubscriptions, ...ofTransactions];
  await redactEvents(db, {
    entities: records.map(({ id }) => id),
    customers: [...ownCustomers, ...records].flatMap((record) => record.customerId ?? []),
  });
  await db.delete(checkoutAttempts).where(eq(checkoutAttempts.userId, userId));
}

/** Was the person of this customer record erased? What comes about it from then on is kept without them. */
export async function isErasedCustomer(db: Db, environment: BillingEnvironment, customerId: string): Promise<boolean> {
  const { environment: world, customerId: id, version } = billingCustomers;
  const isIt = and(eq(world, environment), eq(id, customerId), eq(version, LAST_VERSION));
  return (await db.$count(billingCustomers, isIt)) > 0;
}

/** Takes everything about a person out of the stored events about these records. */
async function redactEvents(
  db: Db,
  about: { entities: readonly string[]; customers: readonly string[] },
): Promise<void> {
  const { entityId, customerId } = paymentEvents;
  const isAbout = or(isIn(entityId, about.entities), isIn(customerId, about.customers));
  await redact(db, await db.select(STORED).from(paymentEvents).where(isAbout));
}

/**
 * The same for the events of customers whose person is known to be erased. An event that someone else is at is left to them:
 * they wait for the customer record, and see then that it is one of these.
 */
export async function redactEventsOfCustomers(tx: Db, customers: readonly string[]): Promise<void> {
  if (customers.length === 0) return;
  const isTheirs = isIn(paymentEvents.customerId, customers);
  await redact(tx, await tx.select(STORED).from(paymentEvents).where(isTheirs).for('update', { skipLocked: true }));
}

const STORED = {
  environment: paymentEvents.environment,
  eventId: paymentEvents.eventId,
  payload: paymentEvents.payload,
};
type StoredEvent = Pick<typeof paymentEvents.$inferSelect, keyof typeof STORED>;

async function redact(db: Db, events: readonly StoredEvent[]): Promise<void> {
  const { environment, eventId } = paymentEvents;
  for (const event of events) {
    await db
      .update(paymentEvents)
      .set({ payload: redactPayload(event.payload) })
      .where(and(eq(environment, event.environment), eq(eventId, event.eventId)));
  }
}

function isIn(column: Parameters<typeof inArray>[0], ids: readonly string[]) {
  return sql`${column} = any(${sql.param([...ids])})`;
}
