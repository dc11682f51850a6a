import { describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { A_PASSWORD, type Client } from '../../testing/client.ts';
import { type MailedApp, startMailedApp } from '../../testing/mailed-app.ts';
import { setCount } from '../../testing/rate-counts.ts';

const CONFIRM = 'Confirm your email address';
const NEW_SIGN_IN = 'New sign-in to your account';

async function confirm(world: MailedApp, browser: Client, email: string): Promise<void> {
  const answer = await browser.post('/api/verify-email', { token: await world.tokenOf(CONFIRM, email) });
  expect(answer.status).toBe(200);
}

/** Each with its own browser: the statuses of the answers. */
async function signInOften(app: TestApp, name: string, times: number, password = A_PASSWORD): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await app.newBrowser().signIn(name, password)).status);
  return statuses;
}

const changePassword = (browser: Client, currentPassword: string, newPassword: string) =>
  browser.post('/api/change-password', { currentPassword, newPassword });

describe('a stranger whose address was used for a sign-up', () => {
  it('gets no mail about what that person does', async () => {
    const { app, mailbox } = await startMailedApp();
    const attacker = app.newBrowser();
    const { id, email } = await attacker.signUp('stranger@freelance.example');
    expect(new Set(await signInOften(app, email, 3))).toEqual(new Set([200]));
    await changePassword(attacker, A_PASSWORD, 'a lighthouse in the fog');
    await attacker.send('DELETE', `/api/user/${id}`, { body: { email, password: 'a lighthouse in the fog' } });
    await app.app.jobs.idle();
    expect(mailbox.received.map(({ subject }) => subject)).toEqual([CONFIRM]);
  });
});

describe('correct sign-ins', () => {
  it('cause ten mails an hour at most, and are sixty in 15 minutes at most, until the password changes', async () => {
    const world = await startMailedApp();
    const { app, mailbox, sql } = world;
    const browser = app.newBrowser();
    const { email } = await browser.signUp();
    await confirm(world, browser, email);
    expect(await signInOften(app, email, 12)).toEqual(Array(12).fill(200));
    await app.app.jobs.idle();
    expect(mailbox.received.filter(({ subject }) => subject === NEW_SIGN_IN)).toHaveLength(10);
    expect(await sql("select 1 from jobs where status <> 'done'")).toEqual([]);
    await setCount(app, 'signed-in', 58);
    expect(await signInOften(app, email, 3)).toEqual([200, 200, 429]);

    expect((await changePassword(browser, A_PASSWORD, 'a lighthouse in the fog')).status).toBe(200);
    expect(await signInOften(app, email, 1, 'a lighthouse in the fog')).toEqual([200]);
  });

  it('leave the newest hundred sessions, fifty browsers and two thousand sign-ins of a person, and all refused ones', async () => {
    const app = await startApp();
    const { id, email } = await app.signUp();
    const pool = app.database.pool;
    await pool.query(
      `insert into sessions select 'old-' || n, user_id, gen_random_uuid(), method, device, address, created_at,
         last_seen_at - n * interval '1 minute', authenticated_at, null, ends_at
       from sessions, generate_series(1, 150) n where user_id = $1`,
      [id],
    );
    await pool.query(
      `insert into auth_events select user_id, gen_random_uuid(), event, method, device, address, null,
         at - n * interval '1 minute'
       from auth_events, generate_series(1, 2500) n where user_id = $1`,
      [id],
    );
    await pool.query(
      `insert into auth_events select user_id, gen_random_uuid(), 'sign-in-failed', method, device, address, null, at
       from auth_events limit 7`,
    );
    await pool.query(
      `insert into known_devices select user_id, 'old-' || n, first_seen_at, last_seen_at - interval '1 minute'
       from known_devices, generate_series(1, 60) n where user_id = $1`,
      [id],
    );
    // The current session is listed, even after a long absence; the list is full.
    await pool.query(
      "update sessions set last_seen_at = last_seen_at - interval '1 day' where token_hash not like 'old-%'",
    );
    const listed = (await app.get('/api/sessions')).body.sessions;
    expect(listed).toHaveLength(100);
    expect(listed).toMatchObject([{ current: true }, ...Array(99).fill({ current: false })]);

    expect((await app.newBrowser().signIn(email)).status).toBe(200);
    const counts = [await app.count('sessions'), await app.count('auth_events'), await app.count('known_devices')];
    expect(counts).toEqual([100, 2007, 50]);
  });
});

describe('a browser that signed in before the password was changed', () => {
  it('becomes unknown, except the one it was changed in', async () => {
    const app = await startApp({ env: { TRUST_PROXY: '1' } });
    await app.signUp('anna@freelance.example');
    const guest = app.newBrowser();
    await guest.signIn('anna');
    await changePassword(app, A_PASSWORD, 'a lighthouse in the fog');
    expect(await app.count('known_devices')).toBe(1);
    const wrong = (browser: Client, address: string) =>
      browser.post('/api/login', { username: 'anna', password: 'a wrong one' }, { 'x-forwarded-for': address });
    for (let n = 0; n < 10; n++) expect((await wrong(app.newBrowser(), `203.0.113.${n}`)).status).toBe(401);
    expect((await wrong(guest, '198.51.100.1')).status).toBe(429);
    expect((await wrong(app, '198.51.100.1')).status).toBe(401);
  });

  it('has a count for its network address too, over all accounts it is known to', async () => {
    const app = await startApp();
    await app.signUp('anna@freelance.example');
    await app.database.pool.query('insert into rate_limits (key, points, expire) values ($1, 200, $2)', [
      'sign-in-known-address:127.0.0.1',
      Date.now() + 600_000,
    ]);
    expect((await app.signIn('anna', 'a wrong one')).status).toBe(429);
  });
});

describe('a username', () => {
  it('can be probed twenty times an hour', async () => {
    const app = await startApp();
    await app.newBrowser().signUp('berta@freelance.example');
    const { id } = await app.signUp('anna@freelance.example');
    const want = (username: string) => app.send('PATCH', `/api/user/${id}`, { body: { username } });
    expect((await want('berta')).status).toBe(409);
    await setCount(app, 'username', 19);
    expect((await want('berta')).status).toBe(409);
    for (const name of ['berta', 'nobody-has-this']) expect((await want(name)).body.code).toBe('too-many-requests');
    expect((await app.send('PATCH', `/api/user/${id}`, { body: { fullName: 'Anna' } })).status).toBe(200);
  });
});

describe('a mailbox that strangers have mails sent to', () => {
  it('still gets the link of its signed-in owner', async () => {
    const { app } = await startMailedApp();
    const owner = app.newBrowser();
    const { id, email } = await owner.signUp();
    const wanted = 'wanted@freelance.example';
    // Nor does the limit say which of them has an account.
    for (const address of [email, wanted]) {
      const statuses: number[] = [];
      for (let n = 0; n < 6; n++) statuses.push((await app.post('/api/forgot-password', { email: address })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    const refused = await app.post('/api/forgot-password', { email });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await owner.post('/api/verify-email/resend', {})).status).toBe(200);
    const change = await owner.send('PATCH', `/api/user/${id}`, { body: { email: wanted } });
    expect([change.status, change.body.pendingEmail]).toEqual([200, wanted]);
  });
});
