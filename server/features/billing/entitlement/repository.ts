import { and, asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import type { Db } from '../../../db/client.ts';
import { billingTransactions, checkoutAttempts, subscriptions } from '../../../db/schema/index.ts';

/** At most `limit` people who have set out to pay in any billing mode, by their ids, from the one after `after`. */
export async function listPayers(db: Db, after: string | undefined, limit: number): Promise<string[]> {
  const ids = new Set<string>();
  for (const table of [subscriptions, billingTransactions, checkoutAttempts]) {
    const { userId } = table;
    const rows = await db
      .selectDistinct({ userId })
      .from(table)
      .where(and(isNotNull(userId), after === undefined ? undefined : gt(userId, after)))
      .orderBy(asc(userId))
      .limit(limit);
    for (const row of rows) if (row.userId) ids.add(row.userId);
  }
  return [...ids].toSorted().slice(0, limit);
}

/** Has this installation ever sold a plan for money? */
export async function hasLiveSubscription(db: Db): Promise<boolean> {
  const { environment, plan } = subscriptions;
  const isLive = and(eq(environment, 'live'), isNotNull(plan));
  return (await db.select({ plan }).from(subscriptions).where(isLive).limit(1)).length > 0;
}

/**
 * Maps records at these prices that are of no plan yet, because the price was missing in the settings when they came. Never takes a
 * plan from a record. Answers whose records were mapped.
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
      inArray(table.priceId, [...priceIds]),
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
