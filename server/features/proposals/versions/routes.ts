import { holderOf } from '#shared/plans/holder.ts';
import { getVersion, listVersions, restoreVersion } from '#shared/proposals/versions.ts';
import type { App, AppContext } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { idempotencyKeyOf } from '../../../http/request-headers.ts';
import type { Identity } from '../../identity/index.ts';
import { requireFeatures } from '../../plans/index.ts';
import * as service from './service.ts';

export interface VersionRouteDeps extends service.VersionDeps {
  readonly identity: Pick<Identity, 'require'>;
  readonly restoreLimit: Limiter;
}

export const VERSION_ENDPOINTS = [listVersions, getVersion, restoreVersion];

export function mountVersions(app: App, deps: VersionRouteDeps): void {
  mount(app, listVersions, async ({ c, query }) => {
    const userId = await requirePro(c, deps);
    return { ...(await service.readHistory(deps.db, userId, query)), isPro: true } as const;
  });

  mount(app, getVersion, async ({ c, params }) => {
    const userId = await requirePro(c, deps);
    return service.getVersion(deps.db, userId, params.id);
  });

  mount(app, restoreVersion, async ({ c, params: { id } }) => {
    const userId = await requirePro(c, deps);
    const key = idempotencyKeyOf(c);
    await deps.restoreLimit.count([userId]);
    return { success: true, version: await service.restoreVersion(deps, userId, { id, key }) } as const;
  });
}

/** @throws AppError SIGN_IN_REQUIRED, 'user-token-expired', PREMIUM_REQUIRED */
async function requirePro(c: AppContext, { identity, now }: VersionRouteDeps): Promise<string> {
  const { userId, user } = await identity.require(c);
  requireFeatures(holderOf(user), ['drafts.versions'], new Date(now()));
  return userId;
}
