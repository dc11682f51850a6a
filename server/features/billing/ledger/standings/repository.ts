import { and, asc, eq, gt, inArray, isNotNull, ne } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../../db/client.ts';
import { billingTransactions, checkoutAttempts, subscriptions } from '../../../../db/schema/index.ts';

/** Where it is not a game. */
const MONEY: BillingEnvironment = 'live';

/** At most `limit` people who have set out to pay in any world of money, by their ids, from the one after `after`. */
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

/** Who of these has a subscription paid with money that has not ended. */
export async function listPayingWithMoney(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { environment, userId, status } = subscriptions;
  const rows = await db
    .selectDistinct({ userId })
    .from(subscriptions)
    .where(and(eq(environment, MONEY), inArray(userId, [...userIds]), ne(status, 'canceled')));
  return new Set(rows.flatMap((row) => row.userId ?? []));
}
