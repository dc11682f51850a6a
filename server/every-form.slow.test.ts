import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { type SessionUser, sessionUser } from '#shared/identity/contract.ts';
import { listen } from './http/listen.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { casesOf } from './testing/cases.ts';
import { A_PASSWORD, type Client, newEmail } from './testing/client.ts';
import { NOBODYS_ID, ROUTE_ROWS } from './testing/route-rows.ts';

const TEXTS = [
  `'; drop table users; --`,
  `\\'||(select string_agg(email, ',') from users)||'`,
  '%_%',
  'a\u0000b',
  'half \uD800 sign',
  '\u202Etxt.exe\uFEFF',
  '👩‍👩‍👧‍👦 𝐁𝑜𝓁𝕕',
  'a\u0301'.repeat(500),
  'a\r\nBcc: all@evil.example\u001b[31m',
];
const OTHER_TYPES: readonly unknown[] = [7, true, null, { length: 3 }, ['text', [null]], -1e99];

/** What a body might name to make its sender more than they are. */
const OTHERS_KEYS = (victim: string) => ({
  ...{ plan: 'pro', proUntil: '2099-01-01T00:00:00Z', proTrialCreditsUsed: -99, checkoutStatus: 'pending_activation' },
  ...{
    emailVerified: true,
    emailVerifiedAt: '2020-01-01T00:00:00Z',
    userId: victim,
    ownerId: victim,
    user: { id: victim },
  },
  ...{ role: 'admin', isAdmin: true, createdAt: 0, passwordHash: 'x', disabledAt: null },
});

// Refused for a reason of the installation, not of the request: payments are closed, and there is no model.
const CLOSED_HERE = ['BILLING_NOT_OPEN', 'NO_LANGUAGE_MODEL'];

interface Attack {
  readonly app: TestApp;
  readonly browser: Client;
  readonly user: SessionUser;
}

