import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type BillingEnvironment, SUBSCRIPTION_STATUSES } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { subscriptions } from '../../../db/schema/index.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;

/** A person's subscriptions are few; more than these no answer needs. */
const MOST = 20;

/** What a person subscribes to or has subscribed to in this world of money: what still runs first, the newest first. */
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

/** The provider still tries to charge it, or would begin to again. */
export function isUnpaid({ status }: Pick<StoredSubscription, 'status'>): boolean {
  return status === 'past_due' || status === 'paused';
}

/** Not even one that is to end at a date is done with while it is unpaid: until then its payment is tried again. */
export function mayBeCharged(row: Pick<StoredSubscription, 'status' | 'scheduledAction'>): boolean {
  return row.status !== 'canceled' && (isUnpaid(row) || row.scheduledAction !== 'cancel');
}
