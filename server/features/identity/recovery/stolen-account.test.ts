import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAccessToken } from '#shared/identity/access-tokens-contract.ts';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { A_PASSWORD, type Client } from '../../../testing/client.ts';
import { signInByGoogle, startGoogle } from '../../../testing/google.ts';
import { type MailedApp, startMailedApp } from '../../../testing/mailed-app.ts';
import { addPasskey, signInByPasskey } from '../../../testing/passkeys.ts';

// A thief signs in to Anna's account, or has a copy of her cookies, and makes the account theirs. Anna opens the link in the
// mail to her address.
const ORIGIN = 'https://bidwright.test';
const OLD = 'anna@freelance.example';
const NEW = 'thief@freelance.example';
const OTHER = 'thief.too@freelance.example';
const REQUESTED = 'A change of your email address was requested';
const CHANGED = 'Your email address was changed';
const RESET = 'Choose a new password';
const THIEFS_PASSWORD = 'the password of a thief';
const ANNAS_PASSWORD = 'seven grey herons at noon';
const HOUR_MS = 3_600_000;
const NOTHING = { passkeys: 0, googleAccounts: 0, twoStep: false, recoveryCodes: false, accessTokens: 0 };

const undo = (browser: Client, token: string) => browser.post('/api/undo-email-change', { token });
const confirm = async (world: MailedApp, browser: Client, subject: string, to: string) =>
  browser.post('/api/verify-email', { token: await world.tokenOf(subject, to) });
const userOf = async (browser: Client) => (await browser.get('/api/user')).body;

async function annaIn(world: MailedApp) {
  const { id } = await world.app.signUp(OLD);
  expect((await confirm(world, world.app, 'Confirm your email address', OLD)).status).toBe(200);
  return id;
}

