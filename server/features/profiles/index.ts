import type { Profile } from '#shared/profiles/contract.ts';
import type { Db } from '../../db/client.ts';
import type { App } from '../../http/context.ts';
import { listProfilesOf, removeProfilesOf } from './repository.ts';
import { mountProfiles, PROFILE_ENDPOINTS, type RouteDeps } from './routes.ts';

/** What people say about themselves, stored under names of their own. */
export interface Profiles {
  readonly endpoints: typeof PROFILE_ENDPOINTS;
  mount(app: App): void;
  /** Everything stored here about a person, for their data export. */
  dataOf(userId: string): Promise<Profile[]>;
  /** Deletes every profile of a person. */
  erase(db: Db, userId: string): Promise<void>;
}

export function createProfiles(deps: RouteDeps): Profiles {
  return {
    endpoints: PROFILE_ENDPOINTS,
    mount: (app) => mountProfiles(app, deps),
    dataOf: (userId) => listProfilesOf(deps.db, userId),
    erase: removeProfilesOf,
  };
}
