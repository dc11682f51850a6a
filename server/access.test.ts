import { describe, expect, it } from 'vitest';
import { type SessionUser, sessionUser } from '#shared/identity/contract.ts';
import { appForAll, startApp, type TestApp } from './testing/app.ts';
import { A_PASSWORD, type Client, newEmail } from './testing/client.ts';
import { NOBODYS_ID, outcomeFor, ROLES, ROUTE_ROWS, type Role } from './testing/route-rows.ts';

/** After these the account, its session or what waits for a second answer is another: the next route is asked by another person. */
const CHANGES_WHO_ASKS = ['register', 'login', 'logout', 'setUpTwoStep', 'deleteUser', 'changePassword'];

describe('who may use what', () => {
  it('is said for every route there is, and for no other', async () => {
    const app = await startApp();
    expect(app.app.endpoints.map(({ id }) => id).toSorted()).toEqual(Object.keys(ROUTE_ROWS).toSorted());
  });

  it.each(ROLES)('holds for a browser that is: %s', async (role) => {
    const app = await startApp({ env: { TRUST_PROXY: '1' } });
    const anna = await signUpFrom(app.newBrowser(), '203.0.113.1');
    let asking: { browser: Client; user: SessionUser | undefined } | undefined;
    for (const [i, endpoint] of app.app.endpoints.entries()) {
      const row = ROUTE_ROWS[endpoint.id];
      // Whose Pro has ended is someone without credits wherever Pro makes no difference.
      if (role === 'ended' && !row?.ended && !row?.pro) continue;
      const address = `198.51.100.${i}`;
      asking ??= await asRole(role, app, address);
      const { browser } = asking;
      const user = asking.user ?? anna;
      const path = endpoint.path.replace(':revision', '1').replace(/:\w+/, () => row?.id?.(user) ?? NOBODYS_ID);
      const body = row?.body?.(user);
      const headers = { 'x-forwarded-for': address };
      const answer = await browser.send(endpoint.method, path, { ...(body !== undefined && { body }), headers });
      const outcome = answer.status < 400 ? 'ok' : answer.body.code;
      expect(outcome, `${role}: ${endpoint.method} ${path}`).toBe(row && outcomeFor(row, role));
      if (outcome === 'ok' && CHANGES_WHO_ASKS.includes(endpoint.id)) asking = undefined;
    }
  });
});

const STANDINGS: Partial<Record<Role, string>> = {
  spent: 'pro_trial_credits_used = 3',
  ended: "plan = 'pro', pro_until = now() - interval '1 day', pro_trial_credits_used = 3",
  pro: "plan = 'pro', pro_until = null",
};

/** A new browser of that role, and its person, where it has one. */
async function asRole(role: Role, app: TestApp, address: string) {
  const browser = app.newBrowser();
  if (role === 'expired') pretendSignedIn(browser);
  if (role === 'visitor' || role === 'expired') return { browser, user: undefined };
  const user = await signUpFrom(browser, address);
  const standing = STANDINGS[role];
  if (standing) await app.database.pool.query(`update users set ${standing} where id = $1`, [user.id]);
  return { browser, user };
}

/** The cookies of a session that ended elsewhere. */
function pretendSignedIn(browser: Client): void {
  browser.cookies.set('session', 'A'.repeat(43));
  browser.cookies.set('signed-in', 'embedded');
}

async function signUpFrom(browser: Client, address: string): Promise<SessionUser> {
  const email = newEmail();
  const registration = { identifier: email, email, password: A_PASSWORD };
  const answer = await browser.post('/api/register', registration, { 'x-forwarded-for': address });
  return sessionUser.parse(answer.body.user);
}

describe('an id that cannot be is one that is not there', () => {
  const app = appForAll();
  const numbers = ['0', '-1', '9007199254740992', '1e99'];
  const ids = [...numbers, 'abc', '%00', '%2e%2e%2f', '?id[]=', 'x'.repeat(4096)];

  it('on every route', async () => {
    const browser = app().newBrowser();
    const user = await browser.signUp();
    const routes = app().app.endpoints.filter(({ path }) => path.includes('/:'));
    expect(routes.length).toBeGreaterThan(5);
    for (const { method, path, id: name } of routes) {
      const body = ROUTE_ROWS[name]?.body?.(user);
      for (const id of ids) {
        const asked = path.replace(/:\w+/, () => id);
        const answer = await browser.send(method, asked, body === undefined ? {} : { body });
        // What is no id at all leads to another route, or to none.
        const codes = id.startsWith('?') ? ['NOT_FOUND', 'METHOD_NOT_ALLOWED'] : ['NOT_FOUND'];
        expect(codes, `${method} ${asked.slice(0, 60)}`).toContain(answer.body.code);
      }
    }
    expect((await browser.get('/api/user')).status).toBe(200);
  });
});
