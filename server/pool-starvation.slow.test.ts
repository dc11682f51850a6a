import { expect, it } from 'vitest';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { sessionUser } from '#shared/identity/contract.ts';
import { casesOf } from './testing/cases.ts';
import { A_PASSWORD, type Client, newEmail } from './testing/client.ts';
import { makePro } from './testing/drafts.ts';
import { startPaidApp } from './testing/paid-app.ts';
import { NOBODYS_ID, ROUTE_ROWS } from './testing/route-rows.ts';

const CONNECTIONS = 2;
const AT_ONCE = casesOf(4, 20);
const NO_LIMITS = { TRUST_PROXY: '1', GENERATION_LIMIT: '100000/hour,100000/hour' };

// A request that held a connection while it waits for another would wait for ever: the others hold them all.
it(`${AT_ONCE} requests at once of every endpoint come to their end with ${CONNECTIONS} connections to the database`, {
  timeout: 900_000,
}, async ({ task }) => {
  const app = await startPaidApp({ connections: CONNECTIONS, env: NO_LIMITS });
  let [tried, asked] = [0, 0];
  const address = () => `198.51.${(asked += 1) >> 8}.${asked & 255}`;
  for (const endpoint of app.app.endpoints) {
    const browser = app.newBrowser();
    const user = await signUpFrom(browser, address());
    await makePro(app, user.id);
    const row = ROUTE_ROWS[endpoint.id];
    const path = pathOf(endpoint, row?.id?.(user) ?? NOBODYS_ID);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => {
        const body = row?.body?.(user);
        const headers = { 'x-forwarded-for': address() };
        return browser.send(endpoint.method, path, { ...(body !== undefined && { body }), headers });
      }),
    );
    const failed = answers.filter(({ status }) => status >= 500).map(({ status, text }) => `${status} ${text}`);
    expect(failed, endpoint.id).toEqual([]);
    tried += answers.length;
  }
  task.meta.counted = { tried };
});

async function signUpFrom(browser: Client, address: string) {
  const email = newEmail();
  const registration = { identifier: email, email, password: A_PASSWORD };
  const answer = await browser.post('/api/register', registration, { 'x-forwarded-for': address });
  return sessionUser.parse(answer.body.user);
}

function pathOf({ path }: Endpoint, id: string): string {
  return path.replace(':revision', '1').replace(/:\w+/, id);
}
