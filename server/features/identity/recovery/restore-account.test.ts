import { expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { A_PASSWORD } from '../../../testing/client.ts';
import { signInByGoogle, startGoogle } from '../../../testing/google.ts';
import { startMailedApp } from '../../../testing/mailed-app.ts';

const EMAIL = 'anna@freelance.example';
const DAY_MS = 86_400_000;

async function close(app: Pick<TestApp, 'send'>, id: string): Promise<void> {
  const body = { email: EMAIL, password: A_PASSWORD };
  expect((await app.send('DELETE', `/api/user/${id}`, { body })).status).toBe(200);
}
const restore = (browser: Pick<TestApp, 'send'>) => browser.send('POST', '/api/restore-account');

it('a closed account is restored by a correct sign-in and a confirmation, with everything in it', async () => {
  const world = await startMailedApp();
  const { app } = world;
  const { id } = await app.signUp(EMAIL);
  await app.post('/api/verify-email', { token: await world.tokenOf('Confirm your email address', EMAIL) });
  await app.send('PATCH', `/api/user/${id}`, { body: { fullName: 'Anna Arens' } });
  await close(app, id);
  world.pass(29 * DAY_MS);
  const browser = app.newBrowser();
  const refused = await browser.signIn(EMAIL);
  expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_BEING_DELETED']);
  expect(refused.body.message).toMatch(/Everything in it is erased after [A-Z][a-z]{2} \d{1,2}, \d{4}\./);
  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await restore(browser)).body.user).toMatchObject({ id, fullName: 'Anna Arens' });
  expect((await browser.get('/api/user')).status).toBe(200);
  expect((await app.newBrowser().signIn(EMAIL)).status).toBe(200);
  expect((await world.mailbox.waitFor('Your account was restored', EMAIL)).text).toContain('If it was not you');
  expect((await restore(browser)).body.code).toBe('invalid-credential');
});

it('nobody restores an account without a recent proof, or after its last day', async () => {
  let now = Date.now();
  const app = await startApp({ now: () => now });
  const { id } = await app.signUp(EMAIL);
  await close(app, id);
  const stranger = app.newBrowser();
  expect((await stranger.signIn(EMAIL, 'not her password')).status).toBe(401);
  expect((await restore(stranger)).body.code).toBe('invalid-credential');
  const forged = app.newBrowser();
  forged.cookies.set('pending-sign-in', Buffer.from(JSON.stringify({ userId: id })).toString('base64url'));
  expect((await restore(forged)).body.code).toBe('invalid-credential');

  const slow = app.newBrowser();
  await slow.signIn(EMAIL);
  now += 11 * 60_000;
  expect((await restore(slow)).body.code).toBe('invalid-credential');

  const late = app.newBrowser();
  await late.signIn(EMAIL);
  await app.database.pool.query("update users set deletion_requested_at = deletion_requested_at - interval '31 days'");
  expect((await restore(late)).body.code).toBe('user-disabled');
  expect((await late.signIn(EMAIL)).body.code).toBe('user-disabled');
});

it('a new password in between invalidates the pending sign-in', async () => {
  const app = await startApp();
  const { id } = await app.signUp(EMAIL);
  await close(app, id);
  const browser = app.newBrowser();
  await browser.signIn(EMAIL);
  await app.database.pool.query("update users set password_hash = 'another'");
  expect((await restore(browser)).body.code).toBe('invalid-credential');
});

it('is restored by Google too', async () => {
  const google = await startGoogle();
  const app = await startApp({ env: google.env });
  const browser = app.newBrowser();
  const whom = { email: EMAIL };
  expect(await signInByGoogle(google, browser, app.origin, whom)).toContain('result=ok');
  const { id } = (await browser.get('/api/user')).body;
  await browser.send('DELETE', `/api/user/${String(id)}`, { body: { email: EMAIL } });
  expect(await signInByGoogle(google, browser, app.origin, whom)).toContain('result=ACCOUNT_BEING_DELETED');
  expect((await restore(browser)).body.user).toMatchObject({ id });
  await google.close();
});
