import { createHash } from 'node:crypto';
import type { SignInMethods } from '#shared/identity/sign-in-methods-contract.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { IdentityDeps, SignedIn } from '../container.ts';
import { insertIdentity, listIdentitiesOf, removeIdentity, type StoredIdentity } from '../linking/repository.ts';
import type { ProviderProof } from '../linking.ts';
import { listPasskeysOf, removePasskeyOf, toPasskey } from '../passkeys/repository.ts';
import { getSelf } from '../self/demand.ts';
import { googleKey } from '../users/login-keys.ts';
import { claimLoginKey, findUser, type User } from '../users/repository.ts';

/** All except two-step sign-in. */
export async function listMethods(db: Db, userId: string): Promise<Omit<SignInMethods, 'twoStep'>> {
  const google = (await listIdentitiesOf(db, userId)).filter(({ provider }) => provider === 'google');
  return {
    hasPassword: typeof (await findUser(db, userId))?.passwordHash === 'string',
    google: google.map(({ subject, email, createdAt, lastUsedAt }) => ({
      id: idOf(subject),
      email,
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    passkeys: (await listPasskeysOf(db, userId)).map(toPasskey),
  };
}

/**
 * A Google account becomes another sign-in method of the signed-in person, whatever its address: one browser has proved
 * both. @throws AppError 'credential-already-in-use', 'user-token-expired'.
 */
export async function addGoogle(deps: IdentityDeps, me: SignedIn, proof: ProviderProof): Promise<void> {
  const at = new Date(deps.now());
  const { provider, subject, email, emailVerified } = proof;
  await inTransaction(deps.db, async (tx) => {
    const user = await getSelf(tx, me);
    if (await findSame(tx, me.userId, subject)) return;
    if (!(await claimLoginKey(tx, googleKey(subject), me.userId, at))) throw new AppError('credential-already-in-use');
    const given = { provider, subject, email, emailVerified, createdAt: at, lastUsedAt: at };
    await insertIdentity(tx, { userId: me.userId, ...given });
    await deps.notices.signInMethodChanged(tx, user, 'google-added');
  });
}

/** @throws AppError NOT_FOUND, LAST_SIGN_IN_METHOD, 'user-token-expired'. */
export function removeGoogle(deps: IdentityDeps, me: SignedIn, id: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const user = await getSelf(tx, me);
    const identity = (await listIdentitiesOf(tx, me.userId)).find(
      (one) => one.provider === 'google' && idOf(one.subject) === id,
    );
    if (!identity) throw new AppError('NOT_FOUND');
    await refuseLast(tx, user);
    await removeIdentity(tx, identity);
    await deps.notices.signInMethodChanged(tx, user, 'google-removed');
  });
}

/** @throws AppError NOT_FOUND, LAST_SIGN_IN_METHOD, 'user-token-expired'. */
export function removePasskey(deps: IdentityDeps, me: SignedIn, id: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const user = await getSelf(tx, me);
    const isThere = (await listPasskeysOf(tx, me.userId)).some((one) => one.id === id);
    if (!isThere) throw new AppError('NOT_FOUND');
    await refuseLast(tx, user);
    await removePasskeyOf(tx, me.userId, id);
    await deps.notices.signInMethodChanged(tx, user, 'passkey-removed');
  });
}

async function refuseLast(tx: Db, user: User): Promise<void> {
  const { hasPassword, google, passkeys } = await listMethods(tx, user.id);
  if (Number(hasPassword) + google.length + passkeys.length <= 1) throw new AppError('LAST_SIGN_IN_METHOD');
}

async function findSame(tx: Db, userId: string, subject: string): Promise<StoredIdentity | undefined> {
  const all = await listIdentitiesOf(tx, userId);
  return all.find((one) => one.provider === 'google' && one.subject === subject);
}

/** Stays reserved: Google's name for the account. */
function idOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
