import { expect, it } from 'vitest';
import { z } from 'zod';
import { startApp } from '../../../testing/app.ts';
import { FIREBASE_SETTINGS, startFakeFirebase } from '../../../testing/fake-firebase.ts';

async function start() {
  const google = await startFakeFirebase();
  const app = await startApp({ env: FIREBASE_SETTINGS, firebaseHosts: google.hosts });
  const anna = google.account('anna@freelance.example', 'correct horse');
  const { body } = await app.post('/api/firebase-login', { idToken: await google.token(anna) });
  const { id } = z.object({ id: z.string() }).parse(body.user);
  return { app, path: `/api/user/${id}` };
}

it('leaves the email to Firebase, and changes the name here', async () => {
  const { app, path } = await start();
  const refused = await app.send('PATCH', path, { body: { email: 'new@freelance.example', fullName: 'Anna' } });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { email: 'Your email belongs to the account you sign in with. It cannot be changed here.' },
  ]);
  const changed = await app.send('PATCH', path, { body: { fullName: 'Anna' } });
  expect(changed.body).toMatchObject({ fullName: 'Anna', email: 'anna@freelance.example', pendingEmail: null });
});

it('closes an account by the password at Firebase, and by a recent sign-in', async () => {
  const { app, path } = await start();
  const email = 'anna@freelance.example';
  const wrong = await app.send('DELETE', path, { body: { email, password: 'not my password' } });
  expect(wrong.body.code).toBe('wrong-password');
  expect((await app.send('DELETE', path, { body: { email, password: 'correct horse' } })).status).toBe(200);
  const recent = await start();
  expect((await recent.app.send('DELETE', recent.path, { body: { email } })).status).toBe(200);
  const back = await recent.app.post('/api/login', { username: email, password: 'correct horse' });
  expect(back.body.code).toBe('ACCOUNT_BEING_DELETED');
});
