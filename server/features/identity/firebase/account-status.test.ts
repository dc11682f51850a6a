import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp } from '../../../testing/app.ts';
import { FIREBASE_SETTINGS, startFakeFirebase } from '../../../testing/fake-firebase.ts';

const LOGIN = '/api/firebase-login';
const MINUTE = 60_000;

/** Anna, signed in, with a clock to move. */
async function signedIn() {
  const clock = { ms: Date.now() };
  const now = () => clock.ms;
  const google = await startFakeFirebase(now);
  const app = await startApp({ env: FIREBASE_SETTINGS, firebaseHosts: google.hosts, now });
  const anna = google.account('anna@freelance.example');
  expect((await app.post(LOGIN, { idToken: await google.token(anna) })).status).toBe(200);
  google.calls.length = 0;
  return { clock, google, app, anna };
}

describe('an exchange', () => {
  it('is refused when the account is switched off, or was signed out everywhere', async () => {
    const { google, app, anna } = await signedIn();
    const idToken = await google.token(anna);
    for (const [change, status, code] of [
      [{ disabled: true }, 403, 'user-disabled'],
      [{ disabled: false, validSince: Date.now() / 1000 + 3600 }, 401, 'user-token-expired'],
    ] as const) {
      Object.assign(anna, change);
      const refused = await app.newBrowser().post(LOGIN, { idToken });
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
  });

  it('is refused while Firebase is gone or sends garbage, and works when it is back', async () => {
    const { google, app, anna } = await signedIn();
    const idToken = await google.token(anna);
    const other = app.newBrowser();
    for (const how of ['gone', 'garbage'] as const) {
      google.fail(how);
      const refused = await other.post(LOGIN, { idToken });
      expect([refused.status, refused.body.code], how).toEqual([503, 'network-request-failed']);
      expect(refused.headers.get('retry-after')).toBe('2');
      expect(other.cookies.has('session')).toBe(false);
    }
    google.fail(undefined);
    expect((await other.post(LOGIN, { idToken })).status).toBe(200);
  });

  it('by a browser that is already signed in is no new sign-in', async () => {
    const { clock, google, app, anna } = await signedIn();
    const cookie = app.cookies.get('session');
    const signedInAt = Math.floor(clock.ms / 1000);
    clock.ms += 50 * MINUTE;
    expect((await app.post(LOGIN, { idToken: await google.token(anna, { auth_time: signedInAt }) })).status).toBe(200);
    expect(app.cookies.get('session')).toBe(cookie);
    expect((await app.get('/api/login-history')).body.entries).toHaveLength(1);
    const again = await app.post(LOGIN, { idToken: await google.token(anna) });
    expect(again.status).toBe(200);
    expect(app.cookies.get('session')).not.toBe(cookie);
  });

  it('never counts as a recent sign-in when the sign-in is old, and more than 90 days after it asks for a new one', async () => {
    const { clock, google, app, anna } = await signedIn();
    const longAgo = Math.floor((clock.ms - 3 * 60 * MINUTE) / 1000);
    const other = app.newBrowser();
    const daysAgo = (days: number) => Math.floor(clock.ms / 1000) - days * 86_400;
    const old = await other.post(LOGIN, { idToken: await google.token(anna, { auth_time: daysAgo(91) }) });
    expect([old.status, old.body.code]).toEqual([401, 'user-token-expired']);
    const younger = await other.post(LOGIN, { idToken: await google.token(anna, { auth_time: daysAgo(89) }) });
    expect(younger.status).toBe(200);
    const third = app.newBrowser();
    const { body } = await third.post(LOGIN, { idToken: await google.token(anna, { auth_time: longAgo }) });
    const { id } = z.object({ id: z.string() }).parse(body.user);
    const refused = await third.send('DELETE', `/api/user/${id}`, { body: { email: 'anna@freelance.example' } });
    expect([refused.status, refused.body.code]).toEqual([403, 'requires-recent-login']);
  });
});

describe('a sign-in that was ended here', () => {
  it('by signing out opens nothing, though Firebase still confirms it, nor by a sign-out that did not reach the server', async () => {
    const { clock, google, app, anna } = await signedIn();
    const idToken = await google.token(anna);
    expect((await app.post('/api/logout', {})).status).toBe(200);
    expect(await app.post(LOGIN, { idToken })).toMatchObject({ status: 401, body: { code: 'user-token-expired' } });
    clock.ms += MINUTE;
    const next = await google.token(anna);
    expect((await app.post(LOGIN, { idToken: next })).status).toBe(200);
    app.cookies.delete('signed-in');
    expect((await app.post(LOGIN, { idToken: next })).body.code).toBe('user-token-expired');
    expect(await app.count('sessions')).toBe(0);
    clock.ms += MINUTE;
    expect((await app.post(LOGIN, { idToken: await google.token(anna) })).status).toBe(200);
  });

  it('by signing out all other browsers stays ended', async () => {
    const { clock, google, app, anna } = await signedIn();
    const idToken = await google.token(anna);
    clock.ms += MINUTE;
    const other = app.newBrowser();
    const othersToken = await google.token(anna);
    await other.post(LOGIN, { idToken: othersToken });
    expect((await other.send('DELETE', '/api/sessions')).body).toEqual({ success: true, ended: 1 });
    expect((await app.post(LOGIN, { idToken })).body.code).toBe('user-token-expired');
    expect((await other.post(LOGIN, { idToken: othersToken })).status).toBe(200);
  });

  it('still counts for a browser that only lost its cookie', async () => {
    const { google, app, anna } = await signedIn();
    const idToken = await google.token(anna);
    app.cookies.delete('session');
    expect((await app.post(LOGIN, { idToken })).status).toBe(200);
    expect((await app.send('DELETE', '/api/sessions')).body).toEqual({ success: true, ended: 1 });
    expect((await app.post(LOGIN, { idToken })).status).toBe(200);
  });
});

describe('a session', () => {
  it('is checked at Firebase at most every fifteen minutes', async () => {
    const { clock, google, app } = await signedIn();
    clock.ms += 14 * MINUTE;
    await app.get('/api/user');
    expect(google.calls).toEqual([]);
    clock.ms += 2 * MINUTE;
    await app.get('/api/user');
    await app.get('/api/user');
    expect(google.calls).toEqual(['lookup']);
  });

  it('ends when Firebase has disabled the account', async () => {
    const { clock, app, anna } = await signedIn();
    anna.disabled = true;
    clock.ms += 16 * MINUTE;
    expect((await app.get('/api/user')).status).toBe(401);
    expect((await app.get('/api/sessions')).body.code).toBe('user-token-expired');
    expect(await app.count('sessions')).toBe(0);
  });

  it('ends when the account was signed out everywhere', async () => {
    const { clock, app, anna } = await signedIn();
    clock.ms += 16 * MINUTE;
    anna.validSince = Math.floor(clock.ms / 1000);
    expect((await app.get('/api/user')).status).toBe(401);
  });

  it('outlives an outage of Firebase, which costs one call a minute', async () => {
    const { clock, google, app } = await signedIn();
    google.fail('gone');
    clock.ms += 16 * MINUTE;
    for (let i = 0; i < 3; i++) expect((await app.get('/api/user')).status).toBe(200);
    expect(google.calls).toEqual(['lookup']);
    google.fail(undefined);
    clock.ms += MINUTE;
    expect((await app.get('/api/user')).status).toBe(200);
    expect(google.calls).toEqual(['lookup', 'lookup']);
  });

  it('ends after two hours without a confirmation, and returns with the next token', async () => {
    const { clock, google, app, anna } = await signedIn();
    const signedInAt = Math.floor(clock.ms / 1000);
    clock.ms += 119 * MINUTE;
    expect((await app.get('/api/user')).status).toBe(200);
    clock.ms += 2 * MINUTE;
    expect((await app.get('/api/user')).status).toBe(401);
    const back = await app.post(LOGIN, { idToken: await google.token(anna, { auth_time: signedInAt }) });
    expect(back.status).toBe(200);
    expect((await app.get('/api/user')).status).toBe(200);
  });
});
