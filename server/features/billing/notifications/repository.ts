import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { billingTransactions, subscriptions } from '../../../db/schema/index.ts';

/** A period of a subscription that has begun and could not be charged. Without a moment the provider has not said which. */
export interface UnpaidPeriod {
  readonly subscriptionId: string;
  readonly startsAt: Date | null;
}

/** The subscription if it is this person's. */
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

/** What could not be charged, in the smallest unit of its currency; undefined when no event of its payment has come. */
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

/** Running yearly subscriptions that are charged after `now` and not after `until`, and whose they are. At most `limit`. */
export async function listRenewals(
  db: Db,
  environment: BillingEnvironment,
  { now, until, limit, after }: { now: Date; until: Date; limit: number; after: string },
): Promise<{ userId: string; subscriptionId: string; chargedAt: Date }[]> {
  const s = subscriptions;
  const isRunning = and(eq(s.environment, environment), eq(s.status, 'active'), eq(s.cycle, 'yearly'));
  const isCharged = and(isNull(s.scheduledAction), gt(s.nextBilledAt, now), lte(s.nextBilledAt, until));
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
