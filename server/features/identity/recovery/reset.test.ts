import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { A_PASSWORD, type Client } from '../../../testing/client.ts';
import { findLinkIn } from '../../../testing/mail-link.ts';
import { type MailedApp, startMailedApp } from '../../../testing/mailed-app.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'seven grey herons at noon';
const RESET = 'Choose a new password';
const NO_LINK = {
  message: 'This link is no longer valid. It has been used, has expired, or a newer one was sent.',
  code: 'invalid-action-code',
};

/** Requests a link and takes it from the mail. */
async function resetToken(world: MailedApp, email: string): Promise<string> {
  expect((await world.app.newBrowser().post('/api/forgot-password', { email })).status).toBe(200);
  return world.tokenOf(RESET, email);
}

const reset = (client: Client, token: string, password = NEW_PASSWORD) =>
  client.post('/api/reset-password', { token, password });

describe('a forgotten password', () => {
  it('is reset by the link of a mail: the old one and every session end, the mailbox is proved', async () => {
    const world = await startMailedApp();
    const { app, mailbox } = world;
    const here = app.newBrowser();
    const { email } = await here.signUp();
    const there = app.newBrowser();
    await there.signIn(email);

    const token = await resetToken(world, email);
    const other = app.newBrowser();
    expect(await reset(other, token)).toMatchObject({ status: 200, body: { success: true } });
    expect([...other.cookies.keys()]).toEqual([]);

    for (const browser of [here, there]) expect((await browser.get('/api/user')).status).toBe(401);
    expect((await app.newBrowser().signIn(email, A_PASSWORD)).status).toBe(401);
    const signedIn = await other.signIn(email, NEW_PASSWORD);
    expect(signedIn.body.user).toMatchObject({ email, emailVerified: true });
    const reported = await mailbox.waitFor('Your password was changed', email);
    expect(reported.text).toContain('If it was not you, reset the password right away');
  });

  it('removes everything that another person prepared in the name of the mailbox', async () => {
    const world = await startMailedApp();
    const { app, mailbox } = world;
    const attacker = app.newBrowser();
    const { id, email } = await attacker.signUp('victim@freelance.example');
    await attacker.send('PATCH', `/api/user/${id}`, {
      body: { email: 'attacker@freelance.example', username: 'trap' },
    });
    const confirm = await mailbox.waitFor('Confirm your new email address', 'attacker@freelance.example');

    await reset(app.newBrowser(), await resetToken(world, email));
    const victim = app.newBrowser();
    const user = (await victim.signIn(email, NEW_PASSWORD)).body.user;
    expect(user).toMatchObject({ email, pendingEmail: null, emailVerified: true, canChangeUsername: true });
    expect((await victim.get('/api/login-history')).body.entries).toMatchObject([
      { event: 'signed-in', current: true },
    ]);
    const reported = await mailbox.waitFor('Your password was changed', email);
    expect(reported.text).toContain('check them before you use them. You can choose a new username once.');
    expect((await attacker.get('/api/user')).status).toBe(401);
    const given = { token: findLinkIn(confirm).searchParams.get('token') };
    expect(await victim.post('/api/verify-email', given)).toMatchObject({ status: 400, body: NO_LINK });
    expect(await world.sql('select count(*)::int as n from known_devices')).toEqual([{ n: 1 }]);
  });

  it('of a disabled or closed account sends no mail', async () => {
    const world = await startMailedApp();
    const { app, mailbox } = world;
    const people = [await app.newBrowser().signUp(), await app.newBrowser().signUp()];
    await world.sql('update users set disabled_at = $2 where id = $1', [people[0]?.id, new Date()]);
    await world.sql('update users set deletion_requested_at = $2 where id = $1', [people[1]?.id, new Date()]);
    for (const { email } of people) await app.newBrowser().post('/api/forgot-password', { email });
    await app.app.jobs.idle();
    expect(mailbox.received.filter(({ subject }) => subject === RESET)).toEqual([]);
  });
});

