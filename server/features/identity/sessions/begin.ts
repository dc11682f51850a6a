import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import type { SignedIn } from '../identity.ts';
import type { Method, Proven } from '../parts.ts';
import { findUserForUpdate, findUserIdByKey, type User } from '../users/repository.ts';
import { sessionUserOf } from '../users/session-user.ts';
import { whereaboutsOf } from './client-info.ts';
import { hashOfToken, newToken } from './cookies.ts';
import { MOST_KEPT, SESSION_ENDS_AFTER_MS } from './lifetime.ts';
import {
  insertEvent,
  insertSession,
  rememberDevice,
  removeSessions,
  removeSurplusOf,
  type Session,
} from './repository.ts';
import type { SessionDeps } from './session-deps.ts';

interface SignIn extends Proven {
  readonly method: Method;
  readonly authenticatedAt: Date | undefined;
}

/** See `Sessions.begin`. */
export async function begin(deps: SessionDeps, c: AppContext, signIn: SignIn): Promise<SignedIn> {
  const { cookies } = deps;
  await deps.throttle.countSignIn(c, signIn);
  const former = cookies.sessionTokens(c).map(hashOfToken);
  const tokens = { session: newToken(), device: cookies.deviceToken(c) ?? newToken() };
  const session = sessionOf(deps, c, signIn, hashOfToken(tokens.session));
  const user = await inTransaction(deps.db, async (tx) => {
    const person = await getProven(tx, signIn);
    refuseClosed(person);
    await removeSessions(tx, former);
    await insertSession(tx, session);
    await noteSignIn(deps, tx, { session, person, deviceHash: hashOfToken(tokens.device) });
    return person;
  });
  cookies.setSignedIn(c, tokens);
  c.set('userId', user.id);
  c.var.log.info({ userId: user.id, method: signIn.method }, 'signed in');
  return signedInOf(session, user);
}

/**
 * The person of a proof, locked until the transaction ends. Between the proof and this moment the password may have
 * been chosen anew, or the way in taken away, by someone who wanted the old one to open nothing.
 * @throws AppError 'invalid-credential' when what the proof rested on is gone.
 */
export async function getProven(tx: Db, { userId, restsOn }: Proven): Promise<User> {
  const user = await findUserForUpdate(tx, userId);
  const stands =
    'passwordHash' in restsOn
      ? user?.passwordHash === restsOn.passwordHash
      : (await findUserIdByKey(tx, restsOn.loginKey)) === userId;
  if (!user || !stands) throw new AppError('invalid-credential');
  return user;
}

/** @throws AppError 'user-disabled', ACCOUNT_BEING_DELETED for who is no longer let in. */
export function refuseClosed(user: User): void {
  if (user.deletionRequestedAt) throw new AppError('ACCOUNT_BEING_DELETED');
  if (user.disabledAt) throw new AppError('user-disabled');
}

export function signedInOf(session: Session, user: User): SignedIn {
  const { id: sessionId, authenticatedAt } = session;
  return { userId: user.id, sessionId, authenticatedAt, user: sessionUserOf(user) };
}

function sessionOf(deps: SessionDeps, c: AppContext, signIn: SignIn, tokenHash: string): Session {
  const at = new Date(deps.now());
  return {
    tokenHash,
    userId: signIn.userId,
    id: deps.newId(),
    method: signIn.method,
    ...whereaboutsOf(c, deps.config.trustProxy),
    createdAt: at,
    lastSeenAt: at,
    authenticatedAt: signIn.authenticatedAt ?? at,
    providerCheckedAt: signIn.method === 'firebase' ? at : null,
    endsAt: new Date(at.getTime() + SESSION_ENDS_AFTER_MS),
  };
}

/** In the history, among the person's devices, and in their mailbox when the device is not their first and new. */
async function noteSignIn(
  deps: SessionDeps,
  tx: Db,
  { session, person, deviceHash }: { session: Session; person: User; deviceHash: string },
): Promise<void> {
  const { userId, method, device, address, createdAt: at } = session;
  const event = { userId, id: deps.newId(), event: 'signed-in' as const, method, device, address, at };
  await insertEvent(tx, { ...event, sessionId: session.id });
  const accountStatus = await rememberDevice(tx, userId, deviceHash, at);
  if (accountStatus === 'new') await deps.notices.newDevice(tx, person, { device, address, at });
  await removeSurplusOf(tx, userId, MOST_KEPT);
}
