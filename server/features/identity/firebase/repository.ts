import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { identities } from '../../../db/schema/identity.ts';
import { usernameKey } from '../users/login-keys.ts';
import { findUserIdByKey } from '../users/repository.ts';

export interface FirebaseAccount {
  readonly userId: string;
  readonly subject: string;
  /** Firebase's latest address; the account signs in by it there, whatever our own row says. */
  readonly email: string | null;
}

/** The Firebase account of a person; of several, the one used last. */
export async function findAccountOf(db: Db, userId: string): Promise<FirebaseAccount | undefined> {
  const [row] = await db
    .select({ userId: identities.userId, subject: identities.subject, email: identities.email })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'firebase')))
    .orderBy(desc(identities.lastUsedAt))
    .limit(1);
  return row;
}

/** `username` in its stored form. */
export async function findAccountByUsername(db: Db, username: string): Promise<FirebaseAccount | undefined> {
  const userId = await findUserIdByKey(db, usernameKey(username));
  return userId === undefined ? undefined : findAccountOf(db, userId);
}
