import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import type { IdentityDeps, SignedIn } from '../container.ts';
import { hasSession } from '../sessions/repository.ts';
import { findUserForUpdate, type User } from '../users/repository.ts';

/** A person who authenticated within this time need not do it again for sensitive changes. */
export const RECENT_MS = 15 * 60_000;

/** @throws AppError 'requires-recent-login' */
export function demandRecent({ now }: Pick<IdentityDeps, 'now'>, { authenticatedAt }: SignedIn): void {
  if (now() - authenticatedAt.getTime() > RECENT_MS) throw new AppError('requires-recent-login');
}

/** The person of the request. @throws AppError 'requires-recent-login', and what `sessions.require` throws. */
export async function requireRecent(deps: Pick<IdentityDeps, 'now' | 'sessions'>, c: AppContext): Promise<SignedIn> {
  const me = await deps.sessions.require(c);
  demandRecent(deps, me);
  return me;
}

/** The person, locked. @throws AppError 'user-token-expired' when this session has been ended meanwhile. */
export async function getSelf(tx: Db, me: SignedIn): Promise<User> {
  const user = await findUserForUpdate(tx, me.userId);
  if (!user) throw new AppError('user-token-expired');
  await demandSession(tx, me);
  return user;
}

/** Call it in a transaction that has locked the person. @throws AppError 'user-token-expired' */
export async function demandSession(tx: Db, { userId, sessionId }: SignedIn): Promise<void> {
  if (!(await hasSession(tx, userId, sessionId))) throw new AppError('user-token-expired');
}
