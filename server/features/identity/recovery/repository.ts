import { and, asc, eq, gt, gte, isNull, lte, ne } from 'drizzle-orm';
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

/**
 * When the first change away from this address was requested whose link still works at `at`, or is `token` itself. A request
 * that was cancelled counts: a thief could cancel one too.
 */
export async function findFirstChange(tx: Db, token: Token, at: Date): Promise<Date> {
  const { email, usedAt, expiresAt } = oneTimeTokens;
  const stillWorks = and(eq(email, token.email), isNull(usedAt), gt(expiresAt, at));
  const [first] = await tx
    .select({ createdAt: oneTimeTokens.createdAt })
    .from(oneTimeTokens)
    .where(and(isUndoLinkOf(token.userId), stillWorks))
    .orderBy(asc(oneTimeTokens.createdAt))
    .limit(1);
  return first && first.createdAt < token.createdAt ? first.createdAt : token.createdAt;
}

/**
 * Invalidates the links that undo changes made at `since` or later. Links of earlier changes stay: the person who made a later one
 * must not take the earlier address its link.
 */
export async function closeUndoLinksSince(tx: Db, userId: string, since: Date, at: Date): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(and(isUndoLinkOf(userId), gte(oneTimeTokens.createdAt, since), isNull(oneTimeTokens.usedAt)));
}

/** Whether a change of the email made at `changedAt`, or one before it, was undone later. */
export async function isUndone(tx: Db, userId: string, changedAt: Date): Promise<boolean> {
  const covers = and(lte(oneTimeTokens.createdAt, changedAt), gte(oneTimeTokens.usedAt, changedAt));
  return (await tx.$count(oneTimeTokens, and(isUndoLinkOf(userId), covers))) > 0;
}

function isUndoLinkOf(userId: string) {
  return and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'undo-email-change'));
}

function isOpen(tokenHash: string, at: Date) {
  return and(eq(oneTimeTokens.tokenHash, tokenHash), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, at));
}
