import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import type { Db } from '../../../db/client.ts';
import { isAfter } from '../../../db/pages.ts';
import { pickedOnce } from '../../../db/picked-once.ts';
import {
  billingAdjustments,
  billingCustomers,
  billingTransactions,
  checkoutAttempts,
  subscriptions,
  trialClaims,
} from '../../../db/schema/index.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type TransactionRow = typeof billingTransactions.$inferSelect;
export type AdjustmentRow = typeof billingAdjustments.$inferSelect;
export type AttemptRow = typeof checkoutAttempts.$inferSelect;

/** The stored records of the provider, by id. */
export interface RecordSet {
  readonly customers: ReadonlyMap<string, CustomerRow>;
  readonly subscriptions: ReadonlyMap<string, SubscriptionRow>;
  readonly transactions: ReadonlyMap<string, TransactionRow>;
  readonly adjustments: ReadonlyMap<string, AdjustmentRow>;
}

/** The records about to be stored, and the ids of related ones. */
export interface Incoming {
  readonly rows: RecordSet;
  readonly customerIds: readonly string[];
  readonly subscriptionIds: readonly string[];
  readonly transactionIds: readonly string[];
}

/** A row inserted in this transaction as a lock, without content: every version is newer. */
const NO_VERSION = '';
/** The version of a record that must not change, because its person was erased: nothing is newer. */
export const LAST_VERSION = '~|~|~';

/**
 * These records and the related ones, locked until the transaction ends. Missing ones are inserted first, so that of two
 * transactions that create the same record the second waits and then reads what the first has stored. The order of tables is
 * fixed.
 */
export async function lockRecords(
  tx: Db,
  environment: BillingEnvironment,
  incoming: Incoming,
  at: Date,
): Promise<RecordSet> {
  const { rows, customerIds, subscriptionIds, transactionIds } = incoming;
  const [c, s, t, a] = [billingCustomers, subscriptions, billingTransactions, billingAdjustments];
  const blank = { environment, userId: null, email: null, version: NO_VERSION, createdAt: at };
  await insertMissing(tx, c, new Map(customerIds.map((customerId) => [customerId, { ...blank, customerId }])));
  const isCustomer = and(eq(c.environment, environment), isIn(c.customerId, customerIds));
  const customers = await tx.select().from(c).where(isCustomer).orderBy(asc(c.customerId)).for('update');
  await insertMissing(tx, s, rows.subscriptions);
  const isSubscription = or(isIn(s.subscriptionId, subscriptionIds), isIn(s.customerId, customerIds));
  const ofSubscriptions = await tx
    .select()
    .from(s)
    .where(and(eq(s.environment, environment), isSubscription))
    .orderBy(asc(s.subscriptionId))
    .for('update');
  await insertMissing(tx, t, rows.transactions);
  const isTransaction = or(
    isIn(t.transactionId, transactionIds),
    isIn(t.subscriptionId, subscriptionIds),
    isIn(t.customerId, customerIds),
  );
  const ofTransactions = await tx
    .select()
    .from(t)
    .where(and(eq(t.environment, environment), isTransaction))
    .orderBy(asc(t.transactionId))
    .for('update');
  await insertMissing(tx, a, rows.adjustments);
  const isAdjustment = and(eq(a.environment, environment), isIn(a.adjustmentId, [...rows.adjustments.keys()]));
  const ofAdjustments = await tx.select().from(a).where(isAdjustment).orderBy(asc(a.adjustmentId)).for('update');
  return {
    customers: new Map(customers.map((row) => [row.customerId, row])),
    subscriptions: byId(ofSubscriptions, ({ subscriptionId }) => subscriptionId),
    transactions: byId(ofTransactions, ({ transactionId }) => transactionId),
    adjustments: byId(ofAdjustments, ({ adjustmentId }) => adjustmentId),
  };
}

async function insertMissing(tx: Db, table: PgTable, rows: ReadonlyMap<string, object>): Promise<void> {
  if (rows.size === 0) return;
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const blank = sorted.map(([, row]) => ({ ...row, version: NO_VERSION }));
  await tx.insert(table).values(blank).onConflictDoNothing();
}

/** Without the rows that were just inserted as locks. */
function byId<T extends { version: string }>(rows: readonly T[], idOf: (row: T) => string): Map<string, T> {
  return new Map(rows.filter(({ version }) => version !== NO_VERSION).map((row) => [idOf(row), row]));
}

/** Attempts that payments name, and hosted ones with their transaction. */
export async function listNamedAttempts(
  tx: Db,
  environment: BillingEnvironment,
  of: { attemptIds: readonly string[]; transactionIds: readonly string[] },
): Promise<AttemptRow[]> {
  if (of.attemptIds.length === 0 && of.transactionIds.length === 0) return [];
  const { id, transactionId, kind } = checkoutAttempts;
  // The transaction of an overlay attempt is only a claim of the browser.
  const isHosted = and(eq(kind, 'hosted'), isIn(transactionId, of.transactionIds));
  return tx
    .select()
    .from(checkoutAttempts)
    .where(and(eq(checkoutAttempts.environment, environment), or(isIn(id, of.attemptIds), isHosted)));
}

/** Stores the rows that differ from `before`. */
export async function saveRecords(tx: Db, before: RecordSet, after: RecordSet): Promise<void> {
  const [c, s, t, a] = [billingCustomers, subscriptions, billingTransactions, billingAdjustments];
  await upsert(tx, c, [c.environment, c.customerId], listChanged(before.customers, after.customers));
  await upsert(tx, s, [s.environment, s.subscriptionId], listChanged(before.subscriptions, after.subscriptions));
  await upsert(tx, t, [t.environment, t.transactionId], listChanged(before.transactions, after.transactions));
  await upsert(tx, a, [a.environment, a.adjustmentId], listChanged(before.adjustments, after.adjustments));
}

