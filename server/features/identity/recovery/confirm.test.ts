import { describe, expect, it } from 'vitest';
import { A_PASSWORD, type Client } from '../../../testing/client.ts';
import { FIREBASE_SETTINGS } from '../../../testing/fake-firebase.ts';
import { type MailedApp, startMailedApp } from '../../../testing/mailed-app.ts';

const CONFIRM = 'Confirm your email address';
const CONFIRM_NEW = 'Confirm your new email address';
const NO_LINK = {
  message: 'This link is no longer valid. It has been used, has expired, or a newer one was sent.',
  code: 'invalid-action-code',
};
const HOUR_MS = 3_600_000;

const confirm = (browser: Client, token: string) => browser.post('/api/verify-email', { token });

describe('the address of a new account', () => {
  it('is confirmed by the link of the mail that is sent at once, and other sessions and access tokens end', async () => {
    const { app, mailbox, tokenOf, sql } = await startMailedApp();
    const browser = app.newBrowser();
    const { email, emailVerified } = await browser.signUp();
    expect(emailVerified).toBe(false);
    const other = app.newBrowser();
    await other.signIn(email);
    const wanted = { name: 'Mine', scopes: ['generate'], days: 365 };
    expect((await other.post('/api/access-tokens', wanted)).status).toBe(201);

    const answer = await confirm(browser, await tokenOf(CONFIRM, email));
    expect(answer).toMatchObject({ status: 200, body: { user: { email, emailVerified: true } } });
    expect((await browser.get('/api/user')).body).toMatchObject({ emailVerified: true });
    expect((await other.get('/api/user')).status).toBe(401);
    expect(await sql('select 1 from access_tokens where revoked_at is null')).toEqual([]);
    // Nothing is left to confirm, so nothing is sent.
    const before = mailbox.received.length;
    expect((await browser.send('POST', '/api/verify-email/resend')).status).toBe(200);
    await app.app.jobs.idle();
    expect(mailbox.received.length).toBe(before);
  });

  it('is not confirmed without a sign-in, by another account, or by another kind of link', async () => {
    const { app, tokenOf } = await startMailedApp();
    const browser = app.newBrowser();
    const { email } = await browser.signUp();
    const token = await tokenOf(CONFIRM, email);
    const stranger = app.newBrowser();
    expect(await confirm(stranger, token)).toMatchObject({ status: 401, body: { code: 'SIGN_IN_REQUIRED' } });
    await stranger.signUp();
    expect(await confirm(stranger, token)).toMatchObject({ status: 400, body: NO_LINK });
    expect(await stranger.post('/api/reset-password', { token, password: A_PASSWORD })).toMatchObject({ status: 400 });
    await stranger.post('/api/forgot-password', { email });
    const reset = await tokenOf('Choose a new password', email);
    expect(await confirm(browser, reset)).toMatchObject({ status: 400, body: NO_LINK });
    expect((await browser.get('/api/user')).body).toMatchObject({ emailVerified: false });
    expect((await confirm(browser, token)).status).toBe(200);
  });

  it('is confirmed once, by a link of at most a day, which is sent again to its owner at most five times an hour', async () => {
    const { app, mailbox, tokenOf, pass } = await startMailedApp();
    const browser = app.newBrowser();
    const resend = async () => (await browser.send('POST', '/api/verify-email/resend')).status;
    expect(await resend()).toBe(401);
    const { email } = await browser.signUp();
    const token = await tokenOf(CONFIRM, email);
    pass(24 * HOUR_MS);
    expect(await confirm(browser, token)).toMatchObject({ status: 400, body: NO_LINK });
    for (const status of [200, 200, 200, 200, 200, 429]) expect(await resend()).toBe(status);
    await app.app.jobs.idle();
    expect(mailbox.received.filter(({ envelope }) => envelope.includes(email)).length).toBe(6);
    const newer = await tokenOf(CONFIRM, email);
    expect(newer).not.toBe(token);
    const answers = await Promise.all([confirm(browser, newer), confirm(browser, newer)]);
    expect(sorted(answers)).toEqual([200, 400]);
  });
});

