import { firebaseLogin } from '#shared/identity/contract.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { Sessions } from '../container.ts';
import { keyOf } from '../linking/repository.ts';
import type { SignInRateLimit } from '../sign-in-rate-limit.ts';
import { findUserIdByKey } from '../users/repository.ts';
import { createFirebaseStatus } from './account-status.ts';
import { createFirebaseCredentials } from './credentials.ts';
import { exchange } from './exchange.ts';
import { createIdTokens, type IdClaims } from './id-token.ts';
import { createFirebaseRest } from './rest.ts';

interface FirebaseDeps extends Pick<AppParts, 'config' | 'db' | 'log' | 'now'> {
  /** The person of a Firebase account: an existing or a new one. */
  readonly personFor: (claims: IdClaims) => Promise<string>;
  /** For tests: another server instead of Google. */
  readonly hosts?: FirebaseHosts | undefined;
}

export type Firebase = NonNullable<ReturnType<typeof createFirebase>>;

/** Firebase Authentication as the store of accounts and passwords; undefined without its three settings. */
export function createFirebase({ config, db, log, now, personFor, hosts }: FirebaseDeps) {
  const { firebase } = config;
  if (!firebase) return undefined;
  const { emulatorOrigin, apiKey, projectId } = firebase;
  const at = hosts ?? (emulatorOrigin === null ? GOOGLE_HOSTS : emulatorHosts(emulatorOrigin));
  const tokens = createIdTokens({ projectId, keysUrl: at.keys, isEmulated: emulatorOrigin !== null, now });
  const rest = createFirebaseRest(at.identity, apiKey);
  const accountStatus = createFirebaseStatus({ tokens, rest, log, now });
  const userIdOf = (subject: string) => findUserIdByKey(db, keyOf({ provider: 'firebase', subject }));
  return {
    /** The settings that browsers get. */
    webConfig: firebase,
    credentials: createFirebaseCredentials({ db, rest, tokens, personFor }),
    accountStatus,
    mount(app: App, { sessions, throttle }: { sessions: Sessions; throttle: SignInRateLimit }): void {
      mount(app, firebaseLogin, ({ c, input }) =>
        exchange({ tokens, accountStatus, throttle, sessions, userIdOf, personFor }, c, input.idToken),
      );
    },
  };
}

/** Firebase's addresses. */
export interface FirebaseHosts {
  /** The public keys that identity tokens are signed with, as a JSON Web Key Set. */
  readonly keys: string;
  /** Of the REST API, without a trailing slash. */
  readonly identity: string;
}

export const GOOGLE_HOSTS: FirebaseHosts = {
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  identity: 'https://identitytoolkit.googleapis.com',
};

/** The emulator serves Google's hosts as folders of its own, and signs nothing. */
export function emulatorHosts(origin: string): FirebaseHosts {
  return { ...GOOGLE_HOSTS, identity: `${origin}/identitytoolkit.googleapis.com` };
}
