import { randomUUID } from 'node:crypto';
import { beforeAll, vi } from 'vitest';
import { startApp } from '../../server/testing/app.ts';
import { newEmail } from '../../server/testing/client.ts';
import { type IdentityConfig, identityConfig, sessionUser } from '../../shared/identity/contract.ts';
import type { IdentityClient } from '../../web/features/identity/identity-client.ts';
import { type Browser, browsersAt } from '../identity-contract/browser.ts';
import { type ContractWorld, identityClientContract } from '../identity-contract/client-contract.ts';
import { Emulator, emulatorHost, NO_RECAPTCHA, settingsFor } from './emulator.ts';

identityClientContract('firebase', openWorld);

const emulator = new Emulator();
const network = globalThis.fetch;
let isDown = false;

// Firebase's library keeps the `fetch` that it finds when it is first imported, so this is there before.
beforeAll(() => {
  globalThis.fetch = (input, init) => {
    if (isDown) return Promise.reject(new TypeError('fetch failed'));
    // The one thing asked here that the emulator does not implement.
    if (typeof input === 'string' && input.includes('/v2/recaptchaConfig'))
      return Promise.resolve(Response.json(NO_RECAPTCHA));
    return network(input, init);
  };
});

async function newFirebaseClient(config: IdentityConfig['firebase']): Promise<IdentityClient> {
  const { inMemoryPersistence } = await import('firebase/auth');
  const { createFirebaseClient } = await import('../../web/features/identity/firebase/index.ts');
  return createFirebaseClient(config, { persistence: inMemoryPersistence, resolver: null, appName: randomUUID() });
}

/** The real app in Firebase mode, the emulator, and the browser's own code before both. */
async function openWorld(): Promise<ContractWorld> {
  const app = await startApp({ env: settingsFor(emulatorHost()) });
  const everywhere = globalThis.fetch;
  const browsers = browsersAt(app.origin);
  const withCookies = globalThis.fetch;
  const isToApp = (input: unknown) => input instanceof Request && input.url.startsWith(app.origin);
  // The emulator gets no cookies of ours, and neither does what the server itself asks it.
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) =>
    isToApp(input) ? withCookies(input) : everywhere(input, init),
  );
  const owners = new Map<IdentityClient, Browser>();
  return {
    newEmail: () => `${randomUUID()}.${newEmail()}`,
    takeNetworkDown() {
      const restoreNetwork = browsers.down();
      isDown = true;
      return () => {
        isDown = false;
        restoreNetwork();
      };
    },
    async lastResetCode(email) {
      return (await emulator.lastCode(email, 'PASSWORD_RESET')) ?? '';
    },
    async newClient() {
      const browser = browsers.open();
      const { firebase } = identityConfig.parse(await (await browser.fetch('/api/identity-config')).json());
      const client = browser.holding(await newFirebaseClient(firebase));
      owners.set(client, browser);
      return client;
    },
    async userOf(client) {
      const answer = await owners.get(client)?.fetch('/api/user');
      return answer?.ok ? sessionUser.parse(await answer.json()) : null;
    },
  };
}
