import { and, eq, inArray, isNotNull, ne, notExists } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { subscriptions, users } from '../../../db/schema/index.ts';

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
  isTheirs: ReturnType<typeof and>,
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
