import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/index.ts';

/**
 * Uses one of the person's `total` trial credits; false when all are used. One statement reads and writes: simultaneous
 * requests never use more than there are.
 */
export async function reserveCredit(tx: Db, userId: string, total: number, at: Date): Promise<boolean> {
  const taken = await tx
    .update(users)
    .set({ proTrialCreditsUsed: sql`${users.proTrialCreditsUsed} + 1`, updatedAt: at })
    .where(and(eq(users.id, userId), lt(users.proTrialCreditsUsed, total)))
    .returning({ id: users.id });
  return taken.length === 1;
}

/** Returns `count` used credits. Call it in the transaction that records their release. */
export async function returnCredits(tx: Db, userId: string, count: number, at: Date): Promise<void> {
  await tx
    .update(users)
    .set({ proTrialCreditsUsed: sql`greatest(0, ${users.proTrialCreditsUsed} - ${count}::int)`, updatedAt: at })
    .where(eq(users.id, userId));
}
