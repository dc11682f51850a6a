import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Client } from '../../../testing/client.ts';
import { navigate, signInByGoogle, startGoogle, type TestGoogle } from '../../../testing/google.ts';
import { holdTable } from '../../../testing/held-table.ts';
import { type MailedApp, startMailedApp } from '../../../testing/mailed-app.ts';

const EMAIL = 'anna@freelance.example';
const STEP_MS = 30_000;

let google: TestGoogle;
beforeAll(async () => {
  google = await startGoogle();
});
afterAll(() => google.close());

/** An authenticator app: its code `later` milliseconds from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });
const wrongOf = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 5) % 10));
const finish = (browser: Client, answer: object) => browser.post('/api/login/second-step', answer);

/** Anna has confirmed her address and turned it on. The clock is one step later, so that the app shows a new code. */
async function withTwoSteps(world: MailedApp) {
  const { app } = world;
  const { id } = await app.signUp(EMAIL);
  await app.post('/api/verify-email', { token: await world.tokenOf('Confirm your email address', EMAIL) });
  const { body } = await app.send('POST', '/api/two-step/setup');
  const { secret, uri } = z.object({ secret: z.string(), uri: z.string() }).parse(body);
  expect(uri).toContain(`otpauth://totp/Bidwright:anna%40freelance.example?issuer=Bidwright&secret=${secret}`);
  // No code is required before the app has proved that it knows the secret.
  expect((await app.newBrowser().signIn(EMAIL)).status).toBe(200);
  expect((await app.post('/api/two-step', { code: wrongOf(codeOf(secret)) })).body.fields).toHaveProperty('code');
  const on = await app.post('/api/two-step', { code: codeOf(secret) });
  const codes = z.array(z.string()).parse(on.body.recoveryCodes);
  world.pass(STEP_MS);
  return { id, secret, codes };
}

