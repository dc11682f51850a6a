import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../db/client.ts';
import { subscriptions } from '../../../db/schema/index.ts';

/** Who of all people, or of `userIds`, has more than one subscription that will be charged again. */
export async function listDuplicatePayers(
  db: Db,
  environment: BillingEnvironment,
  userIds?: readonly string[],
): Promise<string[]> {
  const s = subscriptions;
  const goesOn = or(
    inArray(s.status, ['past_due', 'paused']),
    and(ne(s.status, 'canceled'), or(isNull(s.scheduledAction), ne(s.scheduledAction, 'cancel'))),
  );
  const isTheirs = userIds ? inArray(s.userId, [...userIds]) : isNotNull(s.userId);
  const rows = await db
    .select({ userId: s.userId })
    .from(s)
    .where(and(eq(s.environment, environment), isTheirs, goesOn))
    .groupBy(s.userId)
    .having(sql`count(*) > 1`);
  return rows.flatMap(({ userId }) => userId ?? []);
}

export async function countDuplicatePayers(db: Db, environment: BillingEnvironment): Promise<number> {
  return (await listDuplicatePayers(db, environment)).length;
}
