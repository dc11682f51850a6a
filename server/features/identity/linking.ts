import { emailAddress } from '#shared/identity/identifier.ts';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import {
  findIdentityOf,
  insertIdentity,
  keyOf,
  removeIdentitiesOf,
  type StoredIdentity,
  updateIdentity,
} from './linking/repository.ts';
import type { IdentityDeps } from './parts.ts';
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

/** What a provider says, in an answer of its own that we have checked; nothing of it comes from a browser. */
export interface ProviderProof {
  readonly provider: StoredIdentity['provider'];
  /** Who it is to the provider, for ever; the address may pass to someone else, this does not. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
}

/** The same with an address in the form that we compare. */
type Proof = ProviderProof & { readonly email: string };

const MAX_NAME_CHARS = 100;
const MAX_PICTURE_CHARS = 1000;
// Each turn begins with the winner's row in sight, so the second one decides.
const MAX_ATTEMPTS = 4;
const RESTORE_FIRST = 'This account is closed. Sign in to it as you used to, and you can restore it.';
/** Thrown inside a transaction to take it back: someone else was quicker with a name. */
const TAKEN = new Error('a name was taken meanwhile');

/**
 * Whose account a provider's proof opens: the person this subject belongs to; else the one with the same address, if the
 * provider has confirmed it and so have we; else a new person. Any number of first sign-ins at once make one person.
 *
 * An address that someone typed here and never confirmed opens nothing: the person who typed it would keep their password, their
 * sessions and what they left in it, and wait (A6). The way out is a reset by mail, which proves the mailbox; with Firebase,
 * its own word for the address, which does the same (`takeOver`).
 * @throws AppError 'account-exists-with-different-credential', 'user-disabled', ACCOUNT_BEING_DELETED for an address of a closed
 * account that this provider has not opened before; 'internal-error' when the provider names no address.
 */
export async function personFor(deps: LinkingDeps, given: ProviderProof): Promise<string> {
  const email = emailAddress.safeParse(given.email);
  if (!email.success) throw new AppError('internal-error', { cause: new Error('the provider named no address') });
  const proof: Proof = { ...given, email: email.data };
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(deps.db, (tx) => findOrMake(deps, tx, proof));
    } catch (error) {
      if (error !== TAKEN) throw error;
      // Its owner can still take a change of their email back.
      if (attempt === MAX_ATTEMPTS) throw new AppError('email-already-in-use');
    }
  }
}

/**
 * Call it when a mailed link has just proved the mailbox of an account whose address nobody had confirmed, in the same
 * transaction: what its maker may have left to come back by goes, and what they did here; the username, which they chose, can
 * be changed again. The password and the sessions are the caller's.
 */
export async function forgetUnprovenWays(tx: Db, userId: string, at: Date): Promise<void> {
  await removeIdentitiesOf(tx, userId);
  await removePasskeysOf(tx, userId);
  await removeTwoSteps(tx, userId);
  await removeEventsOf(tx, userId);
  const unproven = { pendingEmail: null, fullName: null, profilePicture: null, usernameChangedAt: null };
  await updateUser(tx, userId, unproven, at);
}

async function findOrMake(deps: LinkingDeps, tx: Db, proof: Proof): Promise<string> {
  const knownId = await findUserIdByKey(tx, keyOf(proof));
  if (knownId !== undefined) return refresh(deps, tx, knownId, proof);
  const sameAddressId = await findUserIdByKey(tx, emailKey(proof.email));
  return sameAddressId === undefined ? make(deps, tx, proof) : link(deps, tx, sameAddressId, proof);
}

/** The subject is known: what the provider says now is stored. */
async function refresh(deps: LinkingDeps, tx: Db, userId: string, proof: Proof): Promise<string> {
  const user = await getOpenUser(tx, userId);
  const { provider, subject, email, emailVerified } = proof;
  const former = await findIdentityOf(tx, { userId, provider, subject });
  const at = new Date(deps.now());
  await updateIdentity(tx, { userId, provider, subject, email, emailVerified, lastUsedAt: at });
  // Until now anybody could have sat here under this address.
  if (emailVerified && former?.emailVerified === false) await deps.sessions.endAllOf(tx, userId);
  const hasMoved = await takesAddress(deps, tx, user, proof);
  const isProof = emailVerified && user.email === email && user.emailVerifiedAt === null;
  const picture = pictureOf(proof) ?? user.profilePicture;
  const changes = {
    ...(picture !== user.profilePicture && { profilePicture: picture }),
    ...(isProof && { emailVerifiedAt: at }),
    ...(hasMoved && { email, emailVerifiedAt: at, pendingEmail: null }),
  };
  if (Object.keys(changes).length > 0) await updateUser(tx, userId, changes, at);
  return userId;
}

