import { holderOf } from '#shared/plans/access.ts';
import { createProfile, deleteProfile, listProfiles, updateProfile } from '#shared/profiles/contract.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import type { Identity, SignedIn } from '../identity/index.ts';
import { listProfilesOf } from './repository.ts';
import * as service from './service.ts';

export interface RouteDeps extends service.ProfileDeps {
  readonly identity: Pick<Identity, 'require'>;
}

// All its texts at their maximum length, every character written as an escape.
const LONGEST = { maxBodyBytes: 1024 * 1024 };

export function mountProfiles(app: App, deps: RouteDeps): void {
  const { identity } = deps;

  mount(app, listProfiles, async ({ c }) => {
    const { userId } = await identity.require(c);
    return { profiles: await listProfilesOf(deps.db, userId) };
  });

  mount(
    app,
    createProfile,
    async ({ c, input }) => {
      const writer = writerOf(await identity.require(c));
      return { profile: await service.createProfile(deps, writer, input) };
    },
    LONGEST,
  );

  mount(
    app,
    updateProfile,
    async ({ c, params, input: { revision, ...fields } }) => {
      const writer = writerOf(await identity.require(c));
      return { profile: await service.updateProfile(deps, writer, { id: params.id, revision, fields }) };
    },
    LONGEST,
  );

  mount(app, deleteProfile, async ({ c, params }) => {
    const { userId } = await identity.require(c);
    await service.deleteProfile(deps, userId, params.id);
    return { success: true } as const;
  });
}

function writerOf({ userId, user }: SignedIn): service.Writer {
  return { userId, holder: holderOf(user) };
}
