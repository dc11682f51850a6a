import { firebaseLogin, type IdentityConfig, login, register } from '#shared/identity/contract.ts';
import { restoreAccount } from '#shared/identity/recovery-contract.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { createVault } from '../../db/vault.ts';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../http/context.ts';
import { eraseOldRows } from '../../jobs/index.ts';
import { ACCESS_TOKEN_ENDPOINTS, mountAccessTokens } from './access-tokens/routes.ts';
import { createAccessTokens } from './access-tokens/service.ts';
import type { IdentityDeps } from './container.ts';
import { reserveCredit, returnCredits } from './credits/repository.ts';
import { createCredentials } from './embedded/credentials.ts';
import { mountRegister } from './embedded/register.ts';
import { findEntitled, lockEntitled, setEntitlement } from './entitlement/repository.ts';
import { eraseIdentity } from './erasure/repository.ts';
import { exportIdentity } from './export/repository.ts';
import { createFirebase, type Firebase, type FirebaseHosts } from './firebase/index.ts';
import { createGoogle } from './google/index.ts';
import type { Identity } from './identity.ts';
import { findOrCreatePerson } from './linking.ts';
import { mountLogin } from './login.ts';
import { METHOD_ENDPOINTS, mountMethods } from './methods/routes.ts';
import { createNotices } from './notices.ts';
import { createChallenges } from './passkeys/challenges.ts';
import { createPasswords } from './passwords/password-hash.ts';
import { mountRecovery, RECOVERY_ENDPOINTS } from './recovery/routes.ts';
import { mountSessions, SESSION_ENDPOINTS } from './routes.ts';
import { countClosedBefore, listClosedBefore } from './self/repository.ts';
import { mountSelf, SELF_ENDPOINTS } from './self/routes.ts';
import { createIdentityCookies } from './sessions/cookies.ts';
import { createFailures } from './sessions/failures.ts';
import { createPendingSignIns } from './sessions/pending-sign-in.ts';
import { createSessions } from './sessions/sessions.ts';
import { createThrottle } from './sign-in-rate-limit.ts';
import { OLD_ROWS } from './sweep/repository.ts';
import { mountTwoStep, TWO_STEP_ENDPOINTS } from './two-step/routes.ts';

export type { Entitled, Entitlement, PaidState } from './entitlement/repository.ts';
export type { ExportedIdentity } from './export/repository.ts';
export { emulatorHosts, type FirebaseHosts, GOOGLE_HOSTS } from './firebase/index.ts';
export type { Identity, SignedIn } from './identity.ts';
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
  const firebaseEndpoints = firebase ? [firebaseLogin] : [];
  const { config, db, log, now, secret } = outer;
  const isHttps = config.appOrigin?.startsWith('https:') ?? false;
  const challenges = createChallenges({ db, log, now, secret, isHttps });
  return {
    endpoints: [
      ...METHOD_ENDPOINTS,
      ...ACCESS_TOKEN_ENDPOINTS,
      ...TWO_STEP_ENDPOINTS,
      ...SESSION_ENDPOINTS,
      register,
      login,
      ...firebaseEndpoints,
      ...RECOVERY_ENDPOINTS,
      ...SELF_ENDPOINTS,
    ],
    mount(app: App) {
      if (firebase) refuseLocal(app);
      mountSessions(app, deps);
      mountRegister(app, deps);
      mountLogin(app, deps);
      firebase?.mount(app, deps);
      mountRecovery(app, deps);
      google.mount(app);
      mountAccessTokens(app, deps, tokens);
      mountMethods(app, { ...deps, challenges });
      mountTwoStep(app, { ...deps, vault: createVault(config) });
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

/** Where Firebase has the accounts, the browser makes and recovers them there; the restoring of a closed one is ours. */
function refuseLocal(app: App): void {
  const local = [register, ...METHOD_ENDPOINTS, ...TWO_STEP_ENDPOINTS, ...RECOVERY_ENDPOINTS];
  for (const { method, path } of local.filter((one) => one !== restoreAccount))
    app.on(method, path, (c) => {
      c.set('pattern', path);
      throw new AppError('NOT_FOUND');
    });
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
