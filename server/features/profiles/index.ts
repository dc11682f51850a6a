import type { App } from '../../http/context.ts';
import { listProfilesOf, removeProfilesOf } from './repository.ts';
import { mountProfiles, type RouteDeps } from './routes.ts';

export type Profiles = ReturnType<typeof createProfiles>;

/** What people say about themselves, stored under names of their own. */
export function createProfiles(deps: RouteDeps) {
  return {
    mount: (app: App) => mountProfiles(app, deps),
    /** Everything stored here about a person, for their data export. */
    exportData: (userId: string) => listProfilesOf(deps.db, userId),
    /** Deletes every profile of a person. */
    erase: removeProfilesOf,
  };
}
