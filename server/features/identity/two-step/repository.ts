import { and, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { authenticators, recoveryCodes } from '../../../db/schema/index.ts';

export type Authenticator = typeof authenticators.$inferSelect;

export async function findAuthenticator(db: Db, userId: string): Promise<Authenticator | undefined> {
  const [found] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  return found;
}

/** Whether this person needs a code to sign in. */
export async function hasTwoSteps(db: Db, userId: string): Promise<boolean> {
  const isOn = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
  return (await db.$count(authenticators, isOn)) > 0;
}

/** Replaces one that was never confirmed. */
export async function putAuthenticator(tx: Db, userId: string, sealedSecret: string, createdAt: Date): Promise<void> {
  await tx.delete(authenticators).where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
  await tx.insert(authenticators).values({ userId, sealedSecret, createdAt });
}

export async function confirmAuthenticator(tx: Db, userId: string, at: Date): Promise<void> {
  await tx.update(authenticators).set({ confirmedAt: at }).where(eq(authenticators.userId, userId));
}

/** False when the code of this step, or of a later one, was used before; of two at once one gets true. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const isNew = or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step));
  const used = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), isNew))
    .returning({ userId: authenticators.userId });
  return used.length === 1;
}

/** Turns the codes off. */
export async function removeTwoSteps(tx: Db, userId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Removes an authenticator and recovery codes made at `since` or later. Returns what was removed. */
export async function removeTwoStepsSince(
  tx: Db,
  userId: string,
  since: Date,
): Promise<{ twoStep: boolean; recoveryCodes: boolean }> {
  const isNew = or(gte(authenticators.createdAt, since), gte(authenticators.confirmedAt, since));
  const removed = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNew))
    .returning({ confirmedAt: authenticators.confirmedAt });
  const codes = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.createdAt, since)))
    .returning({ codeHash: recoveryCodes.codeHash });
  const twoStep = removed.some(({ confirmedAt }) => confirmedAt !== null);
  return { twoStep, recoveryCodes: !twoStep && codes.length > 0 };
}

export async function replaceRecoveryCodes(
  tx: Db,
  userId: string,
  hashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt })));
}

/** False for a recovery code that is unknown or was used; of two at once one gets true. */
export async function spendRecoveryCode(db: Db, userId: string, codeHash: string, at: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: at })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return used.length === 1;
}

export async function countRecoveryCodesLeft(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}
