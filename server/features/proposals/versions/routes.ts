import { holderOf } from '#shared/plans/holder.ts';
import { getVersion, listVersions } from '#shared/proposals/versions.ts';
import type { Db } from '../../../db/client.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Identity } from '../../identity/index.ts';
import { requireFeatures } from '../../plans/index.ts';
import * as service from './service.ts';

export interface VersionRouteDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly identity: Pick<Identity, 'require'>;
}

export const VERSION_ENDPOINTS = [listVersions, getVersion];

export function mountVersions(app: App, deps: VersionRouteDeps): void {
  mount(app, listVersions, async ({ c, query }) => {
    const userId = await requirePro(c, deps);
    return { ...(await service.readHistory(deps.db, userId, query)), isPro: true } as const;
  });

  mount(app, getVersion, async ({ c, params }) => {
    const userId = await requirePro(c, deps);
    return service.getVersion(deps.db, userId, params.id);
  });
}

/** @throws AppError SIGN_IN_REQUIRED, 'user-token-expired', PREMIUM_REQUIRED */
async function requirePro(c: AppContext, { identity, now }: VersionRouteDeps): Promise<string> {
  const { userId, user } = await identity.require(c);
  requireFeatures(holderOf(user), ['drafts.versions'], new Date(now()));
  return userId;
}
