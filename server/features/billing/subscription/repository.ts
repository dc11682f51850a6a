import { and, desc, eq, gt, inArray, isNotNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { type BillingEnvironment, SUBSCRIPTION_STATUSES } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import {
  billingAdjustments,
  billingCustomers,
  billingTransactions,
  subscriptions,
  users,
} from '../../../db/schema/index.ts';
import type { Payer } from '../checkout/repository.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;

/** A person has few subscriptions; no answer needs more. */
const MOST = 20;

/** The subscriptions of a person in this billing mode: running ones first, newest first. */
export function listSubscriptionsOf(
  db: Db,
  environment: BillingEnvironment,
  userId: string,
): Promise<StoredSubscription[]> {
  const hasEnded = sql`${subscriptions.status} = 'canceled'`;
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.environment, environment),
        eq(subscriptions.userId, userId),
        inArray(subscriptions.status, [...SUBSCRIPTION_STATUSES]),
      ),
    )
    .orderBy(hasEnded, desc(sql`coalesce(${subscriptions.startedAt}, ${subscriptions.createdAt})`))
    .limit(MOST);
}

/** The provider still tries to charge it, or will. */
export function isUnpaid({ status }: Pick<StoredSubscription, 'status'>): boolean {
  return status === 'past_due' || status === 'paused';
}

/** An unpaid subscription counts also with a scheduled end: its payment is tried until then. */
export function mayBeCharged(row: Pick<StoredSubscription, 'status' | 'scheduledAction'>): boolean {
  return row.status !== 'canceled' && (isUnpaid(row) || row.scheduledAction !== 'cancel');
}

/** The newest customer id that belongs to this person alone; undefined without one. */
export async function findCustomerId(db: Db, payer: Payer): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.environment, payer.environment), eq(billingCustomers.userId, payer.userId)))
    .orderBy(desc(billingCustomers.createdAt))
    .limit(1);
  return row && (await isOwnCustomer(db, payer, row.customerId)) ? row.customerId : undefined;
}

/** The customer's address, as the provider sent it. */
export async function findCustomerAddress(
  db: Db,
  environment: Payer['environment'],
  customerId: string,
): Promise<string | undefined> {
  const c = billingCustomers;
  const isIt = and(eq(c.environment, environment), eq(c.customerId, customerId));
  const [row] = await db.select({ email: c.email }).from(c).where(isIt);
  return row?.email ?? undefined;
}

/**
 * Whether the customer record belongs to this person alone. A payer types any address in the checkout, and the provider
 * takes equal addresses for one customer.
 */
export async function isOwnCustomer(db: Db, { environment, userId }: Payer, customerId: string): Promise<boolean> {
  for (const table of [billingCustomers, subscriptions, billingTransactions]) {
    const isIt = and(eq(table.environment, environment), eq(table.customerId, customerId));
    const isAnothers = and(isNotNull(table.userId), ne(table.userId, userId));
    const [other] = await db.select({ userId: table.userId }).from(table).where(and(isIt, isAnothers)).limit(1);
    if (other) return false;
  }
  return true;
}

