import type { UndoneEmailChange } from '#shared/identity/recovery-contract.ts';
import type { Db } from '../../../db/client.ts';
import { listIdentitiesOf, removeIdentitiesOf } from '../linking/repository.ts';
import { listPasskeysOf, removePasskeysOf } from '../passkeys/repository.ts';
import { hasTwoSteps, removeTwoStepsSince } from '../two-step/repository.ts';

interface MethodsAfterUndo {
  readonly removed: Omit<UndoneEmailChange['removed'], 'password' | 'accessTokens'>;
  readonly kept: UndoneEmailChange['kept'];
}

/**
 * Removes the sign-in methods that were added at `since` or later; older ones stay, and so does an older authenticator.
 * Call it in a transaction that has locked the person.
 */
export async function removeMethodsAddedSince(tx: Db, userId: string, since: Date): Promise<MethodsAfterUndo> {
  const removed = {
    passkeys: await removePasskeysOf(tx, userId, since),
    googleAccounts: await removeIdentitiesOf(tx, userId, since),
    ...(await removeTwoStepsSince(tx, userId, since)),
  };
  const passkeys = await listPasskeysOf(tx, userId);
  const identities = await listIdentitiesOf(tx, userId);
  const twoStep = await hasTwoSteps(tx, userId);
  return { removed, kept: { passkeys: passkeys.length, googleAccounts: identities.length, twoStep } };
}
