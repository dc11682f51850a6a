import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { weekStartsAt } from '#shared/plans/week.ts';
import type { Db } from '../../db/client.ts';
import { weeklyProposals } from '../../db/schema/index.ts';
import type { OldRows } from '../../jobs/index.ts';

/**
 * Counts one more for `countedFor` in that week; false when `limit` is reached. One statement reads and writes, so the limit
 * holds for simultaneous requests, over all processes.
 */
export async function countOne(tx: Db, countedFor: string, week: Date, limit: number): Promise<boolean> {
  const counted = await tx
    .insert(weeklyProposals)
    .values({ countedFor, weekStartsAt: week, used: 1 })
    .onConflictDoUpdate({
      target: [weeklyProposals.countedFor, weeklyProposals.weekStartsAt],
      set: { used: sql`${weeklyProposals.used} + 1` },
      setWhere: lt(weeklyProposals.used, limit),
    })
    .returning({ used: weeklyProposals.used });
  return counted.length === 1;
}

/** Whether one of `countedFor` has reached `limit` in that week. */
export async function isUsedUp(db: Db, countedFor: readonly string[], week: Date, limit: number): Promise<boolean> {
  const full = await db.$count(
    weeklyProposals,
    and(
      inArray(weeklyProposals.countedFor, [...countedFor]),
      eq(weeklyProposals.weekStartsAt, week),
      gte(weeklyProposals.used, limit),
    ),
  );
  return full > 0;
}

/** Uncounts one; call it in the transaction that records the release. */
export async function uncountOne(tx: Db, countedFor: string, week: Date): Promise<void> {
  await tx
    .update(weeklyProposals)
    .set({ used: sql`${weeklyProposals.used} - 1` })
    .where(
      and(
        eq(weeklyProposals.countedFor, countedFor),
        eq(weeklyProposals.weekStartsAt, week),
        gt(weeklyProposals.used, 0),
      ),
    );
}

export async function removeCountsOf(db: Db, countedFor: string): Promise<void> {
  await db.delete(weeklyProposals).where(eq(weeklyProposals.countedFor, countedFor));
}

/** Another process, whose clock is behind, may still count in a week that is over here. Less than an hour, the sweep's pause. */
const CLOCKS_DIFFER_MS = 30 * 60_000;

/** The counts of weeks that are over. */
export const PAST_WEEKS: OldRows = {
  what: 'weeks',
  table: weeklyProposals,
  isOld: (at) => lt(weeklyProposals.weekStartsAt, weekStartsAt(new Date(at.getTime() - CLOCKS_DIFFER_MS))),
  areShortLived: true,
};
