import type { SessionUser } from '#shared/identity/contract.ts';
import type { UndoneEmailChange } from '#shared/identity/recovery-contract.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import type { IdentityDeps, SignedIn } from '../container.ts';
import { listIdentitiesOf, removeIdentitiesOf } from '../linking/repository.ts';
import { removeUnprovenMethods } from '../linking.ts';
import { listPasskeysOf, removePasskeysOf } from '../passkeys/repository.ts';
import { demandSession, RECENT_MS } from '../self/demand.ts';
import { hashOfToken } from '../sessions/cookies.ts';
import { forgetDevicesOf, hasSession } from '../sessions/repository.ts';
import { hasTwoSteps, removeTwoStepsSince } from '../two-step/repository.ts';
import { emailKey } from '../users/login-keys.ts';
import {
  claimEmail,
  findUser,
  findUserForUpdate,
  releaseLoginKey,
  sessionUserOf,
  type User,
  updateUser,
} from '../users/repository.ts';
import {
  closeTokensOf,
  closeUndoLinksSince,
  findFirstChange,
  findOpenToken,
  type Token,
  useToken,
} from './repository.ts';

type RecoveryDeps = Pick<IdentityDeps, 'db' | 'now' | 'passwords' | 'sessions' | 'throttle' | 'notices'>;

/** Does the same for every address, known or not: the difference happens later, in the job. */
export async function askForReset(deps: RecoveryDeps, c: AppContext, email: string): Promise<void> {
  await deps.throttle.countMail(c, email);
  await deps.notices.passwordReset(deps.db, email);
}

/**
 * Sets the password by a mailed link. A person with the link reads the mailbox, so the address is theirs, and nothing stays
 * that another person may have prepared: no session, no known browser, no open link, no pending address, and for an
 * unconfirmed address no provider account, no name and no history.
 * @throws AppError 'invalid-action-code', 'password-does-not-meet-requirements' (the link still works then).
 */
export async function resetPassword(deps: RecoveryDeps, input: { token: string; password: string }): Promise<void> {
  const token = await getOpenToken(deps, input.token);
  if (token.kind !== 'reset-password') throw new AppError('invalid-action-code');
  await deps.passwords.refuseWeak(input.password, 'password');
  const passwordHash = await deps.passwords.hash(input.password);
  await withToken(deps, token, async (tx, user, at) => {
    if (user.email !== token.email) throw new AppError('invalid-action-code');
    await closeTokensOf(tx, user.id, at);
    if (!user.emailVerifiedAt) await removeUnprovenMethods(tx, user.id, at);
    const emailVerifiedAt = user.emailVerifiedAt ?? at;
    const owner = requireUser(await updateUser(tx, user.id, { passwordHash, emailVerifiedAt, pendingEmail: null }, at));
    await deps.sessions.endAllOf(tx, user.id);
    await forgetDevicesOf(tx, user.id);
    await deps.notices.passwordChanged(tx, owner, { wasUnconfirmed: user.emailVerifiedAt === null });
  });
}

/**
 * Confirms the address, or the new address, of the signed-in person by a mailed link. A link of another person is refused:
 * opening a mail must not confirm an address for an account that its reader has never seen.
 * @throws AppError 'invalid-action-code', 'email-already-in-use' when another person has the new address by now.
 */
export async function confirmEmail(deps: RecoveryDeps, me: SignedIn, given: string): Promise<SessionUser> {
  const token = await getOpenToken(deps, given);
  const isMine = token.userId === me.userId && (token.kind === 'verify-email' || token.kind === 'change-email');
  if (!isMine) throw new AppError('invalid-action-code');
  return withToken(deps, token, async (tx, user, at) => {
    await demandSession(tx, me);
    const confirmed =
      token.kind === 'change-email'
        ? await changeAddress(deps, tx, user, token.email, at)
        : await verifyAddress(tx, user, token.email, at);
    // The earlier signed-in person may have created the account in the name of the mailbox owner.
    if (!user.emailVerifiedAt) await deps.sessions.endAllOf(tx, user.id, me.sessionId);
    return sessionUserOf(confirmed);
  });
}

/** Whether a mailed link could set a password now. @throws AppError 'invalid-action-code' */
export async function checkResetLink(deps: RecoveryDeps, given: string): Promise<void> {
  const { kind, userId, email } = await getOpenToken(deps, given);
  const user = kind === 'reset-password' ? await findUser(deps.db, userId) : undefined;
  if (user?.email !== email) throw new AppError('invalid-action-code');
}

/**
 * Restores the address that the link was mailed to, also after the new one was confirmed, and locks out the person who changed it:
 * the password, all access tokens, other links, known browsers and sessions end, and sign-in methods that could have been
 * added by the same sign-in or since are removed. The address that loses the account gets a notice. A session of the same
 * person in the browser that asks stays, with a new token, because a thief may have copied the old one; it is no more recent
 * than before. Source: docs/decisions/0140-undoing-an-email-change-locks-others-out.md
 * @throws AppError 'invalid-action-code', 'email-already-in-use'.
 */
