import { and, asc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import { CHECKOUT_ATTEMPT_DAYS, PAYMENT_RECORD_YEARS } from '#shared/site/retention.ts';
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
import { countShare, type Share, type Sweep } from '../../../jobs/index.ts';
import { removeOldAttempts } from '../checkout/repository.ts';
import type { BillingDeps } from '../deps.ts';
import { LAST_VERSION } from '../records/rows.ts';
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

function isIn(column: Parameters<typeof inArray>[0], ids: readonly string[]) {
  return sql`${column} = any(${sql.param([...ids])})`;
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

const DAY_MS = 86_400_000;
// One statement deletes this many rows well within the query timeout.
const REMOVED_AT_ONCE = 1_000;
const DAILY = '11 3 * * *';

/** Deletes at most `limit` records unchanged since `before`. Returns how many. */
type Remove = (db: Db, before: Date, limit: number) => Promise<number>;

/** Deletes old rows of one table and returns their number and the table's. */
interface Old {
  readonly remove: Remove;
  readonly count: (db: Db, before: Date) => Promise<Share>;
}

/** Deletes payment records daily when their retention ends. The periods are in `shared/site/retention.ts`. */
export function scheduleRetention(deps: Pick<BillingDeps, 'db' | 'log' | 'jobs'>): void {
  const { db, log, jobs } = deps;
  const removeAll = async (what: string, remove: Remove, before: Date) => {
    let removed = 0;
    let last: number;
    do {
      last = await remove(db, before, REMOVED_AT_ONCE);
      removed += last;
    } while (last === REMOVED_AT_ONCE);
    if (removed > 0) log.info({ what, removed }, 'deleted payment records past their retention');
  };
  const kept = (what: string, { remove, count }: Old): Sweep => ({
    what,
    erase: (at) => removeAll(what, remove, yearsBefore(at)),
    share: (at) => count(db, yearsBefore(at)),
  });
  const [e, t, a, s, c] = [paymentEvents, billingTransactions, billingAdjustments, subscriptions, billingCustomers];
  jobs.sweep('billing-sweep', DAILY, [
    kept('payment events', olderThan(e, e.eventId, e.receivedAt)),
    kept('payments', olderThan(t, t.transactionId, t.updatedAt)),
    kept('refunds', olderThan(a, a.adjustmentId, a.updatedAt)),
    // A running subscription stays.
    kept('subscriptions', olderThan(s, s.subscriptionId, s.updatedAt, eq(s.status, 'canceled'))),
    kept('customers', olderThan(c, c.customerId, c.createdAt, isUnused())),
    kept('trial records', olderThan(trialClaims, trialClaims.hash, trialClaims.claimedAt)),
    {
      what: 'attempts to pay',
      erase: (at) =>
        removeAll('attempts to pay', removeOldAttempts, new Date(at.getTime() - CHECKOUT_ATTEMPT_DAYS * DAY_MS)),
    },
  ]);
}

function yearsBefore(at: Date): Date {
  const years = new Date(at);
  years.setUTCFullYear(years.getUTCFullYear() - PAYMENT_RECORD_YEARS);
  return years;
}

function olderThan(table: PgTable & { environment: PgColumn }, id: PgColumn, at: PgColumn, more?: SQL): Old {
  const { environment } = table;
  const isOld = (before: Date) => and(lt(at, before), more);
  const count: Old['count'] = (db, before) => countShare(db, table, isOld(before));
  const remove: Remove = async (db, before, limit) => {
    const old = db.select({ environment, id }).from(table).where(isOld(before)).limit(limit);
    const gone = await db.delete(table).where(sql`(${environment}, ${id}) in ${old}`).returning({ id });
    return gone.length;
  };
  return { remove, count };
}

/** Nothing else is stored about the customer. */
function isUnused(): SQL {
  const { environment, customerId } = billingCustomers;
  const isIn = (table: typeof subscriptions | typeof billingTransactions) =>
    sql`exists (select 1 from ${table} where ${table.environment} = ${environment} and ${table.customerId} = ${customerId})`;
  return sql`not ${isIn(subscriptions)} and not ${isIn(billingTransactions)}`;
}
