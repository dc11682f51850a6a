import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { oneTimeTokens } from '../../../db/schema/index.ts';

export type Token = typeof oneTimeTokens.$inferSelect;
export type TokenKind = Token['kind'];

export async function insertToken(db: Db, token: Omit<Token, 'usedAt'>): Promise<void> {
  await db.insert(oneTimeTokens).values(token);
}

/** Removes a token that was never sent. */
export async function removeToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.tokenHash, tokenHash));
}

/** A token that is valid at `at`. */
export async function findOpenToken(db: Db, tokenHash: string, at: Date): Promise<Token | undefined> {
  const [token] = await db.select().from(oneTimeTokens).where(isOpen(tokenHash, at));
  return token;
}

/** Marks it used; of two at once one gets true. */
export async function useToken(db: Db, tokenHash: string, at: Date): Promise<boolean> {
  const used = await db
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(isOpen(tokenHash, at))
    .returning({ tokenHash: oneTimeTokens.tokenHash });
  return used.length === 1;
}

/**
 * Invalidates the links mailed to this person before: those of `kind`, or all except those that undo a change of the email,
 * which no other proof replaces.
 */
export async function closeTokensOf(db: Db, userId: string, at: Date, kind?: TokenKind): Promise<void> {
  const ofKind = kind ? eq(oneTimeTokens.kind, kind) : ne(oneTimeTokens.kind, 'undo-email-change');
  await db
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(and(eq(oneTimeTokens.userId, userId), ofKind, isNull(oneTimeTokens.usedAt)));
}

function isOpen(tokenHash: string, at: Date) {
  return and(eq(oneTimeTokens.tokenHash, tokenHash), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, at));
}
