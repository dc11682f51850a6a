import { deleteOwnKey, getOwnKey, saveOwnKey } from '#shared/proposals/own-key.ts';
import type { RateLimit } from '../../../config.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import type { Identity } from '../../identity/index.ts';
import * as service from './service.ts';

/** Each calls a provider: the limit keeps people from testing many keys. */
export const KEY_TEST_LIMIT: RateLimit = { points: 20, perSeconds: 3_600 };

interface OwnKeyRouteDeps extends service.OwnKeyDeps {
  readonly identity: Pick<Identity, 'require'>;
  readonly testLimit: Limiter;
}

export function mountOwnKey(app: App, deps: OwnKeyRouteDeps): void {
  mount(app, getOwnKey, async ({ c }) => {
    const { userId } = await deps.identity.require(c);
    return service.viewOwnKey(deps, userId);
  });

  mount(app, saveOwnKey, async ({ c, input }) => {
    const { userId } = await deps.identity.require(c);
    await deps.testLimit.count([userId]);
    return service.saveOwnKey(deps, userId, input);
  });

  mount(app, deleteOwnKey, async ({ c }) => {
    const { userId } = await deps.identity.require(c);
    return service.deleteOwnKey(deps, userId);
  });
}
