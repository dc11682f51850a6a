import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { ownKeys, ownKeyUsage } from '../../../db/schema/index.ts';

export interface StoredKey {
  readonly provider: string;
  readonly model: string;
  readonly sealedKey: string;
  readonly lastFour: string;
  readonly savedAt: Date;
}

export async function findKeyOf(db: Db, userId: string): Promise<StoredKey | undefined> {
  const { provider, model, sealedKey, lastFour, savedAt } = ownKeys;
  const [row] = await db
    .select({ provider, model, sealedKey, lastFour, savedAt })
    .from(ownKeys)
    .where(eq(ownKeys.userId, userId))
    .limit(1);
  return row;
}

/** Replaces the existing one. */
export async function replaceKeyOf(db: Db, userId: string, key: StoredKey): Promise<void> {
  await db
    .insert(ownKeys)
    .values({ userId, ...key })
    .onConflictDoUpdate({ target: ownKeys.userId, set: { ...key } });
}

export async function removeKeyOf(db: Db, userId: string): Promise<void> {
  await db.delete(ownKeys).where(eq(ownKeys.userId, userId));
}

export async function removeKeyAndUsageOf(db: Db, userId: string): Promise<void> {
  await removeKeyOf(db, userId);
  await db.delete(ownKeyUsage).where(eq(ownKeyUsage.userId, userId));
}

export interface MonthOfUse {
  readonly month: string;
  readonly texts: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly micros: number;
  readonly unpricedTexts: number;
}

/** One for each month in which the person used a key, oldest first. */
export function listUsageOf(db: Db, userId: string): Promise<MonthOfUse[]> {
  const { month, texts, inputTokens, outputTokens, micros, unpricedTexts } = ownKeyUsage;
  return db
    .select({ month, texts, inputTokens, outputTokens, micros, unpricedTexts })
    .from(ownKeyUsage)
    .where(eq(ownKeyUsage.userId, userId))
    .orderBy(month);
}

/**
 * Adds to that month. Without a key no month is begun: a person erased in the meantime stays erased, since this waits for the
 * erasure. The use of a key that was removed in the meantime is still added.
 */
export async function addUsage(tx: Db, userId: string, more: MonthOfUse): Promise<void> {
  const [key] = await tx
    .select({ userId: ownKeys.userId })
    .from(ownKeys)
    .where(eq(ownKeys.userId, userId))
    .for('share');
  const { month, texts, inputTokens, outputTokens, micros, unpricedTexts } = more;
  const added = {
    texts: sql`${ownKeyUsage.texts} + ${texts}::int`,
    inputTokens: sql`${ownKeyUsage.inputTokens} + ${inputTokens}::bigint`,
    outputTokens: sql`${ownKeyUsage.outputTokens} + ${outputTokens}::bigint`,
    micros: sql`${ownKeyUsage.micros} + ${micros}::bigint`,
    unpricedTexts: sql`${ownKeyUsage.unpricedTexts} + ${unpricedTexts}::int`,
  };
  if (!key) {
    await tx
      .update(ownKeyUsage)
      .set(added)
      .where(and(eq(ownKeyUsage.userId, userId), eq(ownKeyUsage.month, month)));
    return;
  }
  await tx
    .insert(ownKeyUsage)
    .values({ userId, ...more })
    .onConflictDoUpdate({ target: [ownKeyUsage.userId, ownKeyUsage.month], set: added });
}