/** The people, of all or of `userIds`, with more than one subscription that will be charged again. */
export async function listDuplicatePayers(
  db: Db,
  environment: BillingEnvironment,
  userIds?: readonly string[],
): Promise<string[]> {
  const s = subscriptions;
  // The same rule as `mayBeCharged`.
  const goesOn = sql`(${s.status} in ('past_due', 'paused') or (${s.status} <> 'canceled' and ${s.scheduledAction} is distinct from 'cancel'))`;
  const isTheirs = userIds ? inArray(s.userId, [...userIds]) : isNotNull(s.userId);
  const rows = await db
    .select({ userId: s.userId })
    .from(s)
    .where(and(eq(s.environment, environment), isTheirs, goesOn))
    .groupBy(s.userId)
    .having(sql`count(*) > 1`);
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Five years of monthly payments. */
const MOST_INVOICES = 60;
const PAID = ['paid', 'completed'];

export interface Invoice {
  readonly transactionId: string;
  readonly number: string;
  readonly billedAt: string;
  readonly totalCents: number;
  readonly currency: string;
}

/** A person's payments with an invoice, newest first. A trial begins with a payment of nothing, which has none. */
export async function listInvoices(db: Db, { environment, userId }: Payer): Promise<Invoice[]> {
  const t = billingTransactions;
  const rows = await db
    .select()
    .from(t)
    .where(and(eq(t.environment, environment), eq(t.userId, userId), inArray(t.status, PAID), gt(t.totalCents, 0)))
    .orderBy(desc(t.billedAt))
    .limit(MOST_INVOICES);
  return rows.flatMap(({ transactionId, invoiceNumber: number, billedAt, totalCents, currency }) =>
    number && billedAt && totalCents && currency
      ? [{ transactionId, number, billedAt: billedAt.toISOString(), totalCents, currency }]
      : [],
  );
}

/** The newest payment of a person, paid or tried: it was tried with the current card. */
export async function findLastPayment(db: Db, { environment, userId }: Payer): Promise<string | undefined> {
  const t = billingTransactions;
  const isTried = inArray(t.status, [...PAID, 'past_due']);
  const [row] = await db
    .select({ transactionId: t.transactionId })
    .from(t)
    .where(and(eq(t.environment, environment), eq(t.userId, userId), isTried))
    .orderBy(desc(t.billedAt), desc(t.createdAt))
    .limit(1);
  return row?.transactionId;
}

export async function findPaymentOf(
  db: Db,
  { environment, userId }: Payer,
  transactionId: string,
): Promise<{ transactionId: string } | undefined> {
  const t = billingTransactions;
  const isIt = and(eq(t.environment, environment), eq(t.userId, userId), eq(t.transactionId, transactionId));
  const [row] = await db.select({ transactionId: t.transactionId }).from(t).where(isIt).limit(1);
  return row;
}

/** What explains why a subscription ended: its newest payment, and its refunds. */
export async function findEndFacts(db: Db, { environment, subscriptionId }: StoredSubscription) {
  const [t, a] = [billingTransactions, billingAdjustments];
  const [last] = await db
    .select({ status: t.status, periodStartsAt: t.periodStartsAt })
    .from(t)
    .where(and(eq(t.environment, environment), eq(t.subscriptionId, subscriptionId)))
    .orderBy(desc(t.billedAt), desc(t.createdAt))
    .limit(1);
  const isTaken = and(eq(a.status, 'approved'), or(eq(a.type, 'full'), eq(a.action, 'chargeback')));
  const [returned] = await db
    .select({ action: a.action, at: a.updatedAt })
    .from(a)
    .where(and(eq(a.environment, environment), eq(a.subscriptionId, subscriptionId), isTaken))
    .orderBy(desc(a.createdAt))
    .limit(1);
  return { last, returned };
}

export interface LiveSubscription {
  readonly userId: string;
  readonly subscriptionId: string;
}

/** Subscriptions of these people that have not ended. */
export async function listLiveSubscriptions(
  db: Db,
  environment: BillingEnvironment,
  userIds: readonly string[],
): Promise<LiveSubscription[]> {
  return userIds.length === 0 ? [] : listLive(db, environment, inArray(subscriptions.userId, [...userIds]));
}

/** At most `limit` that run though their owner was erased. */
export function listSubscriptionsOfNobody(
  db: Db,
  environment: BillingEnvironment,
  limit: number,
): Promise<LiveSubscription[]> {
  const { userId } = subscriptions;
  const person = db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return listLive(db, environment, and(isNotNull(userId), notExists(person)), limit);
}

async function listLive(
  db: Db,
  environment: BillingEnvironment,
  isTheirs: SQL | undefined,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<LiveSubscription[]> {
  const { userId, subscriptionId, status } = subscriptions;
  const rows = await db
    .select({ userId, subscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.environment, environment), ne(status, 'canceled'), isTheirs))
    .orderBy(subscriptionId)
    .limit(limit);
  return rows.flatMap((row) => (row.userId ? [{ userId: row.userId, subscriptionId: row.subscriptionId }] : []));
}