describe('the token of a reset link', () => {
  it('works once, also when it is used twice at the same time, not for a weak password, nor when a newer one is used', async () => {
    const world = await startMailedApp();
    const { app } = world;
    const { email } = await app.newBrowser().signUp();
    const first = await resetToken(world, email);
    const weak = await reset(app, first, 'password');
    expect(weak).toMatchObject({ status: 400, body: { code: 'password-does-not-meet-requirements' } });
    expect((await reset(app, first)).status).toBe(200);
    expect(await reset(app, first, 'another good one')).toMatchObject({ status: 400, body: NO_LINK });

    const second = await resetToken(world, email);
    const browsers = Array.from({ length: 5 }, () => app.newBrowser());
    const answers = await Promise.all(browsers.map((browser, n) => reset(browser, second, `five blue boats ${n}`)));
    expect(sorted(answers)).toEqual([200, 400, 400, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await app.newBrowser().signIn(email, `five blue boats ${winner}`)).status).toBe(200);

    const [older, newer] = [await resetToken(world, email), await resetToken(world, email)];
    expect((await reset(app, newer)).status).toBe(200);
    expect(await reset(app, older)).toMatchObject({ status: 400, body: NO_LINK });
  });

  it('lives for 60 minutes', async () => {
    const world = await startMailedApp();
    const { email } = await world.app.newBrowser().signUp();
    const [first, second] = [await resetToken(world, email), await resetToken(world, email)];
    world.pass(59 * MINUTE_MS);
    expect((await reset(world.app, first, 'password')).body.code).toBe('password-does-not-meet-requirements');
    world.pass(MINUTE_MS);
    for (const token of [first, second])
      expect(await reset(world.app, token)).toMatchObject({ status: 400, body: NO_LINK });
  });

  it('is invalid when the address changes', async () => {
    const world = await startMailedApp();
    const { app, mailbox } = world;
    const browser = app.newBrowser();
    const { id, email } = await browser.signUp();
    const token = await resetToken(world, email);
    await browser.send('PATCH', `/api/user/${id}`, { body: { email: 'moved@freelance.example' } });
    const mail = await mailbox.waitFor('Confirm your new email address', 'moved@freelance.example');
    await browser.post('/api/verify-email', { token: findLinkIn(mail).searchParams.get('token') });
    expect(await reset(app, token)).toMatchObject({ status: 400, body: NO_LINK });
  });

  it('cannot be guessed and is not in the database: what is stored opens nothing', async () => {
    const world = await startMailedApp();
    const { email } = await world.app.newBrowser().signUp();
    const token = await resetToken(world, email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = z
      .array(z.object({ token_hash: z.string() }))
      .parse(await world.sql('select * from one_time_tokens'));
    expect(stored.length).toBe(2);
    for (const { token_hash } of stored)
      expect(await reset(world.app, token_hash)).toMatchObject({ status: 400, body: NO_LINK });
    for (const guess of ['', 'A'.repeat(43), "' or 1=1 --", 'A'.repeat(201)])
      expect((await reset(world.app, guess)).status, guess).toBe(400);
    const tables = await world.sql("select tablename from pg_tables where schemaname = 'public'");
    expect(tables.length).toBeGreaterThan(8);
    for (const { tablename } of tables) {
      const [dump] = await world.sql(`select coalesce(json_agg(t), '[]')::text as rows from "${String(tablename)}" t`);
      expect(String(dump?.rows), String(tablename)).not.toContain(token);
    }
  });
});

describe('whether an address has an account', () => {
  it('cannot be seen from the answer, nor from its traces in the database', async () => {
    const world = await startMailedApp();
    const { app, mailbox } = world;
    const { email } = await app.newBrowser().signUp();
    const ask = async (address: string) => {
      const { status, text, headers } = await app.newBrowser().post('/api/forgot-password', { email: address });
      const reported = Object.fromEntries([...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)));
      return { status, text, reported };
    };
    const jobs = () => world.sql("select kind, status from jobs where kind = 'mail:password-reset'");
    const known = await ask(email);
    await app.app.jobs.idle();
    expect(await jobs()).toEqual([{ kind: 'mail:password-reset', status: 'done' }]);
    const unknown = await ask('nobody@freelance.example');
    await app.app.jobs.idle();
    expect(await jobs()).toEqual(Array(2).fill({ kind: 'mail:password-reset', status: 'done' }));
    expect(known.status).toBe(200);
    expect(unknown).toEqual(known);
    const resets = mailbox.received.filter(({ subject }) => subject === RESET);
    expect(resets.map(({ envelope }) => envelope)).toEqual([[email]]);
  });
});

describe('an unreachable mail server', () => {
  it('gets the mail once it is back, exactly once, without a new request', async () => {
    const world = await startMailedApp();
    const { app, mailbox } = world;
    const { email } = await app.newBrowser().signUp();
    await app.app.jobs.idle();
    await mailbox.goDown();
    await app.newBrowser().post('/api/forgot-password', { email });
    await app.app.jobs.idle();
    expect((await world.sql("select status from jobs where kind = 'mail:password-reset'"))[0]).toEqual({
      status: 'waiting',
    });
    expect((await app.get('/metrics')).text).toMatch(/^jobs_waiting 1$/m);
    await mailbox.comeBack();
    mailbox.refuse({ at: 'receiver', code: 451 });
    world.pass(MINUTE_MS);
    await app.app.jobs.idle();
    mailbox.refuse(undefined);
    world.pass(MINUTE_MS);
    await app.app.jobs.idle();
    world.pass(60 * MINUTE_MS);
    await app.app.jobs.idle();
    const mails = mailbox.received.filter(({ subject }) => subject === RESET);
    expect(mails.length).toBe(1);
    // The failed tries leave no token.
    expect(await world.sql("select 1 from one_time_tokens where kind = 'reset-password'")).toHaveLength(1);
  });
});

function sorted(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).sort((a, b) => a - b);
}
