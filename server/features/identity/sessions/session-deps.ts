import type { AppParts } from '../../../app-parts.ts';
import type { Config } from '../../../config.ts';
import type { AccessTokens } from '../access-tokens/service.ts';
import type { AccountStatus } from '../container.ts';
import type { Notices } from '../notices.ts';
import type { SignInRateLimit } from '../sign-in-rate-limit.ts';
import type { IdentityCookies } from './cookies.ts';
import type { PendingSignIns } from './pending-sign-in.ts';

export interface SessionDeps extends Pick<AppParts, 'db' | 'now' | 'newId'> {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly cookies: IdentityCookies;
  readonly notices: Pick<Notices, 'newDevice' | 'accountRestored'>;
  readonly throttle: Pick<SignInRateLimit, 'countSignIn'>;
  readonly pending: PendingSignIns;
  readonly tokens: Pick<AccessTokens, 'find'>;
  /** Checks sessions that a provider must confirm. */
  readonly accountStatus?: AccountStatus | undefined;
}
