import { describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { A_PASSWORD, type Answer, type Client, newEmail } from '../../testing/client.ts';
import { setCount } from '../../testing/rate-counts.ts';

const BEHIND_PROXY = { env: { TRUST_PROXY: '1' } };

/** A try with its own network address. */
function tryFrom(client: Client, address: string, username: string, password = 'a wrong password'): Promise<Answer> {
  return client.post('/api/login', { username, password }, { 'x-forwarded-for': address });
}

async function tryOften(app: TestApp, times: number, username: string, address = (i: number) => `203.0.113.${i}`) {
  const codes: unknown[] = [];
  for (let i = 0; i < times; i++) codes.push((await tryFrom(app.newBrowser(), address(i), username)).body.code);
  return codes;
}

describe('wrong passwords for one account', () => {
  it('are checked ten times in 15 minutes, wherever they come from and for an unknown name too, and the refusal says when to try again', async () => {
    const app = await startApp(BEHIND_PROXY);
    await app.signUp('anna@freelance.example');
    expect(await tryOften(app, 10, 'anna')).toEqual(Array(10).fill('invalid-credential'));
    const refused = await tryFrom(app.newBrowser(), '203.0.113.200', 'anna');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'too-many-requests',
      'Too many tries in a short time. Please wait a while, or reset your password.',
    ]);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(Date.parse(String(refused.body.retryAt)) - Date.now()).toBeGreaterThan(0);
    expect((await tryFrom(app.newBrowser(), '203.0.113.201', 'anna', A_PASSWORD)).status).toBe(429);

    expect(await tryOften(app, 1, 'nobody@freelance.example')).toEqual(['invalid-credential']);
    await setCount(app, 'sign-in-account', 9);
    expect(await tryOften(app, 2, 'nobody@freelance.example')).toEqual(['invalid-credential', 'too-many-requests']);
    const { rows } = await app.database.pool.query<{ key: string }>('select key from rate_limits');
    expect(JSON.stringify(rows)).not.toContain('nobody');
  });

  it('share one count over the names of the account and every spelling of them', async () => {
    const app = await startApp(BEHIND_PROXY);
    await app.signUp('anna@freelance.example');
    const names = ['anna', 'ANNA', ' anna ', 'ａnna', 'anna@freelance.example'];
    for (const [i, name] of [...names, ...names].entries())
      expect((await tryFrom(app.newBrowser(), `203.0.113.${i}`, name)).status, name).toBe(401);
    for (const name of names) expect((await tryFrom(app.newBrowser(), '203.0.113.99', name)).status, name).toBe(429);
  });

  it('do not lock out the person on a known browser', async () => {
    const app = await startApp(BEHIND_PROXY);
    await app.signUp('anna@freelance.example');
    await app.post('/api/logout', {});
    await tryOften(app, 1, 'anna');
    await setCount(app, 'sign-in-account', 10);
    expect((await tryFrom(app.newBrowser(), '198.51.100.1', 'anna', A_PASSWORD)).status).toBe(429);
    expect((await tryFrom(app, '198.51.100.1', 'anna', A_PASSWORD)).status).toBe(200);
    // Nor when the strangers sit in the same office.
    await tryOften(app, 1, 'somebody-else', () => '198.51.100.1');
    expect(await setCount(app, 'sign-in-address', 50)).toBeGreaterThan(0);
    expect(await tryOften(app, 1, 'somebody-else', () => '198.51.100.1')).toEqual(['too-many-requests']);
    await app.post('/api/logout', {});
    expect((await tryFrom(app, '198.51.100.1', 'anna', A_PASSWORD)).status).toBe(200);
    expect((await app.get('/api/user')).status).toBe(200);
  });

  it('are counted on a known browser too, separately', async () => {
    const app = await startApp(BEHIND_PROXY);
    await app.signUp('anna@freelance.example');
    const device = app.cookies.get('device') ?? '';
    const thief = app.newBrowser();
    thief.cookies.set('device', device);
    for (let i = 0; i < 2; i++) expect((await tryFrom(thief, `203.0.113.${i}`, 'anna')).status).toBe(401);
    expect(await setCount(app, 'sign-in-account', 10)).toBe(1);
    expect((await tryFrom(thief, '203.0.113.50', 'anna', A_PASSWORD)).status).toBe(429);
    expect((await tryFrom(app.newBrowser(), '203.0.113.51', 'anna', A_PASSWORD)).status).toBe(200);
  });

  it('get no extra tries from a browser that is known to another person', async () => {
    const app = await startApp(BEHIND_PROXY);
    await app.signUp('anna@freelance.example');
    const eve = app.newBrowser();
    await eve.signUp('eve@freelance.example');
    await tryOften(app, 1, 'anna');
    await setCount(app, 'sign-in-account', 10);
    expect((await tryFrom(eve, '203.0.113.50', 'anna', A_PASSWORD)).status).toBe(429);
  });

  it('are uncounted when they turn out correct, and when they were not checked', async () => {
    const app = await startApp(BEHIND_PROXY);
    await app.signUp('anna@freelance.example');
    for (let i = 0; i < 12; i++)
      expect((await tryFrom(app.newBrowser(), '203.0.113.1', 'anna', A_PASSWORD)).status).toBe(200);
    await app.database.pool.query('alter table login_keys rename to login_keys_elsewhere');
    try {
      for (let i = 0; i < 12; i++)
        expect((await tryFrom(app.newBrowser(), '203.0.113.1', 'anna', A_PASSWORD)).status).toBe(500);
    } finally {
      await app.database.pool.query('alter table login_keys_elsewhere rename to login_keys');
    }
    expect((await tryFrom(app.newBrowser(), '203.0.113.1', 'anna', A_PASSWORD)).status).toBe(200);
  });

  it('at once are no more than ten, over all processes', async () => {
    const app = await startApp(BEHIND_PROXY);
    const second = await startApp({ ...BEHIND_PROXY, besides: app });
    await app.signUp('anna@freelance.example');
    const asked = Array.from({ length: 16 }, (_, i) =>
      tryFrom((i % 2 ? app : second).newBrowser(), `203.0.113.${i}`, 'anna'),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });
});

describe('one password for many accounts from one address', () => {
  it('is checked fifty times, whatever the client claims as its address', async () => {
    const app = await startApp();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) {
      // As if 48 others had been tried.
      if (i === 1) expect(await setCount(app, 'sign-in-address', 49)).toBe(1);
      const madeUp = {
        'x-forwarded-for': `203.0.113.${i}`,
        forwarded: `for=203.0.113.${i}`,
        'user-agent': `agent ${i}`,
      };
      const body = { username: `person-${i}`, password: 'spring2026' };
      statuses.push((await app.newBrowser().post('/api/login', body, madeUp)).status);
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
  });
});

describe('registrations from one address', () => {
  it('are thirty an hour; an invalid one does not count', async () => {
    const app = await startApp();
    const register = (email: string, password = A_PASSWORD) =>
      app.newBrowser().post('/api/register', { identifier: email, email, password });
    for (let i = 0; i < 5; i++) {
      expect((await register('not an address')).status).toBe(400);
      expect((await register(newEmail(), 'password')).status).toBe(400);
    }
    const taken = newEmail();
    for (const status of [201, 409]) expect((await register(taken)).status).toBe(status);
    const { rows } = await app.database.pool.query("select points from rate_limits where key like 'registration:%'");
    expect(rows).toEqual([{ points: 2 }]);
    await setCount(app, 'registration', 29);
    expect((await register(taken)).status).toBe(409);
    const refused = await register(newEmail());
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect(await app.count('users')).toBe(1);
  });
});
