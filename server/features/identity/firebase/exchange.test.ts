import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../../testing/app.ts';
import { FIREBASE_SETTINGS, newKeyPair, startFakeFirebase } from '../../../testing/fake-firebase.ts';

const LOGIN = '/api/firebase-login';

async function start(now: () => number = Date.now) {
  const google = await startFakeFirebase(now);
  const app = await startApp({ env: FIREBASE_SETTINGS, firebaseHosts: google.hosts, now });
  return { google, app };
}

describe('an identity token', () => {
  it('signs in, and creates the account the first time', async () => {
    const { google, app } = await start();
    const anna = google.account('anna@freelance.example');
    const idToken = await google.token(anna, { name: 'Anna Writes' });
    const { status, body } = await app.post(LOGIN, { idToken });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ email: 'anna@freelance.example', emailVerified: true, fullName: 'Anna Writes' });
    expect((await app.get('/api/user')).body).toEqual(body.user);
    expect([...app.cookies]).toContainEqual(['signed-in', 'firebase']);
    expect(google.calls).toEqual(['/keys', 'lookup']);
  });

  it('opens the account of an unconfirmed address, and updates the confirmation later', async () => {
    const { google, app } = await start();
    const anna = google.account('anna@freelance.example');
    const first = await app.post(LOGIN, { idToken: await google.token(anna, { email_verified: false }) });
    expect(first.body.user).toMatchObject({ emailVerified: false });
    const second = await app.post(LOGIN, { idToken: await google.token(anna) });
    expect(second.body.user).toMatchObject({ emailVerified: true });
  });

  it('alone decides: what the body says of another person is ignored (A5)', async () => {
    const { google, app } = await start();
    const victim = await app.newBrowser().post(LOGIN, {
      idToken: await google.token(google.account('victim@freelance.example'), { name: 'Victim' }),
    });
    const idToken = await google.token(google.account('attacker@freelance.example'));
    const { body } = await app.post(LOGIN, {
      idToken,
      email: 'victim@freelance.example',
      displayName: 'Victim',
      photoURL: 'javascript:alert(1)',
    });
    expect(body.user).toMatchObject({ email: 'attacker@freelance.example', fullName: null, profilePicture: null });
    expect(body.user).not.toMatchObject({ id: victim.body.user });
    expect(await app.count('users')).toBe(2);
  });

  it('is refused from another site (A11)', async () => {
    const { google, app } = await start();
    const idToken = await google.token(google.account('anna@freelance.example'));
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const { status, body } = await app.post(LOGIN, { idToken }, headers);
      expect([status, body.code]).toEqual([403, 'FORBIDDEN_ORIGIN']);
    }
    expect(app.cookies.has('session')).toBe(false);
  });

  it('has no endpoint where accounts are local', async () => {
    const app = await startApp();
    expect(await app.post(LOGIN, { idToken: 'x' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('an invalid token (A4)', () => {
  const hour = 3600;
  const soon = () => Math.floor(Date.now() / 1000) + 2 * hour;
  const before = () => Math.floor(Date.now() / 1000) - 2 * hour;

  const CLAIMS: readonly [name: string, claims: () => Record<string, unknown>][] = [
    ['of another project', () => ({ aud: 'another-project' })],
    ['by another issuer', () => ({ iss: 'https://securetoken.google.com/another-project' })],
    ['by Google, but for another purpose', () => ({ iss: 'https://accounts.google.com' })],
    ['that holds only later', () => ({ nbf: soon() })],
    ['made in the future', () => ({ iat: soon(), exp: soon() + hour })],
    ['of a sign-in in the future', () => ({ auth_time: soon() })],
    ['of nobody', () => ({ sub: '' })],
    ['of a name too long to be one', () => ({ sub: 'x'.repeat(129) })],
    ['that never ends', () => ({ exp: undefined })],
    ['without the moment of the sign-in', () => ({ auth_time: undefined })],
  ];

  it('has claims that are not ours, or has expired, allowing a minute of clock difference', async () => {
    const { google, app } = await start();
    const anna = google.account('anna@freelance.example');
    for (const [name, claims] of CLAIMS) {
      const { status, body } = await app.post(LOGIN, { idToken: await google.token(anna, claims()) });
      expect([status, body.code], name).toEqual([401, 'invalid-credential']);
    }
    expect(app.cookies.has('session')).toBe(false);
    const late = await google.token(anna, { auth_time: before(), iat: before(), exp: before() + hour });
    expect(await app.post(LOGIN, { idToken: late })).toMatchObject({
      status: 401,
      body: { code: 'user-token-expired' },
    });
    const justOver = await google.token(anna, { exp: Math.floor(Date.now() / 1000) - 30 });
    expect((await app.post(LOGIN, { idToken: justOver })).status).toBe(200);
  });

  it('has no signature, or one that anybody can make', async () => {
    const { google, app } = await start();
    const anna = google.account('anna@freelance.example');
    const good = await google.token(anna);
    const [header = '', payload = '', signature = ''] = good.split('.');
    const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const publicKey = new TextEncoder().encode(JSON.stringify(google.publicJwk));
    const forged = {
      'alg none': new UnsecuredJWT(claims).encode(),
      'alg none with a signature': `${new UnsecuredJWT(claims).encode()}${signature}`,
      'HS256 with the public key': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: 'key-of-google' })
        .sign(publicKey),
      'other claims': [
        header,
        Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url'),
        signature,
      ].join('.'),
      'a key nobody knows': await google.token(anna, {}, { kid: '../../etc/passwd' }),
      'no token': 'x.y.z',
    };
    for (const [name, idToken] of Object.entries(forged)) {
      const { status, body } = await app.post(LOGIN, { idToken });
      expect([name, status, body.code]).toEqual([name, 401, 'invalid-credential']);
    }
    expect((await app.post(LOGIN, { idToken: good })).status).toBe(200);
  });

  it('brings its own key, which is not fetched, or an unknown one, and Google’s are not downloaded again', async () => {
    const { google, app } = await start();
    const evil = await startFakeFirebase(Date.now, newKeyPair());
    const anna = google.account('anna@freelance.example');
    const idToken = await evil.token(anna, {}, { jku: evil.hosts.keys, x5u: evil.hosts.keys });
    expect(await app.post(LOGIN, { idToken })).toMatchObject({ status: 401, body: { code: 'invalid-credential' } });
    expect(evil.calls).toEqual([]);
    for (const kid of ['a', 'b', 'c', 'd']) await app.post(LOGIN, { idToken: await google.token(anna, {}, { kid }) });
    expect(google.calls).toEqual(['/keys']);
  });
});

describe('the emulator', () => {
  it('alone is accepted without a signature', async () => {
    const emulator = await startFakeFirebase();
    const { host } = new URL(emulator.hosts.identity);
    const env = { ...FIREBASE_SETTINGS, FIREBASE_AUTH_EMULATOR_HOST: host };
    const app = await startApp({ env, firebaseHosts: emulator.hosts });
    const signed = await emulator.token(emulator.account('anna@freelance.example'));
    expect((await app.post(LOGIN, { idToken: signed })).status).toBe(401);
    const { body } = await app.get('/api/identity-config');
    expect(body).toMatchObject({ kind: 'firebase', firebase: { emulatorOrigin: `http://${host}` } });
  });
});
