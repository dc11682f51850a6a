import { describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../testing/app.ts';
import { A_PASSWORD } from '../../../testing/client.ts';
import { findLinkIn } from '../../../testing/mail-link.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { setCount } from '../../../testing/rate-counts.ts';

const MINUTE_MS = 60_000;

async function rowOf(app: TestApp, id: string): Promise<unknown> {
  return (await app.database.pool.query('select * from users where id = $1', [id])).rows[0];
}

function patch(browser: Pick<TestApp, 'send'>, id: string, body: unknown) {
  return browser.send('PATCH', `/api/user/${id}`, { body });
}

describe('the own profile', () => {
  it('accepts a full name, and null or blanks remove it', async () => {
    const app = await startApp();
    const { id } = await app.signUp('anna@freelance.example');
    expect((await patch(app, id, { fullName: '  Anna Berg ' })).body.fullName).toBe('Anna Berg');
    expect((await app.get('/api/user')).body.fullName).toBe('Anna Berg');
    expect((await patch(app, id, { fullName: '   ' })).body.fullName).toBeNull();
    await patch(app, id, { fullName: 'Anna' });
    expect((await patch(app, id, { fullName: null })).body.fullName).toBeNull();
  });

  it('takes a new username once; the old one is free and signs nobody in', async () => {
    const app = await startApp();
    await app.newBrowser().signUp('berta@freelance.example');
    const { id } = await app.signUp('anna@freelance.example');
    const changed = await patch(app, id, { username: 'Berg' });
    expect(changed.body).toMatchObject({ username: 'berg', canChangeUsername: false });
    // Whether it is free or taken, so that no name can be probed.
    for (const username of ['anna', 'berta']) {
      const refused = await patch(app, id, { username });
      expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_INPUT']);
      expect(refused.body.fields).toEqual({ username: 'A username can be changed once, and yours has been.' });
    }
    expect((await app.newBrowser().signIn('anna')).status).toBe(401);
    expect((await app.newBrowser().signIn('berg')).status).toBe(200);
    const next = await app.newBrowser().signUp('anna@another.example');
    expect(next.username).toBe('anna');
  });

  it('keeps a username with its owner, also when two want it at once', async () => {
    const app = await startApp();
    const [anna, berta] = [app.newBrowser(), app.newBrowser()];
    const [a, b] = [await anna.signUp('anna@freelance.example'), await berta.signUp('berta@freelance.example')];
    const taken = await patch(berta, b.id, { username: 'anna' });
    expect([taken.status, taken.body.code]).toEqual([409, 'USERNAME_TAKEN']);
    expect(taken.body.fields).toEqual({ username: 'This username is taken. Please choose another one.' });
    const both = await Promise.all([
      patch(anna, a.id, { username: 'writer' }),
      patch(berta, b.id, { username: 'writer' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    expect((await patch(anna, a.id, { username: 'x' })).body.fields).toHaveProperty('username');
  });

  it('can be changed by its owner alone, in what is theirs: another’s id is answered like an unknown one', async () => {
    const app = await startApp();
    const { id } = await app.signUp();
    const victim = await app.newBrowser().signUp();
    const before = await rowOf(app, victim.id);
    const unknown = await patch(app, '0190b0f0-0000-7000-8000-000000000000', { fullName: 'X' });
    for (const answer of [
      await patch(app, victim.id, { fullName: 'X' }),
      await app.send('DELETE', `/api/user/${victim.id}`, { body: { email: victim.email, password: A_PASSWORD } }),
      await patch(app, 'not-an-id', { fullName: 'X' }),
    ]) {
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
    expect(await rowOf(app, victim.id)).toEqual(before);
    expect((await patch(app.newBrowser(), id, { fullName: 'X' })).status).toBe(401);
    // B4: a change with a field that is not theirs is refused as a whole.
    const own = await rowOf(app, id);
    const until = '2099-01-01T00:00:00.000Z';
    const notTheirs = { plan: 'pro', proUntil: until, proTrialCreditsUsed: -99, checkoutStatus: 'pending_activation' };
    const fields = { ...notTheirs, id: '0190b0f0-0000-7000-8000-000000000000', emailVerified: true, passwordHash: 'x' };
    for (const [field, value] of Object.entries(fields)) {
      const refused = await patch(app, id, { fullName: 'Anna', [field]: value });
      expect([refused.status, refused.body.code], field).toEqual([400, 'INVALID_INPUT']);
    }
    expect(await rowOf(app, id)).toEqual(own);
  });
});

describe('a new address', () => {
  it('takes a sign-in within the last quarter of an hour', async () => {
    let now = Date.now();
    const app = await startApp({ now: () => now });
    const { id } = await app.signUp('anna@freelance.example');
    now += 15 * MINUTE_MS + 1;
    const stale = await patch(app, id, { email: 'new@freelance.example', fullName: 'Anna' });
    expect([stale.status, stale.body.code]).toEqual([403, 'requires-recent-login']);
    expect((await app.get('/api/user')).body).toMatchObject({ pendingEmail: null, fullName: null });
    expect((await patch(app, id, { fullName: 'Anna' })).status).toBe(200);
    await app.signIn('anna@freelance.example');
    expect((await patch(app, id, { email: 'new@freelance.example' })).status).toBe(200);
  });

  it('is refused when it is taken or no address, and is limited', async () => {
    const app = await startApp();
    const { id } = await app.signUp('anna@freelance.example');
    await app.newBrowser().signUp('berta@freelance.example');
    const taken = await patch(app, id, { email: 'berta@freelance.example' });
    expect([taken.status, taken.body.code]).toEqual([409, 'email-already-in-use']);
    expect((await patch(app, id, { email: 'anna' })).body.fields).toEqual({
      email: 'Please enter a valid email address',
    });
    await patch(app, id, { email: 'nobody@freelance.example' });
    await setCount(app, 'mail-person', 4);
    expect((await patch(app, id, { email: 'nobody.1@freelance.example' })).status).toBe(200);
    expect((await patch(app, id, { email: 'nobody.2@freelance.example' })).status).toBe(429);
  });
});

describe('the password', () => {
  const change = (browser: Pick<TestApp, 'post'>, currentPassword: string, newPassword: string) =>
    browser.post('/api/change-password', { currentPassword, newPassword });

  it('can be changed with the old one, signs every other browser out and gives this one a new token, and ends mailed links', async () => {
    const mailbox = await startMailbox();
    const app = await startApp({ env: { SMTP_URL: mailbox.url } });
    await app.signUp('anna@freelance.example');
    await app.post('/api/forgot-password', { email: 'anna@freelance.example' });
    const mail = await mailbox.waitFor('Choose a new password', 'anna@freelance.example');
    const other = app.newBrowser();
    await other.signIn('anna');
    const before = app.cookies.get('session');
    expect((await change(app, A_PASSWORD, 'a lighthouse in the fog')).body).toEqual({ success: true });
    expect(app.cookies.get('session')).not.toBe(before);
    expect((await app.get('/api/user')).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(401);
    const copied = app.newBrowser();
    copied.cookies.set('session', before ?? '');
    copied.cookies.set('signed-in', 'embedded');
    expect((await copied.get('/api/user')).status).toBe(401);
    const token = findLinkIn(mail).searchParams.get('token');
    const late = await app.post('/api/reset-password', { token, password: 'somebody else chose this' });
    expect([late.status, late.body.code]).toEqual([400, 'invalid-action-code']);
    expect((await app.newBrowser().signIn('anna')).status).toBe(401);
    expect((await app.newBrowser().signIn('anna', 'a lighthouse in the fog')).status).toBe(200);
  });

  it('stays when the proof is wrong, guessed or missing, or the new one is weak, with the message at the field', async () => {
    const app = await startApp();
    await app.signUp('anna@freelance.example');
    const other = app.newBrowser();
    await other.signIn('anna');
    const wrong = await change(app, 'not my password', 'a lighthouse in the fog');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password']);
    expect(wrong.body.fields).toEqual({ currentPassword: 'That password is not right. Please try again.' });
    for (const weak of ['password1', A_PASSWORD]) {
      const refused = await change(app, A_PASSWORD, weak);
      expect([refused.status, refused.body.code]).toEqual([400, 'password-does-not-meet-requirements']);
      expect(refused.body.fields).toHaveProperty('newPassword');
    }
    expect((await change(app, A_PASSWORD, 'short')).body.fields).toEqual({
      newPassword: 'Password must be at least 6 characters',
    });
    expect((await other.get('/api/user')).status).toBe(200);
    expect((await app.newBrowser().signIn('anna')).status).toBe(200);
    const guesses = [];
    for (let i = 0; i < 12; i += 1)
      guesses.push((await change(app, `guess number ${i}`, 'a lighthouse in the fog')).body.code);
    expect(guesses.at(-1)).toBe('too-many-requests');

    // A person without one sees what to do.
    const without = app.newBrowser();
    const { id } = await without.signUp();
    await app.database.pool.query('update users set password_hash = null where id = $1', [id]);
    const refused = await change(without, 'anything at all', 'a lighthouse in the fog');
    expect([refused.body.code, refused.body.message]).toEqual([
      'wrong-password',
      "This account has no password yet. Choose one with 'Forgot password'.",
    ]);
  });
});

describe('closing the account', () => {
  const close = (browser: Pick<TestApp, 'send'>, id: string, body: unknown) =>
    browser.send('DELETE', `/api/user/${id}`, { body });

  it('ends every session at once, says when it is erased, and refuses every sign-in', async () => {
    const now = Date.parse('2026-11-21T12:00:00.000Z');
    const app = await startApp({ now: () => now });
    const { id } = await app.signUp('anna@freelance.example');
    const other = app.newBrowser();
    await other.signIn('anna');
    const closed = await close(app, id, { email: ' Anna@Freelance.example', password: A_PASSWORD });
    expect(closed.body).toEqual({ success: true, deletedAfter: '2026-12-21T12:00:00.000Z' });
    expect((await app.get('/api/user')).status).toBe(401);
    expect((await other.get('/api/user')).status).toBe(401);
    const back = await app.newBrowser().signIn('anna');
    expect([back.status, back.body.code]).toEqual([403, 'ACCOUNT_BEING_DELETED']);
    const again = await app.newBrowser().post('/api/register', {
      identifier: 'anna@freelance.example',
      email: 'anna@freelance.example',
      password: A_PASSWORD,
    });
    expect([again.status, again.body.code]).toEqual([409, 'email-already-in-use']);
  });

  it('needs the email of the account and the password, or a recent sign-in', async () => {
    let now = Date.now();
    const app = await startApp({ now: () => now });
    const { id } = await app.signUp('anna@freelance.example');
    const other = await close(app, id, { email: 'berta@freelance.example', password: A_PASSWORD });
    expect(other.body.fields).toEqual({ email: 'This is not your account’s email.' });
    const wrong = await close(app, id, { email: 'anna@freelance.example', password: 'not my password' });
    expect([wrong.body.code, wrong.body.fields]).toEqual([
      'wrong-password',
      { password: 'That password is not right. Please try again.' },
    ]);
    now += 16 * MINUTE_MS;
    const stale = await close(app, id, { email: 'anna@freelance.example' });
    expect([stale.status, stale.body.code]).toEqual([403, 'requires-recent-login']);
    await app.signIn('anna');
    expect((await close(app, id, { email: 'anna@freelance.example' })).status).toBe(200);
  });
});