function copyOf(world: MailedApp, browser: Client): Client {
  const copy = world.app.newBrowser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

const ask = async (thief: Client, email: string) => {
  const { id } = await userOf(thief);
  expect((await thief.send('PATCH', `/api/user/${String(id)}`, { body: { email } })).status).toBe(200);
};

async function take(world: MailedApp, thief: Client, email = NEW) {
  await ask(thief, email);
  expect((await confirm(world, thief, 'Confirm your new email address', email)).status).toBe(200);
}

async function resetPassword(world: MailedApp, email: string, password: string) {
  const browser = world.app.newBrowser();
  await browser.post('/api/forgot-password', { email });
  const token = await world.tokenOf(RESET, email);
  expect((await browser.post('/api/reset-password', { token, password })).status).toBe(200);
}

async function accessTokenOf(browser: Client): Promise<Record<string, string>> {
  const made = await browser.post('/api/access-tokens', { name: 'A', scopes: ['proposals:read'], days: 30 });
  return { authorization: `Bearer ${createAccessToken.output.parse(made.body).token}` };
}
const statusWith = async (world: MailedApp, bearer: Record<string, string>) =>
  (await world.app.newBrowser().get('/api/drafts', bearer)).body.code;

/** Returns a function that gives the code `later` milliseconds from now. */
async function turnTwoStepOn(browser: Client, later: number) {
  const { body } = await browser.send('POST', '/api/two-step/setup');
  const totp = new TOTP({ secret: Secret.fromBase32(z.object({ secret: z.string() }).parse(body).secret) });
  const codeAt = (ms: number) => totp.generate({ timestamp: Date.now() + ms });
  expect((await browser.post('/api/two-step', { code: codeAt(later) })).status).toBe(200);
  return codeAt;
}

describe('the link to the former email locks a thief out', () => {
  it('who changed the password and left a passkey, two-step sign-in and access tokens; what Anna had before stays', async () => {
    const world = await startMailedApp({ APP_ORIGIN: ORIGIN });
    const { app } = world;
    const id = await annaIn(world);
    const [annasDevice, early, late] = [ORIGIN, ORIGIN, ORIGIN].map(createAuthenticator);
    if (!annasDevice || !early || !late) throw new Error('three devices');
    await addPasskey(app, annasDevice);
    world.pass(HOUR_MS);

    const thief = app.newBrowser();
    await thief.signIn(OLD);
    expect((await addPasskey(thief, early)).status).toBe(201);
    await take(world, thief);
    await resetPassword(world, NEW, THIEFS_PASSWORD);
    await thief.signIn(NEW, THIEFS_PASSWORD);
    expect((await addPasskey(thief, late)).status).toBe(201);
    const bearer = await accessTokenOf(thief);
    await turnTwoStepOn(thief, HOUR_MS);
    world.pass(HOUR_MS);

    const anna = app.newBrowser();
    expect((await undo(anna, await world.tokenOf(CHANGED, OLD))).body).toEqual({
      success: true,
      email: OLD,
      removed: { ...NOTHING, password: true, passkeys: 2, twoStep: true, accessTokens: 1 },
      kept: { passkeys: 1, googleAccounts: 0, twoStep: false },
      reopened: false,
    });
    expect((await thief.get('/api/user')).status).toBe(401);
    for (const name of [OLD, NEW])
      for (const password of [THIEFS_PASSWORD, A_PASSWORD])
        expect((await app.newBrowser().signIn(name, password)).status).toBe(401);
    for (const device of [early, late])
      expect((await signInByPasskey(app.newBrowser(), device)).body.code).toBe('passkey-refused');
    expect(await statusWith(world, bearer)).toBe('TOKEN_REFUSED');

    expect((await signInByPasskey(app.newBrowser(), annasDevice)).body.user).toMatchObject({ id, email: OLD });
    await resetPassword(world, OLD, ANNAS_PASSWORD);
    expect((await anna.signIn(OLD, ANNAS_PASSWORD)).body.user).toMatchObject({ id, email: OLD });
  });

  it('who has a copy of the cookies of the browser in which Anna opens it: she stays signed in there, the copy does not', async () => {
    const world = await startMailedApp();
    await annaIn(world);
    const thief = copyOf(world, world.app);
    const bearer = await accessTokenOf(thief);
    await take(world, thief);
    const answer = await undo(world.app, await world.tokenOf(REQUESTED, OLD));
    expect(answer.body).toMatchObject({ removed: { password: true, accessTokens: 1 } });
    expect(await userOf(world.app)).toMatchObject({ email: OLD, hasPassword: false });
    expect((await thief.get('/api/user')).status).toBe(401);
    expect(await statusWith(world, bearer)).toBe('TOKEN_REFUSED');
  });

  it('who added a Google account; the one with which Anna always signs in still does', async () => {
    const google = await startGoogle();
    const world = await startMailedApp(google.env);
    const { app } = world;
    const byGoogle = (browser: Client, email: string, query?: string) =>
      signInByGoogle(google, browser, app.origin, { email }, query);
    expect(await byGoogle(app, OLD)).toBe('/auth/finished?result=ok');
    const { id } = await userOf(app);
    await world.sql("update identities set created_at = created_at - interval '1 hour'");

    const thief = copyOf(world, app);
    await byGoogle(thief, 'thief@example.com', 'mode=popup&purpose=add');
    await take(world, thief);
    await resetPassword(world, NEW, THIEFS_PASSWORD);
    const anna = app.newBrowser();
    expect((await undo(anna, await world.tokenOf(CHANGED, OLD))).body).toMatchObject({
      removed: { ...NOTHING, password: true, googleAccounts: 1 },
      kept: { passkeys: 0, googleAccounts: 1, twoStep: false },
    });
    await byGoogle(thief, 'thief@example.com');
    expect((await userOf(thief)).id).not.toBe(id);
    await byGoogle(anna, OLD);
    expect(await userOf(anna)).toMatchObject({ id, email: OLD });
    await google.close();
  });

  it('who replaced the recovery codes: Anna’s authenticator app stays, and the new codes do not work', async () => {
    const world = await startMailedApp();
    await annaIn(world);
    const codeAt = await turnTwoStepOn(world.app, 0);
    world.pass(HOUR_MS);
    await world.app.signIn(OLD);
    await world.app.post('/api/login/second-step', { code: codeAt(HOUR_MS) });
    const thief = copyOf(world, world.app);
    const renewed = await thief.send('POST', '/api/two-step/recovery-codes');
    const [stolen = ''] = z.array(z.string()).parse(renewed.body.recoveryCodes);
    await ask(thief, NEW);
    const anna = world.app.newBrowser();
    const answer = await undo(anna, await world.tokenOf(REQUESTED, OLD));
    expect(answer.body.removed).toEqual({ ...NOTHING, password: true, recoveryCodes: true });
    await resetPassword(world, OLD, ANNAS_PASSWORD);
    expect((await anna.signIn(OLD, ANNAS_PASSWORD)).body.code).toBe('second-step-required');
    expect((await anna.post('/api/login/second-step', { recoveryCode: stolen })).body.code).toBe('wrong-code');
    world.pass(60_000);
    const finished = await anna.post('/api/login/second-step', { code: codeAt(HOUR_MS + 60_000) });
    expect(finished.body.user).toMatchObject({ email: OLD });
  });

  it('who turned two-step sign-in on long before: it stays and is named, and only a recent sign-in turns it off', async () => {
    const world = await startMailedApp({ APP_ORIGIN: ORIGIN });
    const { app } = world;
    const id = await annaIn(world);
    const device = createAuthenticator(ORIGIN);
    await addPasskey(app, device);
    const codeAt = await turnTwoStepOn(copyOf(world, app), 0);
    world.pass(HOUR_MS);
    const thief = app.newBrowser();
    await thief.signIn(OLD);
    await thief.post('/api/login/second-step', { code: codeAt(HOUR_MS) });
    await ask(thief, NEW);

    const answer = await undo(app, await world.tokenOf(REQUESTED, OLD));
    expect(answer.body).toMatchObject({ kept: { passkeys: 1, googleAccounts: 0, twoStep: true } });
    // The link proves the mailbox alone: the session that stays is as old as before.
    expect(await userOf(app)).toMatchObject({ id, email: OLD });
    expect((await app.send('DELETE', '/api/two-step')).body.code).toBe('requires-recent-login');
    expect((await signInByPasskey(app, device)).status).toBe(200);
    expect((await app.send('DELETE', '/api/two-step')).status).toBe(200);
    await resetPassword(world, OLD, ANNAS_PASSWORD);
    expect((await app.signIn(OLD, ANNAS_PASSWORD)).body.user).toMatchObject({ id });
  });

  it('and takes nothing that Anna added after a request of hers whose link has expired', async () => {
    const world = await startMailedApp({ APP_ORIGIN: ORIGIN });
    const { app } = world;
    await annaIn(world);
    await ask(app, NEW);
    await world.tokenOf(REQUESTED, OLD);
    await ask(app, OLD);
    world.pass(HOUR_MS);
    await app.signIn(OLD);
    expect((await addPasskey(app, createAuthenticator(ORIGIN))).status).toBe(201);
    world.pass(7 * 24 * HOUR_MS);
    const thief = app.newBrowser();
    await thief.signIn(OLD);
    await ask(thief, OTHER);
    const answer = await undo(app.newBrowser(), await world.tokenOf(REQUESTED, OLD));
    expect(answer.body).toMatchObject({ removed: { passkeys: 0 }, kept: { passkeys: 1 } });
  });

  it.each([
    { when: 'after taking its address', closedAs: NEW, heardOf: [OLD, NEW] },
    { when: 'after asking for its address', closedAs: OLD, heardOf: [OLD] },
  ])('who closed the account $when: it is open again, or Anna could not choose a password', async (closing) => {
    const world = await startMailedApp();
    const id = await annaIn(world);
    const thief = copyOf(world, world.app);
    await (closing.closedAs === NEW ? take(world, thief) : ask(thief, NEW));
    const annas = await world.tokenOf(closing.closedAs === NEW ? CHANGED : REQUESTED, OLD);
    const proof = { email: closing.closedAs, password: A_PASSWORD };
    expect((await thief.send('DELETE', `/api/user/${id}`, { body: proof })).status).toBe(200);
    const anna = world.app.newBrowser();
    expect((await undo(anna, annas)).body).toMatchObject({ email: OLD, reopened: true });
    await world.app.app.jobs.idle();
    const back = world.mailbox.received.filter(({ subject }) => subject === 'Your account was restored');
    expect(back.flatMap(({ envelope }) => envelope).sort()).toEqual(closing.heardOf);
    await resetPassword(world, OLD, ANNAS_PASSWORD);
    expect((await anna.signIn(OLD, ANNAS_PASSWORD)).body.user).toMatchObject({ id });
  });
});

describe('the link to the former email is not taken from Anna', () => {
  it('by a second change, which the thief undoes', async () => {
    const world = await startMailedApp();
    const id = await annaIn(world);
    const thief = copyOf(world, world.app);
    await take(world, thief);
    const annas = await world.tokenOf(CHANGED, OLD);
    await take(world, thief, OTHER);
    expect((await undo(thief, await world.tokenOf(CHANGED, NEW))).body.email).toBe(NEW);
    expect(await userOf(thief)).toMatchObject({ id, email: NEW });
    expect((await undo(world.app.newBrowser(), annas)).body.email).toBe(OLD);
    expect((await thief.get('/api/user')).status).toBe(401);
  });

  it('by a mail about a second change that is written after she has undone the first', async () => {
    const world = await startMailedApp();
    await annaIn(world);
    const thief = copyOf(world, world.app);
    await take(world, thief);
    const annas = await world.tokenOf(CHANGED, OLD);
    world.mailbox.refuse({ at: 'receiver', code: 451 });
    await ask(thief, OTHER);
    await world.app.app.jobs.idle();
    expect((await undo(world.app.newBrowser(), annas)).status).toBe(200);
    world.mailbox.refuse(undefined);
    world.pass(HOUR_MS);
    await world.app.app.jobs.idle();
    const withLinks = world.mailbox.received.filter(({ subject }) => subject === REQUESTED);
    expect(withLinks.map(({ envelope }) => envelope)).toEqual([[OLD]]);
  });
});