describe('two-step sign-in', () => {
  it('requires the code after the password, each once, also of two at once, and opens nothing without it', async () => {
    const world = await startMailedApp();
    const { id, secret } = await withTwoSteps(world);
    await world.mailbox.waitFor('Two-step sign-in is on', EMAIL);
    const browser = world.app.newBrowser();
    const first = await browser.signIn(EMAIL);
    expect([first.status, first.body.code]).toEqual([403, 'second-step-required']);
    expect((await browser.get('/api/user')).status).toBe(401);
    const code = codeOf(secret, STEP_MS);
    expect((await finish(world.app.newBrowser(), { code })).body.code).toBe('invalid-credential');
    expect((await finish(browser, { code: wrongOf(code) })).body.fields).toHaveProperty('code');
    expect((await finish(browser, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).body.user).toMatchObject({ id });
    expect((await browser.get('/api/user')).status).toBe(200);

    world.pass(STEP_MS);
    const browsers = [world.app.newBrowser(), world.app.newBrowser()];
    for (const one of browsers) await one.signIn(EMAIL);
    const next = codeOf(secret, 2 * STEP_MS);
    const answers = await Promise.all(browsers.map((one) => finish(one, { code: next })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    // The one before is as invalid.
    const late = world.app.newBrowser();
    await late.signIn(EMAIL);
    expect((await finish(late, { code })).body.code).toBe('wrong-code');
  });

  it('accepts a recovery code once; new ones replace the old', async () => {
    const world = await startMailedApp();
    const { app } = world;
    const { codes } = await withTwoSteps(world);
    expect(codes).toHaveLength(10);
    const [first = '', second = ''] = codes;
    const browser = app.newBrowser();
    await browser.signIn(EMAIL);
    expect((await finish(browser, { recoveryCode: first.toUpperCase() })).status).toBe(200);
    await world.mailbox.waitFor('A recovery code was used', EMAIL);
    const again = app.newBrowser();
    await again.signIn(EMAIL);
    expect((await finish(again, { recoveryCode: first })).body.fields).toHaveProperty('recoveryCode');
    expect((await app.get('/api/sign-in-methods')).body.twoStep).toMatchObject({ recoveryCodesLeft: 9 });
    const renewed = z
      .array(z.string())
      .parse((await app.send('POST', '/api/two-step/recovery-codes')).body.recoveryCodes);
    expect((await finish(again, { recoveryCode: second })).body.code).toBe('wrong-code');
    expect((await finish(again, { recoveryCode: renewed[0] })).status).toBe(200);
    const stored = JSON.stringify(await world.sql('select * from recovery_codes'));
    for (const code of renewed) expect(stored).not.toContain(code.replaceAll('-', ''));
  });

  it('signs in by a recovery code that was used up when the ten minutes of the sign-in ended', async () => {
    const world = await startMailedApp();
    const { app } = world;
    const { codes } = await withTwoSteps(world);
    const browser = app.newBrowser();
    await browser.signIn(EMAIL);
    expect(browser.cookies.has('pending-sign-in')).toBe(true);
    const held = await holdTable(app.database.pool, 'recovery_codes');
    const answer = finish(browser, { recoveryCode: codes[0] });
    await expect.poll(held.isWaitedFor).toBe(true);
    world.pass(10 * 60_000);
    await held.release();
    expect((await answer).status).toBe(200);
    expect(browser.cookies.has('pending-sign-in')).toBe(false);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  it('is not bypassed by a new password, by Google, whose window it finishes, or by guesses', async () => {
    const world = await startMailedApp(google.env);
    const { app } = world;
    const { id, secret } = await withTwoSteps(world);
    const byGoogle = app.newBrowser();
    const end = await signInByGoogle(google, byGoogle, app.origin, { email: EMAIL });
    expect(end).toBe('/auth/finished?result=second-step-required');
    expect((await byGoogle.get('/api/user')).status).toBe(401);
    expect((await finish(byGoogle, { code: codeOf(secret, STEP_MS) })).body.user).toMatchObject({ id });

    const browser = app.newBrowser();
    await browser.post('/api/forgot-password', { email: EMAIL });
    const password = 'seven grey herons at noon';
    await browser.post('/api/reset-password', { token: await world.tokenOf('Choose a new password', EMAIL), password });
    expect((await browser.signIn(EMAIL, password)).body.code).toBe('second-step-required');
    const code = codeOf(secret, STEP_MS);
    const codes = [];
    for (let n = 0; n < 11; n++) codes.push((await finish(browser, { code: wrongOf(code) })).body.code);
    expect([codes[0], codes.at(-1)]).toEqual(['wrong-code', 'too-many-requests']);
    expect((await finish(browser, { code })).body.code).toBe('too-many-requests');
    world.pass(15 * 60_000);
    expect((await finish(browser, { code: codeOf(secret, STEP_MS + 15 * 60_000) })).body.code).toBe(
      'invalid-credential',
    );
  });

  it('is turned off after a recent sign-in, with a mail; the secret is stored encrypted', async () => {
    const world = await startMailedApp();
    const { app } = world;
    const { secret } = await withTwoSteps(world);
    const stored = JSON.stringify(await world.sql('select * from authenticators'));
    expect(stored).not.toContain(secret);
    await world.sql("update sessions set authenticated_at = now() - interval '16 minutes'");
    expect((await app.send('DELETE', '/api/two-step')).body.code).toBe('requires-recent-login');
    await world.sql('update sessions set authenticated_at = now()');
    expect((await app.send('DELETE', '/api/two-step')).status).toBe(200);
    await world.mailbox.waitFor('Two-step sign-in is off', EMAIL);
    expect((await app.newBrowser().signIn(EMAIL)).status).toBe(200);
    expect([await app.count('authenticators'), await app.count('recovery_codes')]).toEqual([0, 0]);
  });

  it('comes before the question whether a closed account is restored', async () => {
    const world = await startMailedApp();
    const { app } = world;
    const { id, secret } = await withTwoSteps(world);
    await app.send('DELETE', `/api/user/${id}`, { body: { email: EMAIL, password: 'a quiet harbour at dusk' } });
    const browser = app.newBrowser();
    expect((await browser.signIn(EMAIL)).body.code).toBe('second-step-required');
    expect((await browser.send('POST', '/api/restore-account')).body.code).toBe('second-step-required');
    expect((await finish(browser, { code: codeOf(secret, STEP_MS) })).body.code).toBe('ACCOUNT_BEING_DELETED');
    expect((await browser.send('POST', '/api/restore-account')).body.user).toMatchObject({ id });
  });
});

describe('Google as another sign-in method', () => {
  const methods = async (browser: Client) =>
    z
      .object({ google: z.array(z.object({ id: z.string(), email: z.string() })) })
      .parse((await browser.get('/api/sign-in-methods')).body).google;

  it('is added by a signed-in person, whatever its address, and removed, but never as the last', async () => {
    const world = await startMailedApp(google.env);
    const { app } = world;
    const { id } = await app.signUp(EMAIL);
    const whom = { email: 'anna.private@example.com' };
    const add = (browser: Client) => signInByGoogle(google, browser, app.origin, whom, 'mode=popup&purpose=add');
    expect(await add(app)).toBe('/auth/finished?result=ok');
    const [added] = await methods(app);
    expect(added?.email).toBe(whom.email);
    const other = app.newBrowser();
    expect(await signInByGoogle(google, other, app.origin, whom)).toBe('/auth/finished?result=ok');
    expect((await other.get('/api/user')).body).toMatchObject({ id });

    const berta = app.newBrowser();
    await berta.signUp('berta@freelance.example');
    expect(await add(berta)).toBe('/auth/finished?result=credential-already-in-use');
    expect(await add(app.newBrowser())).toBe('/auth/finished?result=SIGN_IN_REQUIRED');
    expect((await berta.send('DELETE', `/api/sign-in-methods/google/${added?.id}`)).status).toBe(404);

    await world.sql('update users set password_hash = null where id = $1', [id]);
    const last = await app.send('DELETE', `/api/sign-in-methods/google/${added?.id}`);
    expect(last.body.code).toBe('LAST_SIGN_IN_METHOD');
    await world.sql("update users set password_hash = 'some' where id = $1", [id]);
    expect((await app.send('DELETE', `/api/sign-in-methods/google/${added?.id}`)).status).toBe(200);
    expect(await methods(app)).toEqual([]);
  });

  it('is added only to the session that requested it, after a recent sign-in', async () => {
    const world = await startMailedApp(google.env);
    const { app } = world;
    await app.signUp(EMAIL);
    const there = await navigate(app, `${app.origin}/api/auth/google?mode=popup&purpose=add`);
    await app.signIn(EMAIL);
    const back = await google.choose(there, { email: 'anna.private@example.com' });
    expect(await navigate(app, back)).toBe('/auth/finished?result=user-token-expired');
    await world.sql("update sessions set authenticated_at = now() - interval '16 minutes'");
    const stale = await navigate(app, `${app.origin}/api/auth/google?mode=popup&purpose=add`);
    expect(stale).toBe('/auth/finished?result=requires-recent-login');
    expect(await methods(app)).toEqual([]);
  });
});
