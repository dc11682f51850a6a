import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/client.ts';
import type { AccountStatus, Notices, Throttle } from '../parts.ts';
import type { IdentityCookies } from './cookies.ts';

export interface SessionDeps {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly db: Database;
  readonly now: () => number;
  readonly newId: () => string;
  readonly cookies: IdentityCookies;
  readonly notices: Pick<Notices, 'newDevice'>;
  readonly throttle: Pick<Throttle, 'countSignIn'>;
  /** Asked about sessions that a provider vouched for. */
  readonly accountStatus?: AccountStatus | undefined;
}
