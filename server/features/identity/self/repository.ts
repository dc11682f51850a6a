import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { oneTimeTokens, users } from '../../../db/schema/index.ts';
import { countShare, type Share } from '../../../jobs/index.ts';
import { usernameKey } from '../users/login-keys.ts';
import { claimLoginKey, releaseLoginKey } from '../users/repository.ts';

/** Null cancels the change. Links for an earlier one become invalid. */
export async function updatePendingEmail(db: Db, userId: string, pendingEmail: string | null, at: Date): Promise<void> {
  await db.update(users).set({ pendingEmail, updatedAt: at }).where(eq(users.id, userId));
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'change-email')));
}

/** The new name signs in and the old one no longer does; false when another person has the new one. */
export async function updateUsername(
  tx: Db,
  userId: string,
  names: { from: string; to: string },
  at: Date,
): Promise<boolean> {
  if (!(await claimLoginKey(tx, usernameKey(names.to), userId, at))) return false;
  await tx.update(users).set({ username: names.to, usernameChangedAt: at, updatedAt: at }).where(eq(users.id, userId));
  await releaseLoginKey(tx, usernameKey(names.from), userId);
  return true;
}

/** From `at` on nobody can sign in to it. */
export async function closeAccount(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ deletionRequestedAt: at, updatedAt: at })
    .where(and(eq(users.id, userId), isNull(users.deletionRequestedAt)));
}

/** The number of people who closed their account at `moment` or before. */
export function countClosedBefore(db: Db, moment: Date): Promise<Share> {
  return countShare(db, users, lte(users.deletionRequestedAt, moment));
}

/** At most `limit` people whose account was closed at `moment` or before, the longest closed first. */
export async function listClosedBefore(db: Db, moment: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.deletionRequestedAt), lte(users.deletionRequestedAt, moment)))
    .orderBy(asc(users.deletionRequestedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
