import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { A_PASSWORD, type Client } from '../../../testing/client.ts';
import { startMailedApp } from '../../../testing/mailed-app.ts';
import { addPasskey, challengeIn, signInByPasskey } from '../../../testing/passkeys.ts';

const ORIGIN = 'https://bidwright.test';
const EMAIL = 'anna@freelance.example';

const start = (env: Record<string, string> = {}) => startApp({ env: { APP_ORIGIN: ORIGIN, ...env } });
const methodsOf = async (browser: Client) => (await browser.get('/api/sign-in-methods')).body;

async function withPasskey(app: TestApp) {
  const { id } = await app.signUp(EMAIL);
  const device = createAuthenticator(ORIGIN);
  expect((await addPasskey(app, device)).status).toBe(201);
  return { id, device };
}

describe('a passkey', () => {
  it('is added, named, signs in without a name or password, shows its last use, and is removed', async () => {
    const world = await startMailedApp({ APP_ORIGIN: ORIGIN });
    const { app } = world;
    const { id } = await app.signUp(EMAIL);
    await app.post('/api/verify-email', { token: await world.tokenOf('Confirm your email address', EMAIL) });
    const device = createAuthenticator(ORIGIN);
    const added = await addPasskey(app, device);
    expect(added.body).toMatchObject({ lastUsedAt: null });
    expect((await world.mailbox.waitFor('A passkey was added', EMAIL)).text).toContain('If it was not you');
    const path = `/api/passkeys/${String(added.body.id)}`;
    expect((await app.send('PATCH', path, { body: { name: ' My laptop ' } })).body).toMatchObject({
      name: 'My laptop',
    });

    const other = app.newBrowser();
    expect((await signInByPasskey(other, device)).body.user).toMatchObject({ id, email: EMAIL });
    expect((await other.get('/api/login-history')).body.entries).toMatchObject([
      { method: 'passkey', current: true },
      {},
    ]);
    expect(await methodsOf(other)).toMatchObject({ passkeys: [{ name: 'My laptop', lastUsedAt: expect.any(String) }] });

    expect((await app.send('DELETE', path)).status).toBe(200);
    await world.mailbox.waitFor('A passkey was removed', EMAIL);
    expect((await signInByPasskey(app.newBrowser(), device)).body.code).toBe('passkey-refused');
    expect(await methodsOf(app)).toMatchObject({ passkeys: [], hasPassword: true });
  });

  it('of another site, of a device that did not ask who holds it, or of a copy that is behind it signs nobody in; it answers one challenge, of this browser, once', async () => {
    const app = await start();
    const { device } = await withPasskey(app);
    const browser = app.newBrowser();
    const challenge = challengeIn((await browser.send('POST', '/api/passkey-login/options')).body);
    const cookie = browser.cookies.get('__Host-passkey-challenge') ?? '';
    const credential = device.get(challenge);
    const other = app.newBrowser();
    expect((await other.post('/api/passkey-login', { credential })).body.code).toBe('passkey-refused');
    expect((await browser.post('/api/passkey-login', { credential })).status).toBe(200);
    const replay = app.newBrowser();
    replay.cookies.set('__Host-passkey-challenge', cookie);
    expect((await replay.post('/api/passkey-login', { credential })).body.code).toBe('passkey-refused');
    for (const deviation of [{ origin: 'https://evil.test' }, { isUnverified: true }, { counter: 1 }]) {
      expect((await signInByPasskey(app.newBrowser(), device)).status).toBe(200);
      const refused = await signInByPasskey(app.newBrowser(), device, deviation);
      expect([refused.status, refused.body.code]).toEqual([400, 'passkey-refused']);
    }
  });

  it('of another person cannot be added, and the same one cannot be added twice', async () => {
    const app = await start();
    const { device } = await withPasskey(app);
    const berta = app.newBrowser();
    await berta.signUp('berta@freelance.example');
    expect((await addPasskey(berta, device)).body.code).toBe('passkey-refused');
    const [passkey] = z.array(z.object({ id: z.string() })).parse((await methodsOf(app)).passkeys);
    expect((await berta.send('DELETE', `/api/passkeys/${passkey?.id}`)).status).toBe(404);
    expect((await berta.send('PATCH', `/api/passkeys/${passkey?.id}`, { body: { name: 'Mine' } })).status).toBe(404);
  });

  it('needs a recent sign-in to be added or removed, and is not removed as the only way to sign in', async () => {
    const app = await start();
    const { id, device } = await withPasskey(app);
    const [passkey] = z.array(z.object({ id: z.string() })).parse((await methodsOf(app)).passkeys);
    await app.database.pool.query("update sessions set authenticated_at = now() - interval '16 minutes'");
    expect((await app.send('DELETE', `/api/passkeys/${passkey?.id}`)).body.code).toBe('requires-recent-login');
    expect((await app.send('POST', '/api/passkeys/options')).body.code).toBe('requires-recent-login');
    await signInByPasskey(app, device);
    await app.database.pool.query('update users set password_hash = null where id = $1', [id]);
    const last = await app.send('DELETE', `/api/passkeys/${passkey?.id}`);
    expect([last.status, last.body.code]).toEqual([409, 'LAST_SIGN_IN_METHOD']);
    expect((await signInByPasskey(app.newBrowser(), device)).status).toBe(200);
  });

  it('does not open a closed account without a confirmation, but restores it', async () => {
    const app = await start();
    const { id, device } = await withPasskey(app);
    await app.send('DELETE', `/api/user/${id}`, { body: { email: EMAIL, password: A_PASSWORD } });
    const browser = app.newBrowser();
    expect((await signInByPasskey(browser, device)).body.code).toBe('ACCOUNT_BEING_DELETED');
    expect((await browser.send('POST', '/api/restore-account')).body.user).toMatchObject({ id });
  });

  it('added before an unconfirmed address was proved is removed when its owner resets the password', async () => {
    const world = await startMailedApp({ APP_ORIGIN: ORIGIN });
    const { device } = await withPasskey(world.app);
    const owner = world.app.newBrowser();
    await owner.post('/api/forgot-password', { email: EMAIL });
    const token = await world.tokenOf('Choose a new password', EMAIL);
    await owner.post('/api/reset-password', { token, password: 'seven grey herons at noon' });
    expect((await signInByPasskey(world.app.newBrowser(), device)).body.code).toBe('passkey-refused');
  });

  it('does not work for an address that is a number', async () => {
    const app = await startApp();
    expect((await app.send('POST', '/api/passkey-login/options')).body.code).toBe('unauthorized-domain');
  });
});