describe('a new address', () => {
  const NEW = 'new@freelance.example';

  async function waiting(world: MailedApp, to = NEW) {
    const browser = world.app.newBrowser();
    const { id, email } = await browser.signUp();
    const change = (address: string) => browser.send('PATCH', `/api/user/${id}`, { body: { email: address } });
    expect((await change(to)).body).toMatchObject({ email, pendingEmail: to });
    return { browser, id, email, change, token: await world.tokenOf(CONFIRM_NEW, to) };
  }

  it('replaces the old one when it is confirmed; the old one gets a notice, signs nobody in, and its links end', async () => {
    const world = await startMailedApp();
    const { browser, email, token } = await waiting(world);
    const old = await world.tokenOf(CONFIRM, email);
    expect((await world.app.newBrowser().signIn(NEW)).status).toBe(401);
    const user = { email: NEW, emailVerified: true, pendingEmail: null };
    expect(await confirm(browser, token)).toMatchObject({ status: 200, body: { user } });
    expect((await world.app.newBrowser().signIn(email)).status).toBe(401);
    expect((await world.app.newBrowser().signIn(NEW)).status).toBe(200);
    const reported = await world.mailbox.waitFor('Your email address was changed', email);
    expect(reported.text).toContain('n…@freelance.example');
    expect(reported.text).not.toContain(NEW);
    for (const link of [token, old]) expect(await confirm(browser, link)).toMatchObject({ status: 400, body: NO_LINK });
    const REQUESTED = 'A change of your email address was requested';
    // The old address was unconfirmed.
    expect(world.mailbox.received.map(({ subject }) => subject)).not.toContain(REQUESTED);
    // The old address is free for its owner.
    await world.app.newBrowser().signUp(email);
  });

  it('that another account has by now is refused, and nothing changes', async () => {
    const world = await startMailedApp();
    const { browser, email, token } = await waiting(world);
    await world.app.newBrowser().signUp(NEW);
    const answer = await confirm(browser, token);
    expect(answer).toMatchObject({ status: 409, body: { code: 'email-already-in-use' } });
    expect((await browser.get('/api/user')).body).toMatchObject({ email, pendingEmail: NEW });
    expect((await world.app.newBrowser().signIn(email)).status).toBe(200);
  });

  it('goes to one of two people who wait for it', async () => {
    const world = await startMailedApp();
    const both = [await waiting(world), await waiting(world)];
    const answers = await Promise.all(both.map(({ browser, token }) => confirm(browser, token)));
    expect(sorted(answers)).toEqual([200, 409]);
    const keys = await world.sql('select key from login_keys where key = $1', [`email:${NEW}`]);
    expect(keys).toHaveLength(1);
  });

  it('that was cancelled or replaced is not confirmed by its link', async () => {
    const world = await startMailedApp();
    const { browser, email, change, token } = await waiting(world);
    await change('third@freelance.example');
    expect(await confirm(browser, token)).toMatchObject({ status: 400, body: NO_LINK });
    const third = await world.tokenOf(CONFIRM_NEW, 'third@freelance.example');
    await change(email);
    expect(await confirm(browser, third)).toMatchObject({ status: 400, body: NO_LINK });
    expect((await browser.get('/api/user')).body).toMatchObject({ email, pendingEmail: null });
  });
});

it('with accounts at Firebase, these endpoints do not exist', async () => {
  const { app } = await startMailedApp(FIREBASE_SETTINGS);
  const answers = [
    await app.post('/api/register', { email: 'anna@freelance.example', password: A_PASSWORD }),
    await app.post('/api/forgot-password', { email: 'anna@freelance.example' }),
    await app.post('/api/reset-password', { token: 'x', password: A_PASSWORD }),
    await app.post('/api/verify-email', { token: 'x' }),
    await app.send('POST', '/api/verify-email/resend'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

function sorted(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b);
}
