import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aJob, startApp, type TestApp } from '../../../testing/app.ts';
import { A_PASSWORD, type Client } from '../../../testing/client.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const places = z.array(
  z.looseObject({ id: z.string(), current: z.boolean(), device: z.string(), network: z.string() }),
);
const listOf = async (client: Client) => places.parse((await client.get('/api/sessions')).body.sessions);
const isIn = async (client: Client) => (await client.get('/api/user')).status === 200;

/** A browser with its own cookies that believes it is signed in, whatever it sends. */
function asBrowser(app: TestApp, cookie: string) {
  return app.newBrowser().get('/api/user', { cookie: `${cookie}; signed-in=embedded` });
}

describe('the cookies of a sign-in', () => {
  it('belong to this host alone, and scripts see only the hint', async () => {
    const app = await startApp({ env: { APP_ORIGIN: 'https://bidwright.example' } });
    const email = 'anna@freelance.example';
    const answer = await app.post('/api/register', { identifier: email, email, password: A_PASSWORD });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    expect(cookies[0]).toMatch(/^__Host-session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[1]).toMatch(/^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookies[2]).toBe('signed-in=embedded; Max-Age=34560000; Path=/; Secure; SameSite=Lax');
    const out = (await app.post('/api/logout', {})).headers.getSetCookie();
    expect(out.map((cookie) => cookie.split(';').slice(0, 2).join(';'))).toEqual([
      '__Host-session=; Max-Age=0',
      'signed-in=; Max-Age=0',
    ]);
  });

  it('are new at every sign-in, also when some were planted before, and the database does not hold them', async () => {
    const app = await startApp();
    const user = await app.signUp('anna@freelance.example');
    const first = app.cookies.get('session') ?? '';
    const { rows } = await app.database.pool.query('select * from sessions, known_devices');
    expect(rows).toHaveLength(1);
    for (const name of ['session', 'device']) expect(JSON.stringify(rows)).not.toContain(app.cookies.get(name));
    await app.signIn('anna');
    const second = app.cookies.get('session') ?? '';
    expect(second).not.toBe(first);
    expect((await asBrowser(app, `session=${first}`)).status).toBe(401);

    const victim = app.newBrowser();
    victim.cookies.set('session', 'A'.repeat(43));
    await victim.signIn('anna');
    expect(victim.cookies.get('session')).not.toBe('A'.repeat(43));
    expect((await asBrowser(app, `session=${'A'.repeat(43)}`)).status).toBe(401);
    expect((await victim.get('/api/user')).body.id).toBe(user.id);
  });

  it('copied before sign-out open nothing after it; of two sessions at once both end', async () => {
    const app = await startApp();
    await app.signUp('anna@freelance.example');
    const copied = `session=${app.cookies.get('session')}`;
    expect((await asBrowser(app, copied)).status).toBe(200);
    await app.post('/api/logout', {});
    expect((await asBrowser(app, copied)).status).toBe(401);
    expect([app.cookies.has('session'), app.cookies.has('signed-in')]).toEqual([false, false]);
    expect((await app.post('/api/logout', {})).status).toBe(200);

    const other = app.newBrowser();
    for (const browser of [app, other]) await browser.signIn('anna');
    const cookie = `session=${app.cookies.get('session')}; session=${other.cookies.get('session')}`;
    await app.newBrowser().post('/api/logout', {}, { cookie });
    expect(await app.count('sessions')).toBe(0);
  });

  it('are ignored without the hint, which a sign-out removes even if it does not reach the server', async () => {
    const app = await startApp();
    await app.signUp('anna@freelance.example');
    const session = app.cookies.get('session') ?? '';
    app.cookies.delete('signed-in');
    expect((await app.get('/api/user')).body.code).toBe('SIGN_IN_REQUIRED');
    expect((await app.get('/api/sessions')).body.code).toBe('SIGN_IN_REQUIRED');
    expect((await app.post('/api/generate-proposal', aJob())).status).toBe(200);
    const { rows } = await app.database.pool.query('select owner_kind from generations');
    expect(rows).toEqual([{ owner_kind: 'visitor' }]);
    expect((await asBrowser(app, `session=${session}`)).status).toBe(200);
    await app.post('/api/logout', {});
    expect(await app.count('sessions')).toBe(0);
  });

  it('that are changed, cut, doubled or far too long count as none, without an error', async () => {
    const app = await startApp();
    await app.signUp();
    const token = app.cookies.get('session') ?? '';
    const wrong = [
      `session=${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `session=${token}x`,
      `session=${token.slice(1)}`,
      'session=',
      `session=${'a'.repeat(8000)}`,
      `session=${token}; session=${token}`,
      `session=${'A'.repeat(43)}; session=${token}`,
      `session="${token}"`,
      `session=%00${token}`,
      `__Host-session=${token}`,
      `session=${token.toLowerCase()}`,
      `SESSION=${token}`,
      '; ; =; ==',
    ];
    for (const cookie of wrong) {
      const answer = await asBrowser(app, cookie);
      expect([answer.status, answer.body.code], cookie.slice(0, 60)).toEqual([401, 'SIGN_IN_REQUIRED']);
    }
    expect((await asBrowser(app, ` other=1;session=${token} ;x=2`)).status).toBe(200);
  });
});

describe('a session', () => {
  it('ends after a week without use and after two in any case', async () => {
    let now = Date.now();
    const app = await startApp({ now: () => now });
    await app.signUp('anna@freelance.example');
    now += 7 * DAY - 1;
    expect(await isIn(app)).toBe(true);
    now += 7 * DAY - 1000;
    expect(await isIn(app)).toBe(true);
    now += 2000;
    expect(await isIn(app)).toBe(false);

    await app.signIn('anna');
    now += 7 * DAY + 1;
    expect(await isIn(app)).toBe(false);
    expect((await app.get('/api/sessions')).body.code).toBe('user-token-expired');
  });

  it('is written about at most every five minutes', async () => {
    let now = Date.now();
    const app = await startApp({ now: () => now });
    await app.signUp();
    const seen = async () => {
      const { rows } = await app.database.pool.query<{ last_seen_at: Date }>('select last_seen_at from sessions');
      return rows[0]?.last_seen_at.getTime();
    };
    const begun = now;
    now += 5 * 60_000;
    await app.get('/api/user');
    expect(await seen()).toBe(begun);
    now += 1;
    await app.get('/api/user');
    expect(await seen()).toBe(now);
  });

  it('that has ended is reported as ended, and a visitor is asked to sign in', async () => {
    const app = await startApp();
    expect((await app.get('/api/sessions')).body.code).toBe('SIGN_IN_REQUIRED');
    await app.signUp();
    await app.database.pool.query('delete from sessions');
    const ended = await app.get('/api/sessions');
    expect([ended.status, ended.body]).toEqual([
      401,
      {
        code: 'user-token-expired',
        message: 'Your session has ended. Please sign in again; nothing you typed is lost.',
      },
    ]);
    expect((await app.get('/api/user')).body.code).toBe('SIGN_IN_REQUIRED');
  });

  it.each(['disabled_at', 'deletion_requested_at'])('of a person with %s is dead at once', async (column) => {
    const app = await startApp();
    await app.signUp('anna@freelance.example');
    await app.database.pool.query(`update users set ${column} = now()`);
    expect((await app.get('/api/user')).status).toBe(401);
    expect((await app.get('/api/login-history')).body.code).toBe('user-token-expired');
    const code = column === 'disabled_at' ? 'user-disabled' : 'ACCOUNT_BEING_DELETED';
    expect((await app.newBrowser().signIn('anna')).body.code).toBe(code);
    expect((await app.newBrowser().signIn('anna', 'a wrong password')).body.code).toBe('invalid-credential');
    expect(await app.count('sessions')).toBe(1);
  });
});

describe('the list of sessions', () => {
  it('shows the places, this one first, without an address', async () => {
    const app = await startApp({ env: { TRUST_PROXY: '1' } });
    await app.signUp('anna@freelance.example');
    const other = app.newBrowser();
    const body = { username: 'anna', password: A_PASSWORD };
    await other.post('/api/login', body, { 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.77' });
    const [mine, theirs, ...more] = await listOf(app);
    expect(more).toEqual([]);
    expect([mine?.current, theirs?.current]).toEqual([true, false]);
    expect(theirs).toMatchObject({ device: 'Chrome on Windows', network: 'other', method: 'password' });
    expect(Object.keys(theirs ?? {}).toSorted()).toEqual(
      ['network', 'createdAt', 'current', 'device', 'id', 'lastSeenAt', 'method'].toSorted(),
    );
  });

  it('can end one session, and all others at once', async () => {
    const app = await startApp();
    await app.signUp('anna@freelance.example');
    const [second, third] = [app.newBrowser(), app.newBrowser()];
    await second.signIn('anna');
    await third.signIn('anna');
    const [own] = await listOf(second);
    expect((await app.send('DELETE', `/api/sessions/${own?.id}`)).body).toEqual({ success: true });
    expect([await isIn(app), await isIn(second), await isIn(third)]).toEqual([true, false, true]);
    expect((await app.send('DELETE', '/api/sessions')).body).toEqual({ success: true, ended: 1 });
    expect([await isIn(app), await isIn(third)]).toEqual([true, false]);

    const [mine] = await listOf(app);
    const ended = await app.send('DELETE', `/api/sessions/${mine?.id}`);
    expect([ended.status, app.cookies.has('session'), app.cookies.has('signed-in')]).toEqual([200, false, false]);
  });

  it('does not reach another person’s: it answers like for an unknown one', async () => {
    const app = await startApp();
    await app.signUp();
    const other = app.newBrowser();
    await other.signUp();
    const [theirs] = await listOf(other);
    const refused = await app.send('DELETE', `/api/sessions/${theirs?.id}`);
    const unknown = await app.send('DELETE', '/api/sessions/0190a1b2-0000-7000-8000-000000000000');
    expect([refused.status, refused.body]).toEqual([404, { message: 'Not found', code: 'NOT_FOUND' }]);
    expect([unknown.status, unknown.body]).toEqual([refused.status, refused.body]);
    await app.send('DELETE', '/api/sessions');
    expect(await isIn(other)).toBe(true);
  });
});
