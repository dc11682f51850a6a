import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Persistence,
  type PopupRedirectResolver,
} from 'firebase/auth';
import type { IdentityConfig } from '#shared/identity/contract.ts';
import type { IdentityClient } from '../identity-client.ts';
import { createClient } from './client.ts';

/** For a run outside a browser, where there is no window to open and nowhere to keep anything. */
export interface FirebaseOptions {
  readonly persistence?: Persistence;
  readonly resolver?: PopupRedirectResolver | null;
  /** Two in one process need two names. */
  readonly appName?: string;
}

/**
 * Signs people in by Firebase Authentication. Importing this file brings the library with it, so it is imported when the
 * server has said that Firebase is used, and never else.
 */
export function createFirebaseClient(
  config: IdentityConfig['firebase'],
  options: FirebaseOptions = {},
): IdentityClient {
  if (!config) throw new Error('The server uses Firebase and has not said which project.');
  return createClient(openAuth(config, options));
}

function openAuth(config: NonNullable<IdentityConfig['firebase']>, options: FirebaseOptions): Auth {
  const { apiKey, authDomain, projectId, appId, emulatorOrigin } = config;
  const app = initializeApp({ apiKey, authDomain, projectId, ...(appId !== null && { appId }) }, options.appName);
  const resolver = options.resolver === undefined ? browserPopupRedirectResolver : options.resolver;
  const auth = initializeAuth(app, {
    persistence: options.persistence ?? [indexedDBLocalPersistence, browserLocalPersistence],
    ...(resolver !== null && { popupRedirectResolver: resolver }),
  });
  // Its banner would lie over the page, and the start table names the emulator already.
  if (emulatorOrigin !== null) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return auth;
}
