import { and, asc, eq } from 'drizzle-orm';
import type { Passkey } from '#shared/identity/sign-in-methods-contract.ts';
import type { Db } from '../../../db/client.ts';
import { passkeys } from '../../../db/schema/index.ts';
import { passkeyKey } from '../users/login-keys.ts';
import { claimLoginKey, releaseLoginKey } from '../users/repository.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

export function toPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/** Oldest first. */
export async function listPasskeysOf(db: Db, userId: string): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt)).limit(100);
}

export async function findPasskeyByCredential(
  db: Db,
  userId: string,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  const ofCredential = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId));
  const [found] = await db.select().from(passkeys).where(ofCredential);
  return found;
}

/** False when the credential belongs to a person already. */
export async function insertPasskey(tx: Db, passkey: StoredPasskey): Promise<boolean> {
  const { userId, credentialId, createdAt } = passkey;
  if (!(await claimLoginKey(tx, passkeyKey(credentialId), userId, createdAt))) return false;
  await tx.insert(passkeys).values(passkey);
  return true;
}

export async function updatePasskeyName(
  db: Db,
  userId: string,
  id: string,
  name: string,
): Promise<StoredPasskey | undefined> {
  const [changed] = await db.update(passkeys).set({ name }).where(isPasskey(userId, id)).returning();
  return changed;
}

export async function updatePasskeyUse(
  db: Db,
  { userId, id }: Pick<StoredPasskey, 'userId' | 'id'>,
  use: { counter: number; isBackedUp: boolean; lastUsedAt: Date },
): Promise<void> {
  await db.update(passkeys).set(use).where(isPasskey(userId, id));
}

/** False when the person has no such passkey. Call it in a transaction. */
export async function removePasskeyOf(tx: Db, userId: string, id: string): Promise<boolean> {
  const [removed] = await tx.delete(passkeys).where(isPasskey(userId, id)).returning();
  if (!removed) return false;
  await releaseLoginKey(tx, passkeyKey(removed.credentialId), userId);
  return true;
}

/** Removes all, or those added at `since` or later; call it in a transaction. Returns how many. */
export async function removePasskeysOf(tx: Db, userId: string, since?: Date): Promise<number> {
  const added = (await listPasskeysOf(tx, userId)).filter(({ createdAt }) => !since || createdAt >= since);
  for (const { id } of added) await removePasskeyOf(tx, userId, id);
  return added.length;
}

function isPasskey(userId: string, id: string) {
  return and(eq(passkeys.userId, userId), eq(passkeys.id, id));
}
