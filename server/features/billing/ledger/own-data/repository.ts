import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../../db/client.ts';
import {
  billingAdjustments,
  billingCustomers,
  billingTransactions,
  checkoutAttempts,
  paymentEvents,
  subscriptions,
} from '../../../../db/schema/index.ts';
import { LAST_VERSION } from '../version.ts';
import { withoutPerson } from './without-person.ts';

/** What billing stores about a person, for their own eyes. Amounts are in the smallest unit of their currency. */
export interface OwnPayments {
  readonly subscriptions: readonly OwnSubscription[];
  readonly payments: readonly OwnPayment[];
  readonly customerRecords: readonly { customerId: string; email: string | null }[];
  readonly checkouts: readonly { kind: string; cycle: string; at: Date; reportedAt: Date | null }[];
}

interface OwnSubscription {
  readonly subscriptionId: string;
  readonly status: string;
  readonly startedAt: Date | null;
  readonly periodStartsAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly nextBilledAt: Date | null;
  readonly canceledAt: Date | null;
  readonly unitPriceCents: number | null;
  readonly currency: string | null;
}

interface OwnPayment {
  readonly transactionId: string;
  readonly status: string;
  readonly billedAt: Date | null;
  readonly totalCents: number | null;
  readonly currency: string | null;
  readonly invoiceNumber: string | null;
  readonly periodStartsAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly adjustments: readonly { action: string; status: string; totalCents: number | null; at: Date }[];
}

export async function getOwnPayments(db: Db, userId: string): Promise<OwnPayments> {
  const [s, c, a] = [subscriptions, billingCustomers, checkoutAttempts];
  return {
    subscriptions: await db
      .select({
        subscriptionId: s.subscriptionId,
        status: s.status,
        startedAt: s.startedAt,
        periodStartsAt: s.periodStartsAt,
        periodEndsAt: s.periodEndsAt,
        nextBilledAt: s.nextBilledAt,
        canceledAt: s.canceledAt,
        unitPriceCents: s.unitPriceCents,
        currency: s.currency,
      })
      .from(s)
      .where(eq(s.userId, userId))
      .orderBy(asc(s.subscriptionId)),
    payments: await listPayments(db, userId),
    customerRecords: await db.select({ customerId: c.customerId, email: c.email }).from(c).where(eq(c.userId, userId)),
    checkouts: await db
      .select({ kind: a.kind, cycle: a.cycle, at: a.createdAt, reportedAt: a.reportedAt })
      .from(a)
      .where(eq(a.userId, userId))
      .orderBy(asc(a.id)),
  };
}

async function listPayments(db: Db, userId: string): Promise<OwnPayment[]> {
  const t = billingTransactions;
  const payments = await db
    .select({
      transactionId: t.transactionId,
      status: t.status,
      billedAt: t.billedAt,
      totalCents: t.totalCents,
      currency: t.currency,
      invoiceNumber: t.invoiceNumber,
      periodStartsAt: t.periodStartsAt,
      periodEndsAt: t.periodEndsAt,
    })
    .from(t)
    .where(eq(t.userId, userId))
    .orderBy(asc(t.transactionId));
  const a = billingAdjustments;
  const adjustments = await db
    .select({
      transactionId: a.transactionId,
      action: a.action,
      status: a.status,
      totalCents: a.totalCents,
      at: a.createdAt,
    })
    .from(a)
    .where(
      isIn(
        a.transactionId,
        payments.map((payment) => payment.transactionId),
      ),
    )
    .orderBy(asc(a.createdAt));
  return payments.map((payment) => ({
    ...payment,
    adjustments: adjustments
      .filter((one) => one.transactionId === payment.transactionId)
      .map(({ action, status, totalCents, at }) => ({ action, status, totalCents, at })),
  }));
}

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
 * The same for the events of customers whose person is known to be erased. An event that somebody else is at is left to them:
 * they wait for the customer record, and see then that it is one of these.
 */
export async function redactEventsOf(tx: Db, customers: readonly string[]): Promise<void> {
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
      .set({ payload: withoutPerson(event.payload) })
      .where(and(eq(environment, event.environment), eq(eventId, event.eventId)));
  }
}

/** Each deletes at most `limit` records nothing has changed of since `before`, and answers how many. */
export type Remove = (db: Db, before: Date, limit: number) => Promise<number>;

export const removeOldEvents: Remove = async (db, before, limit) => {
  const { environment, eventId, receivedAt } = paymentEvents;
  const old = db.select({ environment, eventId }).from(paymentEvents).where(lt(receivedAt, before)).limit(limit);
  const gone = await db.delete(paymentEvents).where(sql`(${environment}, ${eventId}) in ${old}`).returning({ eventId });
  return gone.length;
};

export const removeOldTransactions: Remove = async (db, before, limit) => {
  const { environment, transactionId, updatedAt } = billingTransactions;
  const old = db
    .select({ environment, transactionId })
    .from(billingTransactions)
    .where(lt(updatedAt, before))
    .limit(limit);
  const gone = await db
    .delete(billingTransactions)
    .where(sql`(${environment}, ${transactionId}) in ${old}`)
    .returning({ transactionId });
  return gone.length;
};

export const removeOldAdjustments: Remove = async (db, before, limit) => {
  const { environment, adjustmentId, updatedAt } = billingAdjustments;
  const old = db
    .select({ environment, adjustmentId })
    .from(billingAdjustments)
    .where(lt(updatedAt, before))
    .limit(limit);
  const gone = await db
    .delete(billingAdjustments)
    .where(sql`(${environment}, ${adjustmentId}) in ${old}`)
    .returning({ adjustmentId });
  return gone.length;
};

/** One that is going on stays. */
export const removeOldSubscriptions: Remove = async (db, before, limit) => {
  const { environment, subscriptionId, updatedAt, status } = subscriptions;
  const old = db
    .select({ environment, subscriptionId })
    .from(subscriptions)
    .where(and(lt(updatedAt, before), eq(status, 'canceled')))
    .limit(limit);
  const gone = await db
    .delete(subscriptions)
    .where(sql`(${environment}, ${subscriptionId}) in ${old}`)
    .returning({ subscriptionId });
  return gone.length;
};

/** Of customers nothing else is stored of any more. */
export const removeOldCustomers: Remove = async (db, before, limit) => {
  const { environment, customerId, createdAt } = billingCustomers;
  const isUsed = (table: typeof subscriptions | typeof billingTransactions) =>
    sql`exists (select 1 from ${table} where ${table.environment} = ${environment} and ${table.customerId} = ${customerId})`;
  const old = db
    .select({ environment, customerId })
    .from(billingCustomers)
    .where(and(lt(createdAt, before), sql`not ${isUsed(subscriptions)}`, sql`not ${isUsed(billingTransactions)}`))
    .limit(limit);
  const gone = await db
    .delete(billingCustomers)
    .where(sql`(${environment}, ${customerId}) in ${old}`)
    .returning({ customerId });
  return gone.length;
};

function isIn(column: Parameters<typeof inArray>[0], ids: readonly string[]) {
  return sql`${column} = any(${sql.param([...ids])})`;
}