export async function undoEmailChange(deps: RecoveryDeps, c: AppContext, given: string): Promise<UndoneEmailChange> {
  const token = await getOpenToken(deps, given);
  if (token.kind !== 'undo-email-change') throw new AppError('invalid-action-code');
  const { email } = token;
  const me = await deps.sessions.find(c);
  const { undone, handOver } = await withToken(deps, token, async (tx, user, at) => {
    const changedAt = await findFirstChange(tx, token, at);
    // The change required a sign-in at most this long before.
    const since = new Date(changedAt.getTime() - RECENT_MS);
    if (user.email !== email) await takeAddress(tx, user, email, at);
    await closeTokensOf(tx, user.id, at);
    await closeUndoLinksSince(tx, user.id, changedAt, at);
    const reopened = user.deletionRequestedAt !== null && user.deletionRequestedAt >= changedAt;
    const restored = { email, emailVerifiedAt: at, pendingEmail: null, passwordHash: null };
    const closing = reopened && { deletionRequestedAt: null };
    const owner = requireUser(await updateUser(tx, user.id, { ...restored, ...closing }, at));
    if (reopened) await deps.notices.accountRestored(tx, owner);
    if (user.email !== email) {
      await deps.notices.emailChanged(tx, user.id, { from: user.email, to: email, canUndo: false });
      if (reopened) await deps.notices.accountRestored(tx, user);
    }
    const session = me?.userId === user.id && (await hasSession(tx, user.id, me.sessionId)) ? me : undefined;
    const accessTokens = await deps.sessions.endAllOf(tx, user.id, session?.sessionId);
    const { removed, kept } = await removeMethodsAddedSince(tx, user.id, since);
    await forgetDevicesOf(tx, user.id);
    return {
      undone: { email, removed: { password: user.passwordHash !== null, accessTokens, ...removed }, kept, reopened },
      handOver: session && (await deps.sessions.rotate(tx, c, session)),
    };
  });
  handOver?.();
  return undone;
}

/** Mails the pending link again: of the new address, else of an unconfirmed address. */
export async function resendConfirmation(deps: RecoveryDeps, me: SignedIn): Promise<void> {
  const { emailVerified, pendingEmail } = me.user;
  if (pendingEmail !== null) {
    await deps.throttle.countOwnMail(me.userId, pendingEmail);
    await deps.notices.confirmNewEmail(deps.db, me.userId);
  } else if (!emailVerified) {
    await deps.throttle.countOwnMail(me.userId);
    await deps.notices.verifyEmail(deps.db, me.userId);
  }
}

async function verifyAddress(tx: Db, user: User, email: string, at: Date): Promise<User> {
  if (user.email !== email) throw new AppError('invalid-action-code');
  await closeTokensOf(tx, user.id, at, 'verify-email');
  return requireUser(await updateUser(tx, user.id, { emailVerifiedAt: user.emailVerifiedAt ?? at }, at));
}

/** The new address replaces the old one, also for sign-in, or nothing changes. The old one gets a notice. */
async function changeAddress(deps: RecoveryDeps, tx: Db, user: User, email: string, at: Date): Promise<User> {
  if (user.pendingEmail !== email) throw new AppError('invalid-action-code');
  await takeAddress(tx, user, email, at);
  await closeTokensOf(tx, user.id, at);
  const canUndo = user.emailVerifiedAt !== null;
  await deps.notices.emailChanged(tx, user.id, { from: user.email, to: email, canUndo });
  return requireUser(await updateUser(tx, user.id, { email, emailVerifiedAt: at, pendingEmail: null }, at));
}

/** The address signs in, in place of the one before. @throws AppError 'email-already-in-use' */
async function takeAddress(tx: Db, user: User, email: string, at: Date): Promise<void> {
  if (!(await claimEmail(tx, email, user.id, at))) throw new AppError('email-already-in-use');
  await releaseLoginKey(tx, emailKey(user.email), user.id);
}

async function getOpenToken(deps: RecoveryDeps, given: string): Promise<Token> {
  const token = await findOpenToken(deps.db, hashOfToken(given), new Date(deps.now()));
  if (!token) throw new AppError('invalid-action-code');
  return token;
}

/** Uses the token together with its effect; of two at once one does it. A refusal leaves the token unused. */
function withToken<T>(
  deps: RecoveryDeps,
  token: Token,
  work: (tx: Db, user: User, at: Date) => Promise<T>,
): Promise<T> {
  return inTransaction(deps.db, async (tx) => {
    // Locks the person first, as everything that decides about them does: nothing of theirs is written in the meantime.
    const user = await findUserForUpdate(tx, token.userId);
    const at = new Date(deps.now());
    const isFirst = user !== undefined && (await useToken(tx, token.tokenHash, at));
    if (!isFirst) throw new AppError('invalid-action-code');
    return work(tx, user, at);
  });
}

function requireUser(user: User | undefined): User {
  if (!user) throw new Error('a person was removed while their address was confirmed');
  return user;
}

interface MethodsAfterUndo {
  readonly removed: Omit<UndoneEmailChange['removed'], 'password' | 'accessTokens'>;
  readonly kept: UndoneEmailChange['kept'];
}

/** Removes the sign-in methods that were added at `since` or later. Needs the person locked. */
async function removeMethodsAddedSince(tx: Db, userId: string, since: Date): Promise<MethodsAfterUndo> {
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
