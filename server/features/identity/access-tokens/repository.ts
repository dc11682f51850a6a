import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { accessTokens } from '../../../db/schema/index.ts';
import { findUser, type User } from '../users/repository.ts';

export type StoredToken = typeof accessTokens.$inferSelect;

/** Unrevoked tokens, newest first. */
export async function listTokensOf(db: Db, userId: string): Promise<StoredToken[]> {
  return db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt)))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))
    .limit(100);
}

export async function insertToken(db: Db, token: StoredToken): Promise<void> {
  await db.insert(accessTokens).values(token);
}

/** The token that has this hash and is valid at `at`, and its person. */
export async function findLiveToken(
  db: Db,
  tokenHash: string,
  at: Date,
): Promise<{ token: StoredToken; user: User } | undefined> {
  const isLive = and(isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, at));
  const [token] = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.tokenHash, tokenHash), isLive));
  if (!token) return undefined;
  const user = await findUser(db, token.userId);
  return user && { token, user };
}

export async function updateTokenUse(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.update(accessTokens).set({ lastUsedAt: at }).where(eq(accessTokens.tokenHash, tokenHash));
}

/** False when the person has no such token. */
export async function revokeTokenOf(db: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const revoked = await db
    .update(accessTokens)
    .set({ revokedAt: at })
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id), isNull(accessTokens.revokedAt)))
    .returning({ id: accessTokens.id });
  return revoked.length === 1;
}

/** Returns how many had not expired. */
export async function revokeTokensOf(db: Db, userId: string, at: Date): Promise<number> {
  const revoked = await db
    .update(accessTokens)
    .set({ revokedAt: at })
    .where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt)))
    .returning({ expiresAt: accessTokens.expiresAt });
  return revoked.filter(({ expiresAt }) => expiresAt > at).length;
}

export async function removeTokensOf(db: Db, userId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId));
}
