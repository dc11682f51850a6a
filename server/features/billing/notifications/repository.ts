import { and, desc, eq, gt, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { billingAdjustments, billingTransactions, subscriptions } from '../../../db/schema/index.ts';

/** A period of a subscription that has begun and could not be charged. Without a date the provider has not said which. */
export interface UnpaidPeriod {
  readonly subscriptionId: string;
  readonly startsAt: Date | null;
}

/** The subscription if it belongs to this person. */
export async function findSubscriptionOf(
  db: Db,
  environment: BillingEnvironment,
  userId: string,
  subscriptionId: string,
): Promise<typeof subscriptions.$inferSelect | undefined> {
  const isIt = and(
    eq(subscriptions.environment, environment),
    eq(subscriptions.subscriptionId, subscriptionId),
    eq(subscriptions.userId, userId),
  );
  const [row] = await db.select().from(subscriptions).where(isIt).limit(1);
  return row;
}

/**
 * The amount that could not be charged, in the smallest unit of its currency; undefined when no event of its payment has
 * come.
 */
export async function findUnpaidAmount(
  db: Db,
  environment: BillingEnvironment,
  userId: string,
  { subscriptionId, startsAt }: UnpaidPeriod,
): Promise<{ cents: number; currency: string } | undefined> {
  if (!startsAt) return undefined;
  const t = billingTransactions;
  const isOfPeriod = and(
    eq(t.subscriptionId, subscriptionId),
    eq(t.periodStartsAt, startsAt),
    eq(t.status, 'past_due'),
  );
  const [row] = await db
    .select({ cents: t.totalCents, currency: t.currency })
    .from(t)
    .where(and(eq(t.environment, environment), eq(t.userId, userId), isOfPeriod))
    .limit(1);
  return row?.cents && row.currency ? { cents: row.cents, currency: row.currency } : undefined;
}

interface Reminded {
  readonly now: Date;
  /** How far ahead a yearly renewal, and the end of a trial, may be. */
  readonly yearUntil: Date;
  readonly trialUntil: Date;
  readonly limit: number;
  readonly after: string;
}

/** Running yearly subscriptions and trials that are charged soon, with their owners. At most `limit`. */
export async function listRenewals(
  db: Db,
  environment: BillingEnvironment,
  { now, yearUntil, trialUntil, limit, after }: Reminded,
): Promise<{ userId: string; subscriptionId: string; chargedAt: Date }[]> {
  const s = subscriptions;
  const isYear = and(eq(s.status, 'active'), eq(s.cycle, 'yearly'), lte(s.nextBilledAt, yearUntil));
  const isTrial = and(eq(s.status, 'trialing'), lte(s.nextBilledAt, trialUntil));
  const isRunning = and(eq(s.environment, environment), or(isYear, isTrial));
  const isCharged = and(isNull(s.scheduledAction), gt(s.nextBilledAt, now));
  const rows = await db
    .select()
    .from(s)
    .where(and(isRunning, isCharged, isNotNull(s.userId), gt(s.subscriptionId, after)))
    .orderBy(s.subscriptionId)
    .limit(limit);
  return rows.flatMap(({ userId, subscriptionId, nextBilledAt }) =>
    userId && nextBilledAt ? [{ userId, subscriptionId, chargedAt: nextBilledAt }] : [],
  );
}

/** Unpaid subscriptions whose period began after `from` and not after `until`, with their owners. At most `limit`. */
export async function listUnpaid(
  db: Db,
  environment: BillingEnvironment,
  { from, until, limit, after }: { from: Date; until: Date; limit: number; after: string },
): Promise<{ userId: string; subscriptionId: string; startsAt: Date }[]> {
  const s = subscriptions;
  const isUnpaid = and(eq(s.environment, environment), eq(s.status, 'past_due'), isNotNull(s.plan));
  const isThen = and(gt(s.periodStartsAt, from), lte(s.periodStartsAt, until));
  const rows = await db
    .select()
    .from(s)
    .where(and(isUnpaid, isThen, isNotNull(s.userId), gt(s.subscriptionId, after)))
    .orderBy(s.subscriptionId)
    .limit(limit);
  return rows.flatMap(({ userId, subscriptionId, periodStartsAt }) =>
    userId && periodStartsAt ? [{ userId, subscriptionId, startsAt: periodStartsAt }] : [],
  );
}

export async function findAdjustment(
  db: Db,
  environment: BillingEnvironment,
  adjustmentId: string,
): Promise<typeof billingAdjustments.$inferSelect | undefined> {
  const a = billingAdjustments;
  const isIt = and(eq(a.environment, environment), eq(a.adjustmentId, adjustmentId));
  const [row] = await db.select().from(a).where(isIt).limit(1);
  return row;
}

/** Whether a payment for this subscription was fully refunded since `since`. */
export async function hasRefundSince(
  db: Db,
  environment: BillingEnvironment,
  subscriptionId: string,
  since: Date,
): Promise<boolean> {
  const a = billingAdjustments;
  const isRefund = and(eq(a.action, 'refund'), eq(a.type, 'full'), eq(a.status, 'approved'), gte(a.updatedAt, since));
  const [row] = await db
    .select({ id: a.adjustmentId })
    .from(a)
    .where(and(eq(a.environment, environment), eq(a.subscriptionId, subscriptionId), isRefund))
    .orderBy(desc(a.updatedAt))
    .limit(1);
  return row !== undefined;
}
