import { emailAddress } from '#shared/identity/identifier.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { IdentityDeps } from './container.ts';
import {
  findIdentityOf,
  insertIdentity,
  keyOf,
  removeIdentitiesOf,
  type StoredIdentity,
  updateIdentity,
} from './linking/repository.ts';
import { removePasskeysOf } from './passkeys/repository.ts';
import { closeTokensOf } from './recovery/repository.ts';
import { forgetDevicesOf, removeEventsOf } from './sessions/repository.ts';
import { removeTwoSteps } from './two-step/repository.ts';
import { emailKey } from './users/login-keys.ts';
import {
  claimEmail,
  claimLoginKey,
  findUserForUpdate,
  findUserIdByKey,
  insertUser,
  releaseLoginKey,
  type User,
  updateUser,
} from './users/repository.ts';

export type LinkingDeps = Pick<IdentityDeps, 'db' | 'now' | 'newId' | 'sessions' | 'notices'>;

/** The verified claims of a provider; nothing of it comes from a browser. */
export interface ProviderProof {
  readonly provider: StoredIdentity['provider'];
  /** The permanent id at the provider; the address may pass to another person, this does not. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
}

/** The same with a normalised address. */
type Proof = ProviderProof & { readonly email: string };

const MAX_NAME_CHARS = 100;
const MAX_PICTURE_CHARS = 1000;
// Each retry sees the winner's row, so the second one decides.
const MAX_ATTEMPTS = 4;
const RESTORE_FIRST = 'This account is closed. Sign in to it as you used to, and you can restore it.';
/** Rolls a transaction back: another request was faster with a name. */
const TAKEN = new Error('a name was taken in the meantime');

/**
 * The person that a provider's proof opens: the owner of this subject; else the one with the same address, if both the
 * provider and we have confirmed it; else a new person. Simultaneous first sign-ins create one person.
 *
 * An address that was typed here and never confirmed opens nothing: the person who typed it would keep their password, their
 * sessions and their data in the account (A6). A reset by mail proves the mailbox and solves it; with Firebase, its own
 * confirmation does the same (`takeOver`).
 * @throws AppError 'account-exists-with-different-credential', 'user-disabled', ACCOUNT_BEING_DELETED for an address of a
 * closed account that this provider has not opened before; 'internal-error' when the provider names no address.
 */
export async function findOrCreatePerson(deps: LinkingDeps, given: ProviderProof): Promise<string> {
  const email = emailAddress.safeParse(given.email);
  if (!email.success) throw new AppError('internal-error', { cause: new Error('the provider named no address') });
  const proof: Proof = { ...given, email: email.data };
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(deps.db, (tx) => findOrCreate(deps, tx, proof));
    } catch (error) {
      if (error !== TAKEN) throw error;
      // Its owner can still undo a change of their email.
      if (attempt === MAX_ATTEMPTS) throw new AppError('email-already-in-use');
    }
  }
}

/**
 * Call it when a mailed link has proved the mailbox of an account with an unconfirmed address, in the same transaction:
 * removes every sign-in method that its maker may have left, and their data; the username, which they chose, can be changed
 * again. The caller handles the password and the sessions.
 */
export async function removeUnprovenMethods(tx: Db, userId: string, at: Date): Promise<void> {
  await removeIdentitiesOf(tx, userId);
  await removePasskeysOf(tx, userId);
  await removeTwoSteps(tx, userId);
  await removeEventsOf(tx, userId);
  const unproven = { pendingEmail: null, fullName: null, profilePicture: null, usernameChangedAt: null };
  await updateUser(tx, userId, unproven, at);
}

async function findOrCreate(deps: LinkingDeps, tx: Db, proof: Proof): Promise<string> {
  const knownId = await findUserIdByKey(tx, keyOf(proof));
  if (knownId !== undefined) return updateKnownSubject(deps, tx, knownId, proof);
  const sameAddressId = await findUserIdByKey(tx, emailKey(proof.email));
  return sameAddressId === undefined ? createPerson(deps, tx, proof) : linkToPerson(deps, tx, sameAddressId, proof);
}

/** The subject is known: stores the provider's current claims. */
async function updateKnownSubject(deps: LinkingDeps, tx: Db, userId: string, proof: Proof): Promise<string> {
  const user = await getOpenUser(tx, userId);
  const { provider, subject, email, emailVerified } = proof;
  const former = await findIdentityOf(tx, { userId, provider, subject });
  const at = new Date(deps.now());
  await updateIdentity(tx, { userId, provider, subject, email, emailVerified, lastUsedAt: at });
  // Until now anybody could have used this account under this address.
  if (emailVerified && former?.emailVerified === false) await deps.sessions.endAllOf(tx, userId);
  const hasMoved = await takeNewAddress(deps, tx, user, proof);
  const isProof = emailVerified && user.email === email && user.emailVerifiedAt === null;
  const picture = readPicture(proof) ?? user.profilePicture;
  const changes = {
    ...(picture !== user.profilePicture && { profilePicture: picture }),
    ...(isProof && { emailVerifiedAt: at }),
    ...(hasMoved && { email, emailVerifiedAt: at, pendingEmail: null }),
  };
  if (Object.keys(changes).length > 0) await updateUser(tx, userId, changes, at);
  return userId;
}

