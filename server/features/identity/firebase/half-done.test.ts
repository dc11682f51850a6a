import { expect, it, onTestFinished } from 'vitest';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { FIREBASE_SETTINGS, startFakeFirebase } from '../../../testing/fake-firebase.ts';
import { setCount } from '../../../testing/rate-counts.ts';

const LOGIN = '/api/firebase-login';

async function start() {
  const google = await startFakeFirebase();
  const app = await startApp({ env: FIREBASE_SETTINGS, firebaseHosts: google.hosts });
  const anna = google.account('anna@freelance.example', 'correct horse');
  const idToken = await google.token(anna);
  await app.post(LOGIN, { idToken });
  return { google, app, anna, idToken };
}

/** Simulates a crash there: from now on nothing can be written to the table. */
async function breakTable({ database }: TestApp, table: string): Promise<void> {
  await database.pool.query(`
    create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$;
    create trigger death before insert on ${table} for each row execute function die()`);
  onTestFinished(async () => void (await database.pool.query('drop function if exists die cascade')));
}

it.each([
  ['a sign-out', (app: TestApp) => app.post('/api/logout', {})],
  ['the end of all other sessions', (app: TestApp) => app.send('DELETE', '/api/sessions')],
])('%s happens completely or not at all', async (_what, end) => {
  const { app, google, anna } = await start();
  const other = app.newBrowser();
  const aMinuteAgo = Math.floor(Date.now() / 1000) - 60;
  await other.post(LOGIN, { idToken: await google.token(anna, { auth_time: aMinuteAgo }) });
  await breakTable(app, 'ended_sign_ins');
  expect((await end(app)).status).toBe(500);
  expect(await app.count('sessions')).toBe(2);
  expect((await app.get('/api/user')).status).toBe(200);
});

it('a password change that stops half-way has signed the other browsers out already', async () => {
  const { app, anna } = await start();
  const other = app.newBrowser();
  await other.post('/api/login', { username: 'anna', password: 'correct horse' });
  await breakTable(app, 'jobs');
  const passwords = { currentPassword: 'correct horse', newPassword: 'battery staple' };
  expect((await app.post('/api/change-password', passwords)).status).toBe(500);
  expect(anna.password).toBe('battery staple');
  expect((await other.get('/api/user')).status).toBe(401);
  expect((await app.get('/api/user')).status).toBe(200);
});

it('exchanges of one account ask Firebase sixty times in 15 minutes at most', async () => {
  const { app, google, idToken } = await start();
  google.calls.length = 0;
  const codes: unknown[] = [];
  await setCount(app, 'exchange', 58);
  for (let n = 0; n < 4; n++) codes.push((await app.newBrowser().post(LOGIN, { idToken })).body.code);
  expect(codes).toEqual([undefined, undefined, 'too-many-requests', 'too-many-requests']);
  expect(google.calls).toHaveLength(2);
});
