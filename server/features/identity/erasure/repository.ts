import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import {
  authEvents,
  endedSignIns,
  identities,
  knownDevices,
  loginKeys,
  oneTimeTokens,
  sessions,
  users,
} from '../../../db/schema/index.ts';
import { removeTokensOf } from '../access-tokens/repository.ts';
import { removePasskeysOf } from '../passkeys/repository.ts';
import { removeTwoSteps } from '../two-step/repository.ts';

/** Deletes every row of a person, sessions first, so that no request runs for them in the meantime. */
export async function eraseIdentity(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await db.delete(endedSignIns).where(eq(endedSignIns.userId, userId));
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  await db.delete(authEvents).where(eq(authEvents.userId, userId));
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
  await removeTokensOf(db, userId);
  await removeTwoSteps(db, userId);
  await removePasskeysOf(db, userId);
  await db.delete(identities).where(eq(identities.userId, userId));
  await db.delete(loginKeys).where(eq(loginKeys.userId, userId));
  await db.delete(users).where(eq(users.id, userId));
}
