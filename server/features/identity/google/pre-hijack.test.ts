import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInByGoogle, startGoogle, type TestGoogle } from '../../../testing/google.ts';
import { startMailedApp } from '../../../testing/mailed-app.ts';

// docs/spec/security.md §A6: an attacker registers another person's address and waits for its owner to sign in with Google.
const VICTIM = 'victim@example.com';
const RESET = 'Choose a new password';
const REFUSED = '/auth/finished?result=account-exists-with-different-credential';
const OK = '/auth/finished?result=ok';

let google: TestGoogle;
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.close());

it('a reset by mail leaves an attacker neither password, session, Google account nor name', async () => {
  const { app, sql, tokenOf } = await startMailedApp(google.env);
  const attacker = app.newBrowser();
  // A provider accepts an address that it has not confirmed, and a password could be set besides.
  expect(await signInByGoogle(google, attacker, app.origin, { email: VICTIM, name: 'Trap', isVerified: false })).toBe(
    OK,
  );
  const { id } = (await attacker.get('/api/user')).body;

  // The emulator has one account for an address; the attacker needs another one than the victim.
  await sql("update login_keys set key = 'google:9' where key like 'google:%'");
  await sql("update identities set subject = '9'");

  const victim = app.newBrowser();
  const asVictim = () => signInByGoogle(google, victim, app.origin, { email: VICTIM, name: 'Vera Victim' });
  expect(await asVictim()).toBe(REFUSED);
  expect(victim.cookies.has('session')).toBe(false);

  expect((await victim.post('/api/forgot-password', { email: VICTIM })).status).toBe(200);
  const token = await tokenOf(RESET, VICTIM);
  expect((await victim.post('/api/reset-password', { token, password: 'seven grey herons at noon' })).status).toBe(200);
  expect((await attacker.get('/api/user')).status).toBe(401);
  expect(await app.count('identities')).toBe(0);

  expect(await asVictim()).toBe(OK);
  expect((await victim.get('/api/user')).body).toMatchObject({ id, fullName: 'Vera Victim', emailVerified: true });
});

it('an earlier password opens nothing after the reset, and Google opens the account', async () => {
  const { app, tokenOf } = await startMailedApp(google.env);
  const attacker = app.newBrowser();
  await attacker.signUp(VICTIM, 'the password of a thief');
  const victim = app.newBrowser();
  expect(await signInByGoogle(google, victim, app.origin, { email: VICTIM })).toBe(REFUSED);
  await victim.post('/api/forgot-password', { email: VICTIM });
  const token = await tokenOf(RESET, VICTIM);
  await victim.post('/api/reset-password', { token, password: 'seven grey herons at noon' });
  expect(await signInByGoogle(google, victim, app.origin, { email: VICTIM })).toBe(OK);
  expect((await attacker.get('/api/user')).status).toBe(401);
  expect((await app.newBrowser().signIn(VICTIM, 'the password of a thief')).status).toBe(401);
});
