import type { ErrorCode } from '#shared/http/errors.ts';
import { DELETION_DAYS } from '#shared/site/retention.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import { dayInWords } from '../../../mail/index.ts';
import type { AccessTokens } from '../access-tokens/service.ts';
import type { AccountStatus, SignedIn } from '../container.ts';
import type { Notices } from '../notices.ts';
import type { Method, Proven, SignInExtras } from '../proven.ts';
import type { SignInRateLimit } from '../sign-in-rate-limit.ts';
import { hasTwoSteps } from '../two-step/repository.ts';
import { findUserForUpdate, findUserIdByKey, sessionUserOf, type User, updateUser } from '../users/repository.ts';
import { readClientInfo } from './client-info.ts';
import { hashOfToken, type IdentityCookies, newToken } from './cookies.ts';
import { MOST_KEPT, SESSION_ENDS_AFTER_MS } from './lifetime.ts';
import type { PendingSignIn, PendingSignIns } from './pending-sign-in.ts';
import {
  insertEvent,
  insertSession,
  rememberDevice,
  removeSessions,
  removeSurplusOf,
  type Session,
} from './repository.ts';

export interface SessionDeps extends Pick<AppParts, 'db' | 'now' | 'newId'> {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly cookies: IdentityCookies;
  readonly notices: Pick<Notices, 'newDevice' | 'accountRestored'>;
  readonly throttle: Pick<SignInRateLimit, 'countSignIn'>;
  readonly pending: PendingSignIns;
  readonly tokens: Pick<AccessTokens, 'find'>;
  /** Checks sessions that a provider must confirm. */
  readonly accountStatus?: AccountStatus | undefined;
}

interface SignIn extends Proven, SignInExtras {
  readonly method: Method;
}

const DAY_MS = 86_400_000;

/** See `Sessions.begin`. */
export async function begin(deps: SessionDeps, c: AppContext, signIn: SignIn): Promise<SignedIn> {
  try {
    return await beginNow(deps, c, signIn);
  } catch (error) {
    const isPending = error instanceof AppError && PENDING.includes(error.code);
    if (isPending) await deps.pending.keep(c, pendingOf(signIn));
    throw error;
  }
}

/** The proof was correct; one more step is needed before the person is signed in. */
const PENDING: readonly ErrorCode[] = ['second-step-required', 'ACCOUNT_BEING_DELETED'];

function pendingOf({ userId, basedOn, method, authenticatedAt, hasSecondStep = false }: SignIn): PendingSignIn {
  return { userId, basedOn, method, authenticatedAt, hasSecondStep };
}

async function beginNow(deps: SessionDeps, c: AppContext, signIn: SignIn): Promise<SignedIn> {
  const { cookies } = deps;
  await deps.throttle.countSignIn(c, signIn);
  const former = cookies.sessionTokens(c).map(hashOfToken);
  const tokens = { session: newToken(), device: cookies.deviceToken(c) ?? newToken() };
  const session = sessionOf(deps, c, signIn, hashOfToken(tokens.session));
  const user = await inTransaction(deps.db, async (tx) => {
    const person = await getProven(tx, signIn);
    await demandSecondStep(tx, signIn);
    await refuseClosed(deps, tx, person, signIn);
    await removeSessions(tx, former);
    await insertSession(tx, session);
    await noteSignIn(deps, tx, { session, person, deviceHash: hashOfToken(tokens.device) });
    return person;
  });
  cookies.setSignedIn(c, tokens);
  c.set('userId', user.id);
  c.var.log().info({ userId: user.id, method: signIn.method }, 'signed in');
  return toSignedIn(session, user);
}

/**
 * The person of a proof, locked until the transaction ends. Since the proof the password may have been replaced, or the
 * sign-in method removed, to stop the old one.
 * @throws AppError 'invalid-credential' when the basis of the proof is gone.
 */
export async function getProven(tx: Db, { userId, basedOn }: Proven): Promise<User> {
  const user = await findUserForUpdate(tx, userId);
  const isValid =
    'passwordHash' in basedOn
      ? user?.passwordHash === basedOn.passwordHash
      : (await findUserIdByKey(tx, basedOn.loginKey)) === userId;
  if (!user || !isValid) throw new AppError('invalid-credential');
  return user;
}

/** A passkey is two factors already: the device, and its user. Every other proof needs the code, where it is turned on. */
async function demandSecondStep(tx: Db, { userId, method, hasSecondStep }: SignIn): Promise<void> {
  if (method === 'passkey' || hasSecondStep) return;
  if (await hasTwoSteps(tx, userId)) throw new AppError('second-step-required');
}

/** Restores a closed account on request. @throws AppError 'user-disabled', ACCOUNT_BEING_DELETED */
async function refuseClosed(deps: SessionDeps, tx: Db, user: User, { restoresAccount }: SignIn): Promise<void> {
  if (user.disabledAt) throw new AppError('user-disabled');
  if (!user.deletionRequestedAt) return;
  const erasedAfter = new Date(user.deletionRequestedAt.getTime() + DELETION_DAYS * DAY_MS);
  const at = new Date(deps.now());
  if (erasedAfter <= at) throw new AppError('user-disabled', { message: BEING_ERASED });
  if (!restoresAccount) {
    const message = `This account is closed. Everything in it is erased after ${dayInWords(erasedAfter)}. Until then you can restore it.`;
    throw new AppError('ACCOUNT_BEING_DELETED', { message });
  }
  await updateUser(tx, user.id, { deletionRequestedAt: null }, at);
  await deps.notices.accountRestored(tx, user);
}

const BEING_ERASED = `This account was closed more than ${DELETION_DAYS} days ago and is being erased.`;

export function toSignedIn(session: Session, user: User): SignedIn {
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
    ...readClientInfo(c, deps.config.trustProxy),
    createdAt: at,
    lastSeenAt: at,
    authenticatedAt: signIn.authenticatedAt ?? at,
    providerCheckedAt: signIn.method === 'firebase' ? at : null,
    endsAt: new Date(at.getTime() + SESSION_ENDS_AFTER_MS),
  };
}

/** Records the sign-in in the history and the device, and mails about a new device that is not the first. */
async function noteSignIn(
  deps: SessionDeps,
  tx: Db,
  { session, person, deviceHash }: { session: Session; person: User; deviceHash: string },
): Promise<void> {
  const { userId, method, device, address, createdAt: at } = session;
  const event = { userId, id: deps.newId(), event: 'signed-in' as const, method, device, address, at };
  await insertEvent(tx, { ...event, sessionId: session.id });
  const accountStatus = await rememberDevice(tx, userId, deviceHash, at);
  if (accountStatus === 'new') await deps.notices.newDevice(tx, person, { device, at });
  await removeSurplusOf(tx, userId, MOST_KEPT);
}
