import { getVersion, listVersions } from '#shared/proposals/versions.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import { type ReaderDeps, requireReader } from '../readers.ts';
import * as service from './service.ts';

export function mountVersions(app: App, deps: ReaderDeps): void {
  mount(app, listVersions, async ({ c, query }) => {
    const { userId, isPro } = await requireReader(c, deps);
    return { ...(await service.readHistory(deps.db, userId, query)), isPro };
  });

  mount(app, getVersion, async ({ c, params }) => {
    const { userId } = await requireReader(c, deps);
    return service.getVersion(deps.db, userId, params.id);
  });
}
