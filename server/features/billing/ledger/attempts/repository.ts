import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { BillingEnvironment } from '#shared/billing/names.ts';
import type { Db } from '../../../../db/client.ts';
import { checkoutAttempts } from '../../../../db/schema/index.ts';

/** An attempt that the provider is to be asked about. */
export interface PolledAttempt {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'overlay' | 'hosted';
  readonly transactionId: string | null;
  readonly reportedAt: Date | null;
  readonly createdAt: Date;
  /** How often it was asked about, this time included. */
  readonly polls: number;
}

/** Takes at most `limit` attempts that are due, the longest waiting first; nobody else takes them before `leaseEndsAt`. */
export async function takeDueAttempts(
  db: Db,
  environment: BillingEnvironment,
  { at, leaseEndsAt, limit }: { at: Date; leaseEndsAt: Date; limit: number },
): Promise<PolledAttempt[]> {
  const { id, userId, kind, transactionId, reportedAt, createdAt, polls, nextPollAt } = checkoutAttempts;
  const due = db
    .select({ id })
    .from(checkoutAttempts)
    .where(and(eq(checkoutAttempts.environment, environment), lte(nextPollAt, at)))
    .orderBy(asc(nextPollAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(checkoutAttempts)
    .set({ nextPollAt: leaseEndsAt, polls: sql`${polls} + 1` })
    .where(inArray(id, due))
    .returning({ id, userId, kind, transactionId, reportedAt, createdAt, polls });
}

/**
 * When it is asked about again; without a moment nothing more is expected of it. One that is settled stays so. One whose payment
 * has no id was never asked about: it stays open, so that whoever sets out to pay again has it looked for.
 */
export async function setNextPoll(tx: Db, id: string, nextPollAt: Date | undefined): Promise<void> {
  const asked = isNotNull(checkoutAttempts.transactionId);
  await tx
    .update(checkoutAttempts)
    .set(nextPollAt ? { nextPollAt } : { nextPollAt: null, isSettled: asked })
    .where(and(eq(checkoutAttempts.id, id), eq(checkoutAttempts.isSettled, false)));
}

/** Deletes at most `limit` attempts from before `before`. Answers how many. */
export async function removeOldAttempts(db: Db, before: Date, limit: number): Promise<number> {
  const { id, createdAt } = checkoutAttempts;
  const old = db.select({ id }).from(checkoutAttempts).where(lt(createdAt, before)).limit(limit);
  const gone = await db.delete(checkoutAttempts).where(inArray(id, old)).returning({ id });
  return gone.length;
}
