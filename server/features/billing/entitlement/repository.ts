import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import type { Db } from '../../../db/client.ts';
import { isAfter } from '../../../db/pages.ts';
import {
  billingCustomers,
  billingTransactions,
  checkoutAttempts,
  subscriptions,
  trialClaims,
} from '../../../db/schema/index.ts';

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
  const isOne = and(eq(trialClaims.environment, environment), inArray(trialClaims.hash, [...hashes]));
  return (await db.$count(trialClaims, isOne)) > 0;
}

/** The provider's customers by id, or those of a person. */
export async function listCustomers(
  db: Db,
  environment: BillingEnvironment,
  of: { readonly customerIds: readonly string[] } | { readonly userId: string },
): Promise<{ customerId: string; email: string | null }[]> {
  const { customerId, email, userId } = billingCustomers;
  const isOne = 'userId' in of ? eq(userId, of.userId) : inArray(customerId, [...of.customerIds]);
  return db
    .select({ customerId, email })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.environment, environment), isOne));
}
