import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { identities, loginKeys } from '../../../db/schema/index.ts';
import { firebaseKey, googleKey } from '../users/login-keys.ts';

export type StoredIdentity = typeof identities.$inferSelect;

export async function findIdentityOf(
  tx: Db,
  of: Pick<StoredIdentity, 'userId' | 'provider' | 'subject'>,
): Promise<StoredIdentity | undefined> {
  const [identity] = await tx.select().from(identities).where(isIdentity(of));
  return identity;
}

export async function insertIdentity(tx: Db, identity: StoredIdentity): Promise<void> {
  await tx.insert(identities).values(identity);
}

export async function updateIdentity(tx: Db, identity: Omit<StoredIdentity, 'createdAt'>): Promise<void> {
  const { email, emailVerified, lastUsedAt } = identity;
  await tx.update(identities).set({ email, emailVerified, lastUsedAt }).where(isIdentity(identity));
}

/** Oldest first. */
export async function listIdentitiesOf(db: Db, userId: string): Promise<StoredIdentity[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt))
    .limit(100);
}

/** Call it in a transaction. */
export async function removeIdentity(tx: Db, identity: StoredIdentity): Promise<void> {
  await tx.delete(identities).where(isIdentity(identity));
  await tx.delete(loginKeys).where(and(eq(loginKeys.key, keyOf(identity)), eq(loginKeys.userId, identity.userId)));
}

/** Removes all provider accounts from a person, or those added at `since` or later. Returns how many. */
export async function removeIdentitiesOf(tx: Db, userId: string, since?: Date): Promise<number> {
  const added = (await listIdentitiesOf(tx, userId)).filter(({ createdAt }) => !since || createdAt >= since);
  for (const identity of added) await removeIdentity(tx, identity);
  return added.length;
}

/** The form of a provider's subject in `login_keys`. */
export function keyOf({ provider, subject }: Pick<StoredIdentity, 'provider' | 'subject'>): string {
  return provider === 'google' ? googleKey(subject) : firebaseKey(subject);
}

function isIdentity({ userId, provider, subject }: Pick<StoredIdentity, 'userId' | 'provider' | 'subject'>) {
  return and(eq(identities.userId, userId), eq(identities.provider, provider), eq(identities.subject, subject));
}