function listChanged<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): T[] {
  return [...after].filter(([id, row]) => before.get(id) !== row).map(([, row]) => row);
}

type Target = Parameters<ReturnType<ReturnType<Db['insert']>['values']>['onConflictDoUpdate']>[0]['target'];

async function upsert<T extends PgTable>(
  tx: Db,
  table: T,
  target: Target,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.entries(getTableColumns(table));
  const set: Record<string, SQL> = Object.fromEntries(
    columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  );
  await tx
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({ target, set });
}

/** Settles attempts. A locked one is left to the next poll, so that nobody waits here. */
export async function settleAttempts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const free = tx
    .select({ id: checkoutAttempts.id })
    .from(checkoutAttempts)
    .where(and(isIn(checkoutAttempts.id, ids), eq(checkoutAttempts.isSettled, false)))
    .for('update', { skipLocked: true });
  await tx
    .update(checkoutAttempts)
    .set({ isSettled: true, nextPollAt: null })
    .where(inArray(checkoutAttempts.id, pickedOnce(free)));
}

/** Everything about the payments of some people. */
export interface PeoplesRows {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly transactions: readonly TransactionRow[];
  readonly adjustments: readonly AdjustmentRow[];
  readonly attempts: readonly AttemptRow[];
}

/** In every billing mode. */
export async function listRecordsOfPeople(tx: Db, userIds: readonly string[]): Promise<PeoplesRows> {
  const [s, t, a, c] = [subscriptions, billingTransactions, billingAdjustments, checkoutAttempts];
  const ids = tx.select({ id: t.transactionId }).from(t).where(isIn(t.userId, userIds));
  return {
    subscriptions: await tx.select().from(s).where(isIn(s.userId, userIds)),
    transactions: await tx.select().from(t).where(isIn(t.userId, userIds)),
    adjustments: await tx.select().from(a).where(inArray(a.transactionId, ids)),
    attempts: await tx
      .select()
      .from(c)
      .where(and(isIn(c.userId, userIds), eq(c.isSettled, false))),
  };
}

/** The owner of a stored transaction. */
export async function findOwner(
  db: Db,
  environment: BillingEnvironment,
  transactionId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: billingTransactions.userId })
    .from(billingTransactions)
    .where(and(eq(billingTransactions.environment, environment), eq(billingTransactions.transactionId, transactionId)));
  return row?.userId ?? undefined;
}

/** At most `limit` people who have started a checkout in any billing mode, by id, after `after`. */
export async function listPayers(db: Db, after: string | undefined, limit: number): Promise<string[]> {
  const ids = new Set<string>();
  for (const table of [subscriptions, billingTransactions, checkoutAttempts]) {
    const { userId } = table;
    const rows = await db
      .selectDistinct({ userId })
      .from(table)
      .where(and(isNotNull(userId), isAfter(userId, after)))
      .orderBy(asc(userId))
      .limit(limit);
    for (const row of rows) if (row.userId) ids.add(row.userId);
  }
  return [...ids].toSorted().slice(0, limit);
}

/** Whether this installation has ever sold a plan for money. */
export async function hasLiveSubscription(db: Db): Promise<boolean> {
  const { environment, plan } = subscriptions;
  const isLive = and(eq(environment, 'live'), isNotNull(plan));
  return (await db.select({ plan }).from(subscriptions).where(isLive).limit(1)).length > 0;
}

/**
 * Maps records at these prices that have no plan yet, because the settings did not know the price. Never takes a plan from a
 * record. Returns the owners of the mapped records.
 */
export async function mapUnmappedPrices(
  tx: Db,
  environment: BillingEnvironment,
  cycle: BillingCycle,
  priceIds: readonly string[],
): Promise<string[]> {
  const userIds = new Set<string>();
  for (const table of [subscriptions, billingTransactions]) {
    const isUnmapped = and(
      eq(table.environment, environment),
      eq(table.quantity, 1),
      isIn(table.priceId, priceIds),
      or(isNull(table.plan), isNull(table.cycle)),
    );
    const rows = await tx
      .update(table)
      .set({ plan: 'pro', cycle })
      .where(isUnmapped)
      .returning({ userId: table.userId });
    for (const { userId } of rows) if (userId) userIds.add(userId);
  }
  return [...userIds];
}

/** An existing claim is not changed. */
export async function insertClaims(
  tx: Db,
  environment: BillingEnvironment,
  hashes: readonly string[],
  at: Date,
): Promise<void> {
  const rows = hashes.toSorted().map((hash) => ({ environment, hash, claimedAt: at }));
  await tx.insert(trialClaims).values(rows).onConflictDoNothing();
}

export async function hasClaim(db: Db, environment: BillingEnvironment, hashes: readonly string[]): Promise<boolean> {
  const isOne = and(eq(trialClaims.environment, environment), isIn(trialClaims.hash, hashes));
  return (await db.$count(trialClaims, isOne)) > 0;
}

/** The provider's customers by id, or those of a person. */
export async function listCustomers(
  db: Db,
  environment: BillingEnvironment,
  of: { readonly customerIds: readonly string[] } | { readonly userId: string },
): Promise<{ customerId: string; email: string | null }[]> {
  const { customerId, email, userId } = billingCustomers;
  const isOne = 'userId' in of ? eq(userId, of.userId) : isIn(customerId, of.customerIds);
  return db
    .select({ customerId, email })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.environment, environment), isOne));
}

/** One parameter for any number of ids: the statement stays the same and is planned once. */
export function isIn(column: Parameters<typeof inArray>[0], ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])})`;
}
