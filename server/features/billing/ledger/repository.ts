import { and, asc, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
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
export interface Ids {
  readonly customers: readonly string[];
  readonly subscriptions: readonly string[];
  readonly transactions: readonly string[];
  readonly adjustments: readonly string[];
}

/** Records of the provider's as they are stored, by their ids. */
export interface Books {
  readonly customers: ReadonlyMap<string, CustomerRow>;
  readonly subscriptions: ReadonlyMap<string, SubscriptionRow>;
  readonly transactions: ReadonlyMap<string, TransactionRow>;
  readonly adjustments: ReadonlyMap<string, AdjustmentRow>;
}

type Environment = BillingEnvironment;

/** Locks customer records until the transaction ends, all in one order, and makes those that are missing. */
export async function lockCustomers(
  tx: Db,
  environment: Environment,
  ids: readonly string[],
  at: Date,
): Promise<Map<string, CustomerRow>> {
  if (ids.length === 0) return new Map();
  const sorted = [...new Set(ids)].toSorted();
  const lock = () =>
    tx
      .select()
      .from(billingCustomers)
      .where(and(eq(billingCustomers.environment, environment), inArray(billingCustomers.customerId, sorted)))
      .orderBy(asc(billingCustomers.customerId))
      .for('update');
  let rows = await lock();
  if (rows.length < sorted.length) {
    const known = new Set(rows.map(({ customerId }) => customerId));
    const missing = sorted.filter((id) => !known.has(id));
    const blank = { environment, userId: null, email: null, version: '', createdAt: at };
    await tx
      .insert(billingCustomers)
      .values(missing.map((customerId) => ({ ...blank, customerId })))
      .onConflictDoNothing();
    rows = await lock();
  }
  return new Map(rows.map((row) => [row.customerId, row]));
}

/** All that is stored of these records and of what hangs together with them, locked until the transaction ends. */
export async function lockBooks(
  tx: Db,
  environment: Environment,
  ids: Ids,
  customers: ReadonlyMap<string, CustomerRow>,
): Promise<Books> {
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
export async function listAttemptsOf(
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
export interface Changes {
  readonly customers: readonly CustomerRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly transactions: readonly TransactionRow[];
  readonly adjustments: readonly AdjustmentRow[];
}

/**
 * Stores records. Those in `held` are locked by this transaction.
 * @throws AlteredMeanwhile when one that was not there has come meanwhile: begin anew
 */
export async function saveBooks(tx: Db, changes: Changes, held: Books): Promise<void> {
  const { customers, subscriptions: subs, transactions, adjustments } = changes;
  await upsert(tx, billingCustomers, [billingCustomers.environment, billingCustomers.customerId], customers);
  const [newSubs, oldSubs] = split(subs, (row) => held.subscriptions.has(row.subscriptionId));
  const [newTransactions, oldTransactions] = split(transactions, (row) => held.transactions.has(row.transactionId));
  const [newAdjustments, oldAdjustments] = split(adjustments, (row) => held.adjustments.has(row.adjustmentId));
  await upsert(tx, subscriptions, [subscriptions.environment, subscriptions.subscriptionId], oldSubs);
  await insertNew(tx, subscriptions, newSubs);
  await upsert(
    tx,
    billingTransactions,
    [billingTransactions.environment, billingTransactions.transactionId],
    oldTransactions,
  );
  await insertNew(tx, billingTransactions, newTransactions);
  await upsert(
    tx,
    billingAdjustments,
    [billingAdjustments.environment, billingAdjustments.adjustmentId],
    oldAdjustments,
  );
  await insertNew(tx, billingAdjustments, newAdjustments);
}

/** Two deliveries made the same record at once; the code is what a transaction is run again for. */
class AlteredMeanwhile extends Error {
  override readonly name = 'AlteredMeanwhile';
  readonly code = '40001';
}

async function insertNew<T extends PgTable>(tx: Db, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  if (rows.length === 0) return;
  const inserted = await tx
    .insert(table)
    .values([...rows])
    .onConflictDoNothing();
  if (inserted.rowCount !== rows.length) throw new AlteredMeanwhile('a record was stored meanwhile');
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

function split<T>(rows: readonly T[], isHeld: (row: T) => boolean): [T[], T[]] {
  return [rows.filter((row) => !isHeld(row)), rows.filter(isHeld)];
}

/** Ends the waiting for attempts. One that somebody else holds is left to the next look at it, so that nobody waits here. */
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
    .where(inArray(checkoutAttempts.id, free));
}

/** Everything about the payments of some people. */
export interface PeoplesRows {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly transactions: readonly TransactionRow[];
  readonly adjustments: readonly AdjustmentRow[];
  readonly attempts: readonly AttemptRow[];
}

export async function listOfPeople(tx: Db, environment: Environment, userIds: readonly string[]): Promise<PeoplesRows> {
  const [s, t, a, c] = [subscriptions, billingTransactions, billingAdjustments, checkoutAttempts];
  const ownTransactions = and(eq(t.environment, environment), isIn(t.userId, userIds));
  const ids = tx.select({ id: t.transactionId }).from(t).where(ownTransactions);
  return {
    subscriptions: await tx
      .select()
      .from(s)
      .where(and(eq(s.environment, environment), isIn(s.userId, userIds))),
    transactions: await tx.select().from(t).where(ownTransactions),
    adjustments: await tx
      .select()
      .from(a)
      .where(and(eq(a.environment, environment), inArray(a.transactionId, ids))),
    attempts: await tx
      .select()
      .from(c)
      .where(and(eq(c.environment, environment), isIn(c.userId, userIds), eq(c.isSettled, false))),
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