/**
 * Firebase keeps its people's addresses, so a new one that it has confirmed becomes ours, as a way to sign in too, unless it is
 * another account's here. The old address gets a notice. Other providers' addresses are their own.
 */
async function takesAddress(deps: LinkingDeps, tx: Db, user: User, proof: Proof): Promise<boolean> {
  if (proof.provider !== 'firebase' || !proof.emailVerified || proof.email === user.email) return false;
  const at = new Date(deps.now());
  if (!(await claimEmail(tx, proof.email, user.id, at))) return false;
  await releaseLoginKey(tx, emailKey(user.email), user.id);
  await closeTokensOf(tx, user.id, at);
  // Nobody has said that they read what is mailed to an address that was never confirmed.
  if (user.emailVerifiedAt) {
    await deps.notices.emailChanged(tx, user.id, { from: user.email, to: proof.email, canUndo: false });
  }
  return true;
}

/** The address is someone's already. */
async function link(deps: LinkingDeps, tx: Db, userId: string, proof: Proof): Promise<string> {
  const user = await findUserForUpdate(tx, userId);
  // Given up or erased while we looked.
  if (!user || user.email !== proof.email) throw TAKEN;
  const areBothSure = proof.emailVerified && user.emailVerifiedAt !== null;
  const isTakenOver = proof.emailVerified && !areBothSure && proof.provider === 'firebase';
  if (!areBothSure && !isTakenOver) throw new AppError('account-exists-with-different-credential');
  if (user.deletionRequestedAt) throw new AppError('ACCOUNT_BEING_DELETED', { message: RESTORE_FIRST });
  if (user.disabledAt) throw new AppError('user-disabled');
  const kept = isTakenOver ? await takeOver(deps, tx, user) : user;
  await claim(deps, tx, userId, proof);
  const picture = kept.profilePicture ?? pictureOf(proof);
  const fullName = kept.fullName ?? nameOf(proof);
  await updateUser(tx, userId, { profilePicture: picture, fullName }, new Date(deps.now()));
  return userId;
}

/**
 * Does what a reset by mail does at an address that nobody had confirmed. With Firebase there is no such mail of ours, and its
 * word proves the mailbox as well; else its owner would be locked out for ever.
 */
async function takeOver(deps: LinkingDeps, tx: Db, user: User): Promise<User> {
  const at = new Date(deps.now());
  await forgetUnprovenWays(tx, user.id, at);
  await closeTokensOf(tx, user.id, at);
  await deps.sessions.endAllOf(tx, user.id);
  await forgetDevicesOf(tx, user.id);
  const taken = await updateUser(tx, user.id, { passwordHash: null, emailVerifiedAt: at }, at);
  if (!taken) throw TAKEN;
  return taken;
}

async function make(deps: LinkingDeps, tx: Db, proof: Proof): Promise<string> {
  const id = deps.newId();
  const at = new Date(deps.now());
  await claim(deps, tx, id, proof);
  const user = await insertUser(tx, {
    id,
    email: proof.email,
    ...(proof.emailVerified && { emailVerifiedAt: at }),
    fullName: nameOf(proof) ?? undefined,
    profilePicture: pictureOf(proof) ?? undefined,
    at,
  });
  if (!user) throw TAKEN;
  // Firebase asks its people to confirm by a mail of its own.
  if (!proof.emailVerified && proof.provider === 'google') await deps.notices.verifyEmail(tx, id);
  return id;
}

async function claim(deps: LinkingDeps, tx: Db, userId: string, proof: Proof): Promise<void> {
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

function nameOf({ name }: Proof): string | null {
  const plain =
    name
      ?.normalize('NFC')
      .replace(/\p{Cc}/gu, '')
      .trim() ?? '';
  // Half of a letter that is two units long must not stay behind.
  return plain.slice(0, MAX_NAME_CHARS).replace(/[\uD800-\uDBFF]$/, '') || null;
}

/** Only what a page of ours may show: an https address. */
function pictureOf({ picture }: Proof): string | null {
  if (picture === null || picture.length > MAX_PICTURE_CHARS || !URL.canParse(picture)) return null;
  const url = new URL(picture);
  return url.protocol === 'https:' && url.username === '' ? url.href : null;
}
