import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { pickedOnce } from '../../../db/picked-once.ts';
import {
  billingAdjustments,
  billingCustomers,
  billingTransactions,
  checkoutAttempts,
  subscriptions,
} from '../../../db/schema/index.ts';

export type CustomerRow = typeof billingCustomers.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type TransactionRow = typeof billingTransactions.$inferSelect;
export type AdjustmentRow = typeof billingAdjustments.$inferSelect;
export type AttemptRow = typeof checkoutAttempts.$inferSelect;

/** Which records of the provider are meant. */
export interface EntityIds {
  readonly customers: readonly string[];
  readonly subscriptions: readonly string[];
  readonly transactions: readonly string[];
  readonly adjustments: readonly string[];
}

/** Records of the provider's as they are stored, by their ids. */
export interface RecordSet {
  readonly customers: ReadonlyMap<string, CustomerRow>;
  readonly subscriptions: ReadonlyMap<string, SubscriptionRow>;
  readonly transactions: ReadonlyMap<string, TransactionRow>;
  readonly adjustments: ReadonlyMap<string, AdjustmentRow>;
}

type Environment = BillingEnvironment;

/**
 * Holds these objects until the transaction ends, also those of which no record exists yet: of two deliveries that make the same
 * record the second sees what the first has made.
 */
export async function lockEntities(tx: Db, environment: Environment, ids: EntityIds): Promise<void> {
  const all = [...ids.customers, ...ids.subscriptions, ...ids.transactions, ...ids.adjustments];
  const keys = [...new Set(all)].map((id) => `${environment} ${id}`);
  await tx.execute(
    sql`select pg_advisory_xact_lock(key) from (select distinct hashtextextended(k, 0) as key from unnest(${sql.param(keys)}::text[]) k order by 1) keys`,
  );
}

/** Locks customer records until the transaction ends, and makes those that are missing. */
export async function lockCustomers(
  tx: Db,
  environment: Environment,
  ids: readonly string[],
  at: Date,
): Promise<Map<string, CustomerRow>> {
  if (ids.length === 0) return new Map();
  const sorted = [...new Set(ids)].toSorted();
  const blank = { environment, userId: null, email: null, version: '', createdAt: at };
  await tx
    .insert(billingCustomers)
    .values(sorted.map((customerId) => ({ ...blank, customerId })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(billingCustomers)
    .where(and(eq(billingCustomers.environment, environment), isIn(billingCustomers.customerId, sorted)))
    .orderBy(asc(billingCustomers.customerId))
    .for('update');
  return new Map(rows.map((row) => [row.customerId, row]));
}

/** All that is stored of these records and of what hangs together with them, locked until the transaction ends. */
export async function lockRecords(
  tx: Db,
  environment: Environment,
  ids: EntityIds,
  customers: ReadonlyMap<string, CustomerRow>,
): Promise<RecordSet> {
  const s = subscriptions;
  const t = billingTransactions;
  const a = billingAdjustments;
  const ofSubscriptions = await tx
    .select()
    .from(s)
    .where(
      and(
        eq(s.environment, environment),
        or(isIn(s.subscriptionId, ids.subscriptions), isIn(s.customerId, ids.customers)),
      ),
    )
    .orderBy(asc(s.subscriptionId))
    .for('update');
  const ofTransactions = await tx
    .select()
    .from(t)
    .where(
      and(
        eq(t.environment, environment),
        or(
          isIn(t.transactionId, ids.transactions),
          isIn(t.subscriptionId, ids.subscriptions),
          isIn(t.customerId, ids.customers),
        ),
      ),
    )
    .orderBy(asc(t.transactionId))
    .for('update');
  const ofAdjustments =
    ids.adjustments.length === 0
      ? []
      : await tx
          .select()
          .from(a)
          .where(and(eq(a.environment, environment), isIn(a.adjustmentId, ids.adjustments)))
          .orderBy(asc(a.adjustmentId))
          .for('update');
  return {
    customers,
    subscriptions: new Map(ofSubscriptions.map((row) => [row.subscriptionId, row])),
    transactions: new Map(ofTransactions.map((row) => [row.transactionId, row])),
    adjustments: new Map(ofAdjustments.map((row) => [row.adjustmentId, row])),
  };
}

/** Attempts that payments name, and hosted ones whose transaction they are. */
export async function listNamedAttempts(
  tx: Db,
  environment: Environment,
  of: { attemptIds: readonly string[]; transactionIds: readonly string[] },
): Promise<AttemptRow[]> {
  if (of.attemptIds.length === 0 && of.transactionIds.length === 0) return [];
  const { id, transactionId, kind } = checkoutAttempts;
  // The transaction of an overlay's attempt is the browser's own word.
  const isHosted = and(eq(kind, 'hosted'), isIn(transactionId, of.transactionIds));
  return tx
    .select()
    .from(checkoutAttempts)
    .where(and(eq(checkoutAttempts.environment, environment), or(isIn(id, of.attemptIds), isHosted)));
}

/** Records that have changed, to be stored. */
export interface RecordChanges {
  readonly customers: readonly CustomerRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly transactions: readonly TransactionRow[];
  readonly adjustments: readonly AdjustmentRow[];
}

export function diffRecords(before: RecordSet, after: RecordSet): RecordChanges {
  const changed = <T>(held: ReadonlyMap<string, T>, now: ReadonlyMap<string, T>) =>
    [...now].filter(([id, row]) => held.get(id) !== row).map(([, row]) => row);
  return {
    customers: changed(before.customers, after.customers),
    subscriptions: changed(before.subscriptions, after.subscriptions),
    transactions: changed(before.transactions, after.transactions),
    adjustments: changed(before.adjustments, after.adjustments),
  };
}

/** Stores records of objects that `lockEntities` has locked. */
export async function saveRecords(tx: Db, changes: RecordChanges): Promise<void> {
  const [c, s, t, a] = [billingCustomers, subscriptions, billingTransactions, billingAdjustments];
  await upsert(tx, c, [c.environment, c.customerId], changes.customers);
  await upsert(tx, s, [s.environment, s.subscriptionId], changes.subscriptions);
  await upsert(tx, t, [t.environment, t.transactionId], changes.transactions);
  await upsert(tx, a, [a.environment, a.adjustmentId], changes.adjustments);
}

type Target = Parameters<ReturnType<ReturnType<Db['insert']>['values']>['onConflictDoUpdate']>[0]['target'];

async function upsert<T extends PgTable>(
  tx: Db,
  table: T,
  target: Target,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(table)
    .values([...rows])
    .onConflictDoUpdate({ target, set: allExcluded(table) });
}

function allExcluded(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]));
}

/** Ends the waiting for attempts. One that someone else holds is left to the next look at it, so that nobody waits here. */
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

/** The person a stored transaction is bound to. */
export async function findOwner(db: Db, environment: Environment, transactionId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: billingTransactions.userId })
    .from(billingTransactions)
    .where(and(eq(billingTransactions.environment, environment), eq(billingTransactions.transactionId, transactionId)));
  return row?.userId ?? undefined;
}

// One parameter however many ids there are: the statement stays the same and is planned once.
function isIn(column: Parameters<typeof inArray>[0], ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])})`;
}
