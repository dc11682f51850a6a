import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startApp } from '../../../testing/app.ts';
import { FIREBASE_SETTINGS, startFakeFirebase } from '../../../testing/fake-firebase.ts';

const EMAIL = 'anna@freelance.example';

async function start() {
  const google = await startFakeFirebase();
  const app = await startApp({ env: FIREBASE_SETTINGS, firebaseHosts: google.hosts });
  const anna = google.account(EMAIL, 'correct horse');
  const { body } = await app.post('/api/firebase-login', { idToken: await google.token(anna) });
  const { id } = z.object({ id: z.string() }).parse(body.user);
  google.calls.length = 0;
  return { google, app, anna, path: `/api/user/${id}`, other: app.newBrowser() };
}

const tried = (username: string, password: string) => ({ username, password });

describe('signing in by username', () => {
  it('verifies at Firebase, and stores no password here', async () => {
    const { google, app, other } = await start();
    const { status, body } = await other.post('/api/login', tried('Anna', 'correct horse'));
    expect([status, body.user]).toEqual([200, (await app.get('/api/user')).body]);
    expect(google.calls).toEqual(['signInWithPassword']);
    const { rows } = await app.database.pool.query('select password_hash from users');
    expect(rows).toEqual([{ password_hash: null }]);
    const { body: history } = await other.get('/api/login-history');
    expect(history.entries).toMatchObject([{ method: 'firebase' }, { method: 'firebase' }]);
  });

  it('answers the same for a wrong password and an unknown name, after one call to Firebase each', async () => {
    const { google, other } = await start();
    const wrong = await other.post('/api/login', tried('anna', 'wrong'));
    const unknown = await other.post('/api/login', tried('nobody', 'wrong'));
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid-credential']);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
    expect(google.calls).toEqual(['signInWithPassword', 'signInWithPassword']);
  });

  it('accepts an email too, also of a person new to us', async () => {
    const { google, app, other } = await start();
    google.account('new@freelance.example', 'correct horse');
    expect((await other.post('/api/login', tried('new@freelance.example', 'correct horse'))).status).toBe(200);
    expect(await app.count('users')).toBe(2);
  });

  const REFUSALS = [
    ['USER_DISABLED', 403, 'user-disabled'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 429, 'too-many-requests'],
    ['INVALID_LOGIN_CREDENTIALS', 401, 'invalid-credential'],
    ['EMAIL_NOT_FOUND', 401, 'invalid-credential'],
    ['MISSING_RECAPTCHA_TOKEN', 401, 'invalid-credential'],
    ['PASSWORD_LOGIN_DISABLED', 500, 'UNEXPECTED'],
  ] as const;

  it('maps each refusal of Firebase to its message', async () => {
    const { google, other } = await start();
    for (const [refusal, status, code] of REFUSALS) {
      google.fail({ refusal });
      const { status: answered, body } = await other.post('/api/login', tried('anna', 'correct horse'));
      expect([answered, body.code], refusal).toEqual([status, code]);
    }
  });

  it('refuses everybody while Firebase is away', async () => {
    const { google, other } = await start();
    google.fail('gone');
    const { status, body } = await other.post('/api/login', tried('anna', 'correct horse'));
    expect([status, body.code]).toEqual([503, 'network-request-failed']);
  });
});

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword: string) => ({ currentPassword, newPassword });

  it('happens at Firebase, once the current one is verified there', async () => {
    const { app, anna } = await start();
    expect((await app.post('/api/change-password', change('wrong', 'battery staple'))).body.code).toBe(
      'wrong-password',
    );
    expect(anna.password).toBe('correct horse');
    expect((await app.post('/api/change-password', change('correct horse', 'battery staple'))).status).toBe(200);
    expect(anna.password).toBe('battery staple');
    expect((await app.get('/api/user')).status).toBe(200);
  });

  it("is refused by the project's own policy with our message", async () => {
    const { app } = await start();
    const { status, body } = await app.post('/api/change-password', change('correct horse', 'short7x'));
    expect([status, body.code]).toEqual([400, 'password-does-not-meet-requirements']);
  });
});

describe('the own profile', () => {
  it('leaves the email to Firebase, and has the name here', async () => {
    const { app, path } = await start();
    const refused = await app.send('PATCH', path, { body: { email: 'new@freelance.example', fullName: 'Anna' } });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { email: 'Your email belongs to the account you sign in with. It cannot be changed here.' },
    ]);
    const changed = await app.send('PATCH', path, { body: { fullName: 'Anna' } });
    expect(changed.body).toMatchObject({ fullName: 'Anna', email: EMAIL, pendingEmail: null });
  });

  it('is closed by the password at Firebase, and by a recent sign-in', async () => {
    const { app, path } = await start();
    const wrong = await app.send('DELETE', path, { body: { email: EMAIL, password: 'not my password' } });
    expect(wrong.body.code).toBe('wrong-password');
    const proof = { email: EMAIL, password: 'correct horse' };
    expect((await app.send('DELETE', path, { body: proof })).status).toBe(200);
    const recent = await start();
    expect((await recent.app.send('DELETE', recent.path, { body: { email: EMAIL } })).status).toBe(200);
    const back = await recent.app.post('/api/login', tried(EMAIL, 'correct horse'));
    expect(back.body.code).toBe('ACCOUNT_BEING_DELETED');
  });
});
