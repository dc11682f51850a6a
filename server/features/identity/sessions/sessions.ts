import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import { accessTokenOf } from '../../../http/request-headers.ts';
import { revokeTokensOf } from '../access-tokens/repository.ts';
import type { Sessions, SignedIn } from '../container.ts';
import { begin, type SessionDeps, toSignedIn } from './begin.ts';
import { hashOfToken, newToken } from './cookies.ts';
import { SEEN_EVERY_MS, sessionLimitsAt } from './lifetime.ts';
import {
  createFindLiveSession,
  endSessions,
  type FindLiveSession,
  forgetDevicesOf,
  hasSignInEnded,
  removeSessionOf,
  removeSessions,
  removeSessionsOf,
  updateLastSeen,
  updateProviderChecked,
  updateToken,
} from './repository.ts';

export function createSessions(deps: SessionDeps): Sessions {
  const { db, cookies } = deps;
  // A request asks several times for its session, and the database once.
  const sessionByRequest = new WeakMap<AppContext, Promise<SignedIn | undefined>>();
  const findLive = createFindLiveSession(db);
  const find = (c: AppContext) => {
    const accessToken = accessTokenOf(c);
    const known =
      sessionByRequest.get(c) ?? (accessToken ? deps.tokens.find(c, accessToken) : findSignedIn(deps, findLive, c));
    sessionByRequest.set(c, known);
    return known;
  };
  const at = () => new Date(deps.now());
  const endOf = (c: AppContext) =>
    inTransaction(db, (tx) => endSessions(tx, cookies.sessionTokens(c).map(hashOfToken), at()));
  const findOrExpired = async (c: AppContext) => {
    const signedIn = await find(c);
    if (!signedIn && cookies.hasHint(c)) throw new AppError('user-token-expired');
    return signedIn;
  };
  return {
    find,
    findOrExpired,
    async require(c) {
      const signedIn = await findOrExpired(c);
      if (!signedIn) throw new AppError('SIGN_IN_REQUIRED');
      return signedIn;
    },
    async begin(c, proven, method, extras) {
      const signedIn = await begin(deps, c, { ...proven, method, ...extras });
      sessionByRequest.set(c, Promise.resolve(signedIn));
      return signedIn;
    },
    async rotate(tx, c, { sessionId }, authenticatedAt) {
      const session = newToken();
      const isThere = await updateToken(tx, sessionId, hashOfToken(session), at(), authenticatedAt);
      if (!isThere) throw new AppError('user-token-expired');
      return () => cookies.setSignedIn(c, { session, device: cookies.deviceToken(c) ?? newToken() });
    },
    affirm: (sessionId, authenticatedAt) => updateProviderChecked(db, sessionId, at(), authenticatedAt),
    hasEnded: (userId, authenticatedAt) => hasSignInEnded(db, userId, authenticatedAt),
    async endForgotten(c) {
      if (!cookies.hasHint(c)) await endOf(c);
    },
    async end(c) {
      await endOf(c);
      cookies.setSignedOut(c);
      sessionByRequest.set(c, Promise.resolve(undefined));
    },
    endOne: (userId, id) => inTransaction(db, (tx) => removeSessionOf(tx, userId, id, at())),
    async endAllOf(tx: Db, userId: string, exceptSessionId?: string) {
      await removeSessionsOf(tx, userId, at(), exceptSessionId);
      return revokeTokensOf(tx, userId, at());
    },
    endOthersOf: (tx, userId, sessionId) => removeSessionsOf(tx, userId, at(), sessionId),
    async forgetOtherDevices(tx, c, userId) {
      const token = cookies.deviceToken(c);
      await forgetDevicesOf(tx, userId, token && hashOfToken(token));
    },
  };
}

async function findSignedIn(
  deps: SessionDeps,
  findLive: FindLiveSession,
  c: AppContext,
): Promise<SignedIn | undefined> {
  const { db, cookies, accountStatus } = deps;
  const token = cookies.sessionToken(c);
  // A sign-out removes the hint at once, and the session when it reaches the server: until then nobody may use it.
  if (!token || !cookies.hasHint(c)) return undefined;
  const tokenHash = hashOfToken(token);
  const moment = sessionLimitsAt(deps.now());
  const found = await findLive(tokenHash, moment);
  if (!found || found.user.deletionRequestedAt || found.user.disabledAt) return undefined;
  const { session, user } = found;
  if (session.method === 'firebase' && accountStatus) {
    const checkedAt = session.providerCheckedAt ?? session.authenticatedAt;
    const verdict = await accountStatus.of({ id: session.id, checkedAt });
    if (verdict === 'ended') {
      await removeSessions(db, [tokenHash]);
      return undefined;
    }
    if (verdict === 'good') await updateProviderChecked(db, session.id, moment.now);
  }
  const seenBefore = new Date(moment.now.getTime() - SEEN_EVERY_MS);
  if (session.lastSeenAt < seenBefore) await updateLastSeen(db, tokenHash, moment.now, seenBefore);
  c.set('userId', user.id);
  return toSignedIn(session, user);
}