let addresses = 0;
/** From an address of its own each time, so that no limit hides what an attack does. */
function fromAnywhere(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}` };
}

async function startAttack(app: TestApp): Promise<Attack> {
  const browser = app.newBrowser();
  const email = newEmail();
  const answer = await browser.post(
    '/api/register',
    { identifier: email, email, password: A_PASSWORD },
    fromAnywhere(),
  );
  const user = sessionUser.parse(answer.body.user);
  await app.database.pool.query("update users set plan = 'pro' where id = $1", [user.id]);
  return { app, browser, user };
}

const objectBody = z.record(z.string(), z.unknown());
const formsOf = (app: TestApp) => app.app.endpoints.filter(({ method }) => method !== 'GET');
const bodyOf = (id: string, user: SessionUser) => objectBody.parse(ROUTE_ROWS[id]?.body?.(user) ?? {});
const pathOf = (path: string, id: string, user: SessionUser) =>
  path.replace(':revision', '1').replace(/:\w+/, () => ROUTE_ROWS[id]?.id?.(user) ?? NOBODYS_ID);

// Each field gets one value of so many, the next field the ones after: over all fields and forms each value has its turn.
const EVERY = casesOf(5, 1);

/** A body for each of its fields with each value, and one for each value under names that the form may not have. */
function* bodies(body: Record<string, unknown>, values: readonly unknown[]): Iterable<Record<string, unknown>> {
  const fields = Object.keys(body);
  for (const [at, field] of fields.entries()) for (const value of turn(values, at)) yield { ...body, [field]: value };
  for (const value of turn(values, fields.length)) yield { ...body, draftId: value, type: value, sort: value };
}

const turn = (values: readonly unknown[], at: number) => values.filter((_, i) => (i + at) % EVERY === 0);

async function expectHandled({ browser }: Attack, method: string, path: string, sent: object): Promise<void> {
  const answer = await browser.send(method, path, { ...sent, headers: fromAnywhere() });
  const isHandled = answer.status < 500 || CLOSED_HERE.includes(String(answer.body.code));
  expect(isHandled, `${method} ${path} ${JSON.stringify(sent).slice(0, 200)} → ${answer.status}`).toBe(true);
  expect(answer.text).not.toMatch(/\bat \S+ \(|node_modules|Failed query|syntax error/);
}

const WHERE = { env: { TRUST_PROXY: '1', GENERATION_LIMIT: '100000/hour,100000/hour' } };

describe('every form there is', () => {
  it.each([
    ['SQL, signs of every script, and lines of headers in each field', TEXTS],
    ['values of another type in each field', OTHER_TYPES],
  ])('takes or refuses, and never fails at: %s', async (_what, values) => {
    const app = await startApp(WHERE);
    const bystander = await startAttack(app);
    const before = await rowOf(bystander);
    for (const { id, method, path } of formsOf(app)) {
      const attack = await startAttack(app);
      for (const body of bodies(bodyOf(id, attack.user), values))
        await expectHandled(attack, method, pathOf(path, id, attack.user), { body });
    }
    expect(await rowOf(bystander)).toEqual(before);
    expect((await bystander.browser.get('/api/user')).status).toBe(200);
  });

  it('takes no key that would make its sender more than they are, and touches nobody else', async () => {
    const app = await startApp(WHERE);
    const victim = await startAttack(app);
    await app.database.pool.query("update users set plan = 'free' where id = $1", [victim.user.id]);
    const before = await rowOf(victim);
    for (const { id, method, path } of formsOf(app)) {
      const attack = await startAttack(app);
      await app.database.pool.query("update users set plan = 'free' where id = $1", [attack.user.id]);
      const body = { ...bodyOf(id, attack.user), ...OTHERS_KEYS(victim.user.id) };
      const raw = JSON.stringify(body).replace(
        /^\{/,
        '{"__proto__":{"plan":"pro"},"constructor":{"prototype":{"plan":"pro"}},',
      );
      await expectHandled(attack, method, pathOf(path, id, attack.user), { raw });
      expect(await standingOf(attack), `${method} ${path}`).toEqual({ plan: 'free', pro_until: null, proof: null });
    }
    expect(await rowOf(victim)).toEqual(before);
    expect('plan' in {}).toBe(false);
  });

  it('is read without failing at whatever a query holds', async () => {
    const app = await startApp(WHERE);
    const attack = await startAttack(app);
    const queries = [
      'type=saved&type=autosave',
      'type[]=saved',
      'sort=name;drop%20table%20users',
      `q=${encodeURIComponent("' or '1'='1")}`,
      'q=%25%25__',
      'q=%00',
      'q=%ff%fe',
      'cursor=e30',
      `cursor=${'A'.repeat(4000)}`,
      'limit=-1&page=1e99&offset=NaN',
      '__proto__[plan]=pro&constructor.prototype.plan=pro',
      'draftId=%27&proposalId[]=x',
      'since=0&days=abc&code=%0d%0ax:y',
    ];
    for (const { id, method, path } of app.app.endpoints.filter((endpoint) => endpoint.method === 'GET'))
      for (const query of queries) await expectHandled(attack, method, `${pathOf(path, id, attack.user)}?${query}`, {});
    expect((await attack.browser.get('/api/user')).status).toBe(200);
  });
});

describe('an address', () => {
  it('no address that somebody enters is fetched', async () => {
    const asked: string[] = [];
    const listener = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const { port } = await listen(listener, '127.0.0.1', 0);
    onTestFinished(() => void listener.close());
    const app = await startApp(WHERE);
    for (const { id, method, path } of formsOf(app)) {
      const attack = await startAttack(app);
      const body = bodyOf(id, attack.user);
      const address = `http://127.0.0.1:${port}/${id}`;
      const texts = Object.keys(body).filter((field) => typeof body[field] === 'string');
      const named = Object.fromEntries([...texts, 'portfolio', 'photoURL', 'picture'].map((field) => [field, address]));
      const json = { body: { ...body, ...named } };
      await expectHandled(attack, method, pathOf(path, id, attack.user), json);
      await expectHandled(attack, method, pathOf(path, id, attack.user), { body: { ...body, portfolio: address } });
    }
    expect(asked).toEqual([]);
  });
});

async function rowOf({ app, user }: Attack): Promise<unknown> {
  return (await app.database.pool.query('select * from users where id = $1', [user.id])).rows;
}

async function standingOf({ app, user }: Attack): Promise<unknown> {
  const columns = 'plan, pro_until, email_verified_at as proof';
  return (await app.database.pool.query(`select ${columns} from users where id = $1`, [user.id])).rows[0];
}