/**
 * Firebase stores the addresses, so a new one that it has confirmed becomes ours, also for sign-in, unless another account
 * has it. The old address gets a notice. Addresses of other providers are not taken over.
 */
async function takeNewAddress(deps: LinkingDeps, tx: Db, user: User, proof: Proof): Promise<boolean> {
  if (proof.provider !== 'firebase' || !proof.emailVerified || proof.email === user.email) return false;
  const at = new Date(deps.now());
  if (!(await claimEmail(tx, proof.email, user.id, at))) return false;
  await releaseLoginKey(tx, emailKey(user.email), user.id);
  await closeTokensOf(tx, user.id, at);
  // No mail goes to an address that was never confirmed.
  if (user.emailVerifiedAt) {
    await deps.notices.emailChanged(tx, user.id, { from: user.email, to: proof.email, canUndo: false });
  }
  return true;
}

/** Another person has the address. */
async function linkToPerson(deps: LinkingDeps, tx: Db, userId: string, proof: Proof): Promise<string> {
  const user = await findUserForUpdate(tx, userId);
  // Released or erased in the meantime.
  if (!user || user.email !== proof.email) throw TAKEN;
  const areBothSure = proof.emailVerified && user.emailVerifiedAt !== null;
  const isTakenOver = proof.emailVerified && !areBothSure && proof.provider === 'firebase';
  if (!areBothSure && !isTakenOver) throw new AppError('account-exists-with-different-credential');
  if (user.deletionRequestedAt) throw new AppError('ACCOUNT_BEING_DELETED', { message: RESTORE_FIRST });
  if (user.disabledAt) throw new AppError('user-disabled');
  const kept = isTakenOver ? await takeOver(deps, tx, user) : user;
  await claimSubject(deps, tx, userId, proof);
  const picture = kept.profilePicture ?? readPicture(proof);
  const fullName = kept.fullName ?? readName(proof);
  await updateUser(tx, userId, { profilePicture: picture, fullName }, new Date(deps.now()));
  return userId;
}

/**
 * Does what a reset by mail does for an unconfirmed address. With Firebase there is no such mail of ours, and its
 * confirmation proves the mailbox as well; without this the owner would be locked out.
 */
async function takeOver(deps: LinkingDeps, tx: Db, user: User): Promise<User> {
  const at = new Date(deps.now());
  await removeUnprovenMethods(tx, user.id, at);
  await closeTokensOf(tx, user.id, at);
  await deps.sessions.endAllOf(tx, user.id);
  await forgetDevicesOf(tx, user.id);
  const taken = await updateUser(tx, user.id, { passwordHash: null, emailVerifiedAt: at }, at);
  if (!taken) throw TAKEN;
  return taken;
}

async function createPerson(deps: LinkingDeps, tx: Db, proof: Proof): Promise<string> {
  const id = deps.newId();
  const at = new Date(deps.now());
  await claimSubject(deps, tx, id, proof);
  const user = await insertUser(tx, {
    id,
    email: proof.email,
    ...(proof.emailVerified && { emailVerifiedAt: at }),
    fullName: readName(proof) ?? undefined,
    profilePicture: readPicture(proof) ?? undefined,
    at,
  });
  if (!user) throw TAKEN;
  // Firebase confirms by a mail of its own.
  if (!proof.emailVerified && proof.provider === 'google') await deps.notices.verifyEmail(tx, id);
  return id;
}

async function claimSubject(deps: LinkingDeps, tx: Db, userId: string, proof: Proof): Promise<void> {
  const at = new Date(deps.now());
  if (!(await claimLoginKey(tx, keyOf(proof), userId, at))) throw TAKEN;
  const { provider, subject, email, emailVerified } = proof;
  await insertIdentity(tx, { userId, provider, subject, email, emailVerified, createdAt: at, lastUsedAt: at });
}

async function getOpenUser(tx: Db, userId: string): Promise<User> {
  const user = await findUserForUpdate(tx, userId);
  if (!user) throw TAKEN;
  // A closed account is refused where the session would begin: there its owner can restore it.
  if (user.disabledAt) throw new AppError('user-disabled');
  return user;
}

function readName({ name }: Proof): string | null {
  const plain =
    name
      ?.normalize('NFC')
      .replace(/\p{Cc}/gu, '')
      .trim() ?? '';
  // Does not cut a surrogate pair.
  return plain.slice(0, MAX_NAME_CHARS).replace(/[\uD800-\uDBFF]$/, '') || null;
}

/** Only what our pages may show: an https address. */
function readPicture({ picture }: Proof): string | null {
  if (picture === null || picture.length > MAX_PICTURE_CHARS || !URL.canParse(picture)) return null;
  const url = new URL(picture);
  return url.protocol === 'https:' && url.username === '' ? url.href : null;
}
