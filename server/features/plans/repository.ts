import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { weeklyProposals } from '../../db/schema/index.ts';

/**
 * Counts one more for `countedFor` in that week; false when `limit` is reached. One statement reads and writes, so the limit
 * holds for simultaneous requests, over all processes.
 */
export async function countOne(tx: Db, countedFor: string, weekStartsAt: Date, limit: number): Promise<boolean> {
  const counted = await tx
    .insert(weeklyProposals)
    .values({ countedFor, weekStartsAt, used: 1 })
    .onConflictDoUpdate({
      target: [weeklyProposals.countedFor, weeklyProposals.weekStartsAt],
      set: { used: sql`${weeklyProposals.used} + 1` },
      setWhere: lt(weeklyProposals.used, limit),
    })
    .returning({ used: weeklyProposals.used });
  return counted.length === 1;
}

/** Uncounts one; call it in the transaction that records the release. */
export async function uncountOne(tx: Db, countedFor: string, weekStartsAt: Date): Promise<void> {
  await tx
    .update(weeklyProposals)
    .set({ used: sql`${weeklyProposals.used} - 1` })
    .where(
      and(
        eq(weeklyProposals.countedFor, countedFor),
        eq(weeklyProposals.weekStartsAt, weekStartsAt),
        gt(weeklyProposals.used, 0),
      ),
    );
}

export async function removeCountsOf(db: Db, countedFor: string): Promise<void> {
  await db.delete(weeklyProposals).where(eq(weeklyProposals.countedFor, countedFor));
}

/** Deletes the counts of weeks that began before `weekStartsAt`. Returns how many. */
export async function removeCountsBefore(db: Db, weekStartsAt: Date): Promise<number> {
  const removed = await db
    .delete(weeklyProposals)
    .where(lt(weeklyProposals.weekStartsAt, weekStartsAt))
    .returning({ countedFor: weeklyProposals.countedFor });
  return removed.length;
}
