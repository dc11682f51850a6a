import { newEmail } from '#server/testing/client.ts';
import { startMailedApp } from '#server/testing/mailed-app.ts';
import { sessionUser } from '#shared/identity/contract.ts';
import { createEmbeddedClient } from '#web/features/identity/embedded-client.ts';
import type { IdentityClient } from '#web/features/identity/identity-client.ts';
import { type Browser, browsersAt } from './browser.ts';
import { type ContractWorld, identityClientContract } from './client-contract.ts';

identityClientContract('embedded', openWorld);

/** The real app, its real mail, and the browser's own code before it. */
async function openWorld(): Promise<ContractWorld> {
  const mailed = await startMailedApp();
  const browsers = browsersAt(mailed.app.origin);
  const owners = new Map<IdentityClient, Browser>();
  return {
    newEmail,
    takeNetworkDown: browsers.down,
    lastResetCode: (email) => mailed.tokenOf('Choose a new password', email),
    async newClient() {
      const browser = browsers.open();
      const client = browser.holding(createEmbeddedClient());
      owners.set(client, browser);
      return client;
    },
    async userOf(client) {
      const answer = await owners.get(client)?.fetch('/api/user');
      return answer?.ok ? sessionUser.parse(await answer.json()) : null;
    },
  };
}
