import { getVersion, listVersions } from '#shared/proposals/versions.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Identity } from '../../identity/index.ts';
import { requireReader } from '../permissions/service.ts';
import * as service from './service.ts';

export interface VersionRouteDeps extends Pick<AppParts, 'db' | 'now'> {
  readonly identity: Pick<Identity, 'require'>;
}

export const VERSION_ENDPOINTS = [listVersions, getVersion];

export function mountVersions(app: App, deps: VersionRouteDeps): void {
  mount(app, listVersions, async ({ c, query }) => {
    const { userId, isPro } = await requireReader(c, deps);
    return { ...(await service.readHistory(deps.db, userId, query)), isPro };
  });

  mount(app, getVersion, async ({ c, params }) => {
    const { userId } = await requireReader(c, deps);
    return service.getVersion(deps.db, userId, params.id);
  });
}
