import type { IdentityConfig } from '#shared/identity/contract.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { createVault } from '../../db/vault.ts';
import type { App } from '../../http/context.ts';
import { eraseOldRows } from '../../jobs/index.ts';
import { mountAccessTokens } from './access-tokens/routes.ts';
import { createAccessTokens } from './access-tokens/service.ts';
import type { Identity, IdentityDeps } from './container.ts';
import { createCredentials } from './embedded/credentials.ts';
import { findEntitled, lockEntitled, reserveCredit, returnCredits, setEntitlement } from './entitlement/repository.ts';
import { eraseIdentity } from './erasure/repository.ts';
import { exportIdentity } from './export/repository.ts';
import { createFirebase, type Firebase, type FirebaseHosts } from './firebase/index.ts';
import { createGoogle } from './google/index.ts';
import { findOrCreatePerson } from './linking.ts';
import { mountLogin, mountRegister } from './login.ts';
import { mountMethods } from './methods/routes.ts';
import { createNotices } from './notices.ts';
import { createChallenges } from './passkeys/service.ts';
import { createPasswords } from './passwords/password-hash.ts';
import { mountRecovery, mountRestore } from './recovery/routes.ts';
import { mountSessions } from './routes.ts';
import { countClosedBefore, listClosedBefore } from './self/repository.ts';
import { mountSelf } from './self/routes.ts';
import { createIdentityCookies } from './sessions/cookies.ts';
import { createFailures } from './sessions/failures.ts';
import { createPendingSignIns } from './sessions/pending-sign-in.ts';
import { createSessions } from './sessions/sessions.ts';
import { createThrottle } from './sign-in-rate-limit.ts';
import { OLD_ROWS } from './sweep/repository.ts';
import { mountTwoStep } from './two-step/routes.ts';

export type { Identity, SignedIn } from './container.ts';
export type { Entitled, Entitlement, PaidState } from './entitlement/repository.ts';
export type { ExportedIdentity } from './export/repository.ts';
export { emulatorHosts, type FirebaseHosts, GOOGLE_HOSTS } from './firebase/index.ts';
export { createVisitors, type Visitors } from './visitor.ts';

/** Minute 17 of every hour. */
const HOURLY = '17 * * * *';

export interface CreateIdentityDeps
  extends Pick<AppParts, 'config' | 'db' | 'pool' | 'log' | 'now' | 'newId' | 'jobs' | 'mailer' | 'secret' | 'origin'> {
  /** For tests: another server instead of Google. */
  readonly firebaseHosts?: FirebaseHosts | undefined;
}

/** Accounts, sign-in methods and sessions. `close` waits for pending writes. */
export function createIdentity(outer: CreateIdentityDeps): Identity & { close(): Promise<void> } {
  const { deps, cookies, firebase, tokens, close } = createParts(outer);
  const sweeps = OLD_ROWS.map((rows) => eraseOldRows(outer, rows));
  outer.jobs.sweep('identity-sweep', HOURLY, sweeps);
  const google = createGoogle(deps);
  const onClosing: Array<(tx: Db, userId: string) => Promise<void>> = [];
  const { config, db, log, now, secret } = outer;
  const isHttps = config.appOrigin?.startsWith('https:') ?? false;
  const challenges = createChallenges({ db, log, now, secret, isHttps });
  return {
    mount(app: App) {
      mountSessions(app, deps);
      mountLogin(app, deps);
      mountRestore(app, deps);
      mountAccessTokens(app, deps, tokens);
      // Where Firebase has the accounts, the browser makes and recovers them there.
      if (firebase) firebase.mount(app, deps);
      else {
        mountRegister(app, deps);
        mountRecovery(app, deps);
        google.mount(app);
        mountMethods(app, { ...deps, challenges });
        mountTwoStep(app, { ...deps, vault: createVault(config) });
      }
      mountSelf(app, { ...deps, areAtFirebase: firebase !== undefined, onClosing });
    },
    find: deps.sessions.find,
    mayBeSignedIn: (c) => cookies.hasHint(c) || cookies.sessionTokens(c).length > 0,
    require: deps.sessions.require,
    findOrExpired: deps.sessions.findOrExpired,
    credits: { reserve: reserveCredit, release: returnCredits },
    entitlement: { find: findEntitled, lock: lockEntitled, set: setEntitlement },
    onClosing: (handler) => void onClosing.push(handler),
    exportData: (userId) => exportIdentity(db, userId),
    erase: eraseIdentity,
    closedBefore: (moment, limit) => listClosedBefore(db, moment, limit),
    shareClosedBefore: (moment) => countClosedBefore(db, moment),
    close,
  };
}

/** What every sign-in method needs. */
function createParts(outer: CreateIdentityDeps) {
  const { config } = outer;
  const firebase = createFirebase({
    ...outer,
    hosts: outer.firebaseHosts,
    personFor: (claims) => findOrCreatePerson(deps, { provider: 'firebase', ...claims }),
  });
  const identityConfig = identityConfigOf(config, firebase);
  const isHttps = config.appOrigin?.startsWith('https:') ?? false;
  const cookies = createIdentityCookies({ isHttps, kind: identityConfig.kind });
  const pending = createPendingSignIns({ ...outer, isHttps });
  const notices = createNotices(outer);
  const tokens = createAccessTokens({ ...outer, notices });
  const passwords = createPasswords(config);
  const throttle = createThrottle({ ...outer, cookies });
  const failures = createFailures(outer, firebase ? 'firebase' : 'password');
  const deps: IdentityDeps = {
    ...outer,
    identityConfig,
    notices,
    passwords,
    failures,
    credentials: firebase?.credentials ?? createCredentials({ ...outer, passwords }),
    pending,
    sessions: createSessions({
      ...outer,
      tokens,
      cookies,
      notices,
      throttle,
      pending,
      accountStatus: firebase?.accountStatus,
    }),
    throttle,
  };
  return { deps, cookies, firebase, tokens, close: failures.settled };
}

function identityConfigOf(config: Config, firebase: Firebase | undefined): IdentityConfig {
  const { passwordMinLength } = config;
  if (firebase) return { kind: 'firebase', hasGoogle: true, passwordMinLength, firebase: firebase.webConfig };
  return { kind: 'embedded', hasGoogle: config.google !== undefined, passwordMinLength, firebase: null };
}
