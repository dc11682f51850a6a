import { and, asc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import { CHECKOUT_ATTEMPT_DAYS, daysBefore, monthsBefore, PAYMENT_RECORD_YEARS } from '#shared/site/retention.ts';
import type { Db } from '../../../db/client.ts';
import {
  billingAdjustments,
  billingCustomers,
  billingTransactions,
  checkoutAttempts,
  paymentEvents,
  subscriptions,
  trialClaims,
} from '../../../db/schema/index.ts';
import type { OldRows } from '../../../jobs/index.ts';
import { isIn, LAST_VERSION } from '../records/repository.ts';
import { redactPayload } from './erasure.ts';

/**
 * Erases the person from the stored payments: their address, what the provider sent about them beyond numbers and ids, and
 * their checkout attempts. The payment records stay under a pseudonymous id for `PAYMENT_RECORD_YEARS`.
 */
export async function erasePerson(db: Db, userId: string): Promise<void> {
  const ownCustomers = await db
    .update(billingCustomers)
    .set({ email: null, version: LAST_VERSION })
    .where(eq(billingCustomers.userId, userId))
    .returning({ customerId: billingCustomers.customerId });
  const [s, t] = [subscriptions, billingTransactions];
  const ofSubscriptions = await db
    .select({ id: s.subscriptionId, customerId: s.customerId })
    .from(s)
    .where(eq(s.userId, userId));
  const ofTransactions = await db
    .select({ id: t.transactionId, customerId: t.customerId })
    .from(t)
    .where(eq(t.userId, userId));
  const records = [...ofSubscriptions, ...ofTransactions];
  const customers = [...ownCustomers, ...records].flatMap((record) => record.customerId ?? []);
  const { entityId, customerId } = paymentEvents;
  const ids = records.map(({ id }) => id);
  const isAbout = or(isIn(entityId, ids), isIn(customerId, customers));
  await redact(db, await db.select(STORED).from(paymentEvents).where(isAbout));
  await db.delete(checkoutAttempts).where(eq(checkoutAttempts.userId, userId));
}

/** Whether the person of this customer record was erased. Later events about it are stored without them. */
export async function isErasedCustomer(db: Db, environment: BillingEnvironment, customerId: string): Promise<boolean> {
  const { environment: world, customerId: id, version } = billingCustomers;
  const isIt = and(eq(world, environment), eq(id, customerId), eq(version, LAST_VERSION));
  return (await db.$count(billingCustomers, isIt)) > 0;
}

/**
 * Erases the person from the events of customers who are known to be erased. An event that another process has locked is
 * left to that process: it waits for the customer record and then sees the erasure.
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

/** What billing stores about a person, for their data export. Amounts are in the smallest unit of their currency. */
export type OwnPayments = Awaited<ReturnType<typeof exportPayments>>;

export async function exportPayments(db: Db, userId: string) {
  const [s, c, a] = [subscriptions, billingCustomers, checkoutAttempts];
  const { subscriptionId, status, startedAt, periodStartsAt, periodEndsAt, nextBilledAt, canceledAt } = s;
  const dates = { startedAt, periodStartsAt, periodEndsAt, nextBilledAt, canceledAt };
  return {
    subscriptions: await db
      .select({ subscriptionId, status, ...dates, unitPriceCents: s.unitPriceCents, currency: s.currency })
      .from(s)
      .where(eq(s.userId, userId))
      .orderBy(asc(subscriptionId)),
    payments: await listPayments(db, userId),
    customerRecords: await db.select({ customerId: c.customerId, email: c.email }).from(c).where(eq(c.userId, userId)),
    checkouts: await db
      .select({ kind: a.kind, cycle: a.cycle, at: a.createdAt, reportedAt: a.reportedAt })
      .from(a)
      .where(eq(a.userId, userId))
      .orderBy(asc(a.id)),
  };
}

async function listPayments(db: Db, userId: string) {
  const [t, a] = [billingTransactions, billingAdjustments];
  const { transactionId, status, billedAt, totalCents, currency, invoiceNumber, periodStartsAt, periodEndsAt } = t;
  const payments = await db
    .select({ transactionId, status, billedAt, totalCents, currency, invoiceNumber, periodStartsAt, periodEndsAt })
    .from(t)
    .where(eq(t.userId, userId))
    .orderBy(asc(transactionId));
  const ids = payments.map((payment) => payment.transactionId);
  const adjustments = await db.select().from(a).where(inArray(a.transactionId, ids)).orderBy(asc(a.createdAt));
  return payments.map((payment) => ({
    ...payment,
    adjustments: adjustments
      .filter((one) => one.transactionId === payment.transactionId)
      .map(({ action, status: state, totalCents: cents, createdAt: at }) => ({
        action,
        status: state,
        totalCents: cents,
        at,
      })),
  }));
}

const yearsAgo = (at: Date) => monthsBefore(at, 12 * PAYMENT_RECORD_YEARS);
const [e, t, a, s, c] = [paymentEvents, billingTransactions, billingAdjustments, subscriptions, billingCustomers];

/** Payment records whose retention has ended. The periods are in `shared/site/retention.ts`. */
export const OLD_ROWS: readonly OldRows[] = [
  { what: 'payment events', table: e, isOld: (at) => lt(e.receivedAt, yearsAgo(at)) },
  { what: 'payments', table: t, isOld: (at) => lt(t.updatedAt, yearsAgo(at)) },
  { what: 'refunds', table: a, isOld: (at) => lt(a.updatedAt, yearsAgo(at)) },
  // A running subscription stays.
  { what: 'subscriptions', table: s, isOld: (at) => and(lt(s.updatedAt, yearsAgo(at)), eq(s.status, 'canceled')) },
  { what: 'customers', table: c, isOld: (at) => and(lt(c.createdAt, yearsAgo(at)), isUnused()) },
  { what: 'trial records', table: trialClaims, isOld: (at) => lt(trialClaims.claimedAt, yearsAgo(at)) },
  {
    what: 'attempts to pay',
    table: checkoutAttempts,
    isOld: (at) => lt(checkoutAttempts.createdAt, daysBefore(at, CHECKOUT_ATTEMPT_DAYS)),
    areShortLived: true,
  },
];

/** Nothing else is stored about the customer. */
function isUnused(): SQL {
  const { environment, customerId } = billingCustomers;
  const isUsedIn = (table: typeof subscriptions | typeof billingTransactions) =>
    sql`exists (select 1 from ${table} where ${table.environment} = ${environment} and ${table.customerId} = ${customerId})`;
  return sql`not ${isUsedIn(subscriptions)} and not ${isUsedIn(billingTransactions)}`;
}
