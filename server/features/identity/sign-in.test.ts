import { describe, expect, it } from 'vitest';
import { startApp } from '../../testing/app.ts';

describe('an account', () => {
  it('is made with an email and a password, and its browser is signed in', async () => {
    const app = await startApp();
    const user = await app.signUp('Anna.Writes@Freelance.example');
    expect(user).toMatchObject({ username: 'anna.writes', email: 'anna.writes@freelance.example', plan: 'free' });
    expect((await app.get('/api/user')).body).toEqual(user);
    expect((await app.newBrowser().get('/api/user')).status).toBe(401);
  });
  it('can be signed in to by email or username, and signed out of', async () => {
    const app = await startApp();
    await app.signUp('anna@freelance.example');
    const other = app.newBrowser();
    expect((await other.signIn('anna')).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(200);
    expect((await other.post('/api/logout', {})).body).toEqual({ success: true });
    expect((await other.get('/api/user')).body.code).toBe('SIGN_IN_REQUIRED');
    expect((await other.signIn('ANNA@freelance.example ')).status).toBe(200);
    expect((await app.get('/api/sessions')).body.sessions).toHaveLength(2);
    expect((await app.get('/api/login-history')).body.entries).toHaveLength(3);
    expect((await other.signIn('anna', 'wrong')).body.code).toBe('invalid-credential');
    expect((await app.get('/api/identity-config')).body).toMatchObject({ kind: 'embedded', passwordMinLength: 6 });
  });
});
