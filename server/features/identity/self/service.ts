import type { z } from 'zod';
import type { changePassword, SessionUser, updateUserInput } from '#shared/identity/contract.ts';
import { DELETION_DAYS } from '#shared/site/retention.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, refusedAt } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import type { IdentityDeps, SignedIn } from '../container.ts';
import type { Proven } from '../proven.ts';
import { closeTokensOf } from '../recovery/repository.ts';
import { emailKey } from '../users/login-keys.ts';
import { findUser, findUserIdByKey, sessionUserOf, updateUser } from '../users/repository.ts';
import { demandRecent, demandSession, getSelf } from './demand.ts';
import { closeAccount, updatePendingEmail, updateUsername } from './repository.ts';

export interface SelfDeps extends IdentityDeps {
  /** Firebase stores addresses and passwords; an address is not changed here (0021). */
  readonly areAtFirebase: boolean;
  /** What other features do in the transaction that closes an account. */
  readonly onClosing: ReadonlyArray<(tx: Db, userId: string) => Promise<void>>;
}

const DAY_MS = 86_400_000;

/**
 * Changes a person's own data. A new address is pending until it is confirmed; entering the current one cancels that.
 * @throws AppError 'requires-recent-login', 'email-already-in-use', 'too-many-requests', USERNAME_TAKEN, INVALID_INPUT.
 */
export async function updateSelf(
  deps: SelfDeps,
  me: SignedIn,
  input: z.output<typeof updateUserInput>,
): Promise<SessionUser> {
  const at = new Date(deps.now());
  const newEmail = input.email === me.user.email ? undefined : input.email;
  if (newEmail !== undefined) await refuseNewEmail(deps, me, newEmail);
  const newName = input.username === me.user.username ? undefined : input.username;
  if (newName !== undefined && me.user.canChangeUsername) await deps.throttle.countUsername(me.userId);
  return inTransaction(deps.db, async (tx) => {
    const user = await getSelf(tx, me);
    if (input.fullName !== undefined) await updateUser(tx, me.userId, { fullName: input.fullName }, at);
    if (newName !== undefined) {
      // Before the name is looked up: a person who cannot have it may not learn whether it is taken.
      if (user.usernameChangedAt) throw refusedAt('username', 'INVALID_INPUT', CHANGED_ONCE);
      const isTheirs = await updateUsername(tx, me.userId, { from: user.username, to: newName }, at);
      if (!isTheirs) throw refusedAt('username', 'USERNAME_TAKEN');
    }
    if (input.email !== undefined) await updatePendingEmail(tx, me.userId, newEmail ?? null, at);
    if (newEmail !== undefined) {
      await deps.notices.confirmNewEmail(tx, me.userId);
      await deps.notices.emailChangeRequested(tx, user, newEmail);
    }
    const changed = await findUser(tx, me.userId);
    if (!changed) throw new AppError('SIGN_IN_REQUIRED');
    return sessionUserOf(changed);
  });
}

/**
 * Verifies the password, replaces it, signs every other browser out and forgets it, and invalidates mailed password links.
 * This browser gets a new token.
 * @throws AppError 'wrong-password', 'password-does-not-meet-requirements', 'too-many-requests'; 'user-token-expired' when
 * the password or the session has changed in the meantime.
 */
export async function changeOwnPassword(
  deps: SelfDeps,
  c: AppContext,
  me: SignedIn,
  input: z.output<typeof changePassword.input>,
): Promise<void> {
  const { currentPassword, newPassword } = input;
  const proven = await provePassword(deps, c, me, currentPassword, 'currentPassword');
  if (currentPassword === newPassword)
    throw refusedAt('newPassword', 'password-does-not-meet-requirements', SAME_PASSWORD);
  if (!deps.areAtFirebase) await deps.passwords.refuseWeak(newPassword, 'newPassword');
  const passwords = { current: currentPassword, next: newPassword };
  const handOver = await deps.credentials.change(proven, passwords, {
    async before(tx) {
      await demandSession(tx, me);
      await deps.sessions.endOthersOf(tx, me.userId, me.sessionId);
      await deps.sessions.forgetOtherDevices(tx, c, me.userId);
      await closeTokensOf(tx, me.userId, new Date(deps.now()), 'reset-password');
    },
    async after(tx, user) {
      await deps.notices.passwordChanged(tx, user);
      return deps.sessions.rotate(tx, c, me, new Date(deps.now()));
    },
  });
  handOver();
}

/** Closes the account, returns when it is erased. @throws AppError INVALID_INPUT, 'wrong-password', 'requires-recent-login'. */
export async function closeSelf(
  deps: SelfDeps,
  c: AppContext,
  me: SignedIn,
  input: { email: string; password?: string | undefined },
): Promise<Date> {
  if (input.email.normalize('NFKC').trim().toLowerCase() !== me.user.email)
    throw refusedAt('email', 'INVALID_INPUT', NOT_YOUR_EMAIL);
  if (input.password !== undefined) await provePassword(deps, c, me, input.password, 'password');
  else demandRecent(deps, me);
  const at = new Date(deps.now());
  const deletedAfter = new Date(at.getTime() + DELETION_DAYS * DAY_MS);
  await inTransaction(deps.db, async (tx) => {
    const user = await getSelf(tx, me);
    await closeAccount(tx, me.userId, at);
    await deps.sessions.endAllOf(tx, me.userId);
    for (const handler of deps.onClosing) await handler(tx, me.userId);
    await deps.notices.accountClosed(tx, user, deletedAfter);
  });
  await deps.sessions.end(c);
  return deletedAfter;
}

const NOT_YOUR_EMAIL = 'This is not your account’s email.';
const CHANGED_ONCE = 'A username can be changed once, and yours has been.';
const EMAIL_ELSEWHERE = 'Your email belongs to the account you sign in with. It cannot be changed here.';
const SAME_PASSWORD = 'The new password is the one you have already.';
const NO_PASSWORD = "This account has no password yet. Choose one with 'Forgot password'.";

async function refuseNewEmail(deps: SelfDeps, me: SignedIn, email: string): Promise<void> {
  if (deps.areAtFirebase) throw refusedAt('email', 'INVALID_INPUT', EMAIL_ELSEWHERE);
  demandRecent(deps, me);
  await deps.throttle.countOwnMail(me.userId, email);
  const owner = await findUserIdByKey(deps.db, emailKey(email));
  if (owner !== undefined && owner !== me.userId) throw refusedAt('email', 'email-already-in-use');
}

/** @throws AppError 'wrong-password' at `field`, 'too-many-requests'. */
async function provePassword(
  deps: SelfDeps,
  c: AppContext,
  me: SignedIn,
  password: string,
  field: string,
): Promise<Proven> {
  const proven = await deps.throttle.guard(c, me.user.email, () => deps.credentials.prove(me.userId, password));
  if (proven) return proven;
  const hasPassword = me.user.hasPassword || deps.areAtFirebase;
  throw refusedAt(field, 'wrong-password', hasPassword ? undefined : NO_PASSWORD);
}
