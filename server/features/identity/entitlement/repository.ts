import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { users } from '../../../db/schema/index.ts';

/** What a person has paid for, as it is on their account. */
export interface Entitlement {
  readonly plan: 'free' | 'pro';
  /** Null with plan pro: no end is known. */
  readonly proUntil: Date | null;
  readonly checkoutStatus: 'pending_confirmation' | 'pending_activation' | null;
}

/** The entitlement stored on the account, and whether a renewal is unpaid. */
export interface PaidState extends Entitlement {
  /** When the renewal failed; null when nothing is unpaid. */
  readonly unpaidSince: Date | null;
}

/** The person whose entitlement is computed. */
export interface Entitled extends PaidState {
  readonly userId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** The account is closed: it can buy nothing. */
  readonly isClosed: boolean;
}

/** The person, locked until the transaction ends: one process at a time writes their entitlement. */
export async function lockEntitled(tx: Db, userId: string): Promise<Entitled | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return user && entitledOf(user);
}

/** The person without a lock. */
export async function findEntitled(db: Db, userId: string): Promise<Entitled | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user && entitledOf(user);
}

function entitledOf(user: typeof users.$inferSelect): Entitled {
  const { plan, proUntil, unpaidSince, email, emailVerifiedAt, deletionRequestedAt } = user;
  return {
    userId: user.id,
    email,
    plan,
    proUntil,
    unpaidSince,
    checkoutStatus: statusOf(user.checkoutStatus),
    isEmailVerified: emailVerifiedAt !== null,
    isClosed: deletionRequestedAt !== null,
  };
}

/** Writes a computed entitlement. Only billing calls it, in the transaction that locked the person by `lockEntitled`. */
export async function setEntitlement(tx: Db, userId: string, entitlement: PaidState, at: Date): Promise<void> {
  const { plan, proUntil, checkoutStatus, unpaidSince } = entitlement;
  await tx
    .update(users)
    .set({ plan, proUntil, checkoutStatus, unpaidSince, updatedAt: at })
    .where(eq(users.id, userId));
}

function statusOf(stored: string | null): Entitlement['checkoutStatus'] {
  return stored === 'pending_confirmation' || stored === 'pending_activation' ? stored : null;
}

/** Uses one of `total` trial credits, in one statement; false when all are used, also by requests at once. */
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
