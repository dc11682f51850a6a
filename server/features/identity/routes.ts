import {
  endOtherSessions,
  endSession,
  listLoginHistory,
  listSessions,
  logout,
  readIdentityConfig,
  readUser,
} from '#shared/identity/contract.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import type { App, AppContext } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import type { IdentityDeps } from './container.ts';
import { readClientInfo } from './sessions/client-info.ts';
import { listHistory, listSignedInPlaces } from './sessions/list-sessions.ts';

/** What all sign-in methods share. */
export function mountSessions(app: App, deps: IdentityDeps): void {
  const { db, sessions } = deps;
  const networkOf = (c: AppContext) => readClientInfo(c, deps.config.trustProxy).address;

  mount(app, readIdentityConfig, async () => deps.identityConfig);

  mount(app, readUser, async ({ c }) => {
    const signedIn = await sessions.find(c);
    if (!signedIn) throw new AppError('SIGN_IN_REQUIRED');
    return signedIn.user;
  });

  mount(app, logout, async ({ c }) => {
    await sessions.end(c);
    return { success: true } as const;
  });

  mount(app, listSessions, async ({ c }) => {
    return { sessions: await listSignedInPlaces(deps, await sessions.require(c), networkOf(c)) };
  });

  mount(app, endSession, async ({ c, params }) => {
    const { userId, sessionId } = await sessions.require(c);
    if (!(await sessions.endOne(userId, params.id))) throw new AppError('NOT_FOUND');
    if (params.id === sessionId) await sessions.end(c);
    return { success: true } as const;
  });

  mount(app, endOtherSessions, async ({ c }) => {
    const { userId, sessionId } = await sessions.require(c);
    const ended = await inTransaction(db, (tx) => sessions.endOthersOf(tx, userId, sessionId));
    return { success: true, ended } as const;
  });

  mount(app, listLoginHistory, async ({ c }) => {
    return { entries: await listHistory(deps, await sessions.require(c), networkOf(c)) };
  });
}
