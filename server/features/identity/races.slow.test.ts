import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { A_PASSWORD } from '../../testing/client.ts';
import { signInByGoogle, startGoogle } from '../../testing/google.ts';
import { type MailedApp, startMailedApp } from '../../testing/mailed-app.ts';
import { until } from '../../testing/until.ts';

// docs/spec/security.md §A6, A10: a thief uses the old password while its owner chooses a new one by mail. The races are
// paused where they could be lost: a trigger waits for a lock of the test.
const OWNER = 'owner@freelance.example';
const OWNERS = 'seven grey herons at noon';
const THIEFS = 'the password of a thief';
const GATE = 4242;

interface Gate {
  /** Resolves when a write waits there. */
  reached(): Promise<void>;
  open(): Promise<void>;
}

/** Pauses a write to `table` of a row for which `condition` holds, before (or after) it happens. */
async function closeGate({ app, sql }: MailedApp, when: string, table: string, condition: string): Promise<Gate> {
  const holder = new pg.Client({ connectionString: app.database.url });
  await holder.connect();
  await holder.query('select pg_advisory_lock($1)', [GATE]);
  await sql(`create function wait_at_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${GATE}); return new; end $$`);
  await sql(`create trigger gate ${when} on ${table} for each row when (${condition}) execute function wait_at_gate()`);
  let isOpen = false;
  const open = async () => {
    if (isOpen) return;
    isOpen = true;
    await holder.end();
  };
  onTestFinished(async () => {
    await open();
    await sql('drop function wait_at_gate cascade');
  });
  const waiting = "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted";
  return { open, reached: () => until(async () => (await sql(waiting, [GATE])).length > 0) };
}

/** A correct proof is uncounted: the moment between the proof and its use. */
const afterProof = (world: MailedApp) =>
  closeGate(world, 'before insert', 'rate_limits', "new.points < 0 and new.key like 'sign-in%'");

/** Whether a transaction waits for another one, not at the gate. */
async function isWaiting({ sql }: MailedApp): Promise<boolean> {
  return (await sql("select 1 from pg_locks where not granted and locktype <> 'advisory'")).length > 0;
}

async function start() {
  const world = await startMailedApp();
  const thief = world.app.newBrowser();
  const { id } = await thief.signUp(OWNER);
  await world.app.post('/api/forgot-password', { email: OWNER });
  const token = await world.tokenOf('Choose a new password', OWNER);
  const reset = () => world.app.newBrowser().post('/api/reset-password', { token, password: OWNERS });
  return { ...world, world, thief, id, reset };
}

async function expectOwnersAlone({ app }: MailedApp): Promise<void> {
  expect(await app.count('sessions')).toBe(0);
  expect((await app.newBrowser().signIn(OWNER, OWNERS)).status).toBe(200);
  for (const password of [A_PASSWORD, THIEFS])
    expect((await app.newBrowser().signIn(OWNER, password)).status).toBe(401);
}

it('a sign-in with a password that was correct before the reset opens nothing', async () => {
  const { world, app, reset } = await start();
  const gate = await afterProof(world);
  const browser = app.newBrowser();
  const signingIn = browser.signIn(OWNER);
  await gate.reached();
  expect((await reset()).status).toBe(200);
  await gate.open();
  const { status, body } = await signingIn;
  expect([status, body.code]).toEqual([401, 'invalid-credential']);
  expect((await browser.get('/api/user')).status).toBe(401);
  await expectOwnersAlone(world);
});

it('a sign-in that is being written during the reset ends with it', async () => {
  const { world, app, thief, reset } = await start();
  const gate = await closeGate(world, 'before insert', 'known_devices', 'true');
  const browser = app.newBrowser();
  const signingIn = browser.signIn(OWNER);
  await gate.reached();
  const resetting = reset();
  // It has used its link, or waits: in both cases it has begun.
  await until(async () => {
    const [done] = await world.sql(
      "select 1 from one_time_tokens where kind = 'reset-password' and used_at is not null",
    );
    return done !== undefined || (await isWaiting(world));
  });
  await gate.open();
  expect((await resetting).status).toBe(200);
  expect((await signingIn).status).toBe(200);
  expect((await browser.get('/api/user')).status).toBe(401);
  expect((await thief.get('/api/user')).status).toBe(401);
  await expectOwnersAlone(world);
});

it('a password change that was verified before the reset does not replace the new password', async () => {
  const { world, thief, reset } = await start();
  const gate = await afterProof(world);
  const changing = thief.post('/api/change-password', { currentPassword: A_PASSWORD, newPassword: THIEFS });
  await gate.reached();
  expect((await reset()).status).toBe(200);
  await gate.open();
  const { status, body } = await changing;
  expect([status, body.code]).toEqual([401, 'user-token-expired']);
  await expectOwnersAlone(world);
});

it('a session that a reset has ended in the meantime changes nothing', async () => {
  const { world, app, thief, id, reset } = await start();
  const gate = await closeGate(world, 'before insert', 'rate_limits', "new.key like 'mail-%'");
  const planting = thief.send('PATCH', `/api/user/${id}`, { body: { email: 'thief@freelance.example' } });
  await gate.reached();
  expect((await reset()).status).toBe(200);
  await gate.open();
  expect((await planting).body.code).toBe('user-token-expired');
  const owner = (await app.newBrowser().signIn(OWNER, OWNERS)).body.user;
  expect(owner).toMatchObject({ pendingEmail: null });
});

it('a sign-in by a method that the reset removes opens nothing', async () => {
  const google = await startGoogle();
  onTestFinished(() => google.close());
  const world = await startMailedApp(google.env);
  const { app } = world;
  const thief = app.newBrowser();
  const asThief = () => signInByGoogle(google, thief, app.origin, { email: OWNER, isVerified: false });
  expect(await asThief()).toBe('/auth/finished?result=ok');
  await app.post('/api/forgot-password', { email: OWNER });
  const token = await world.tokenOf('Choose a new password', OWNER);
  const gate = await closeGate(world, 'before insert', 'rate_limits', "new.key like 'signed-in:%'");
  const signingIn = asThief();
  await gate.reached();
  expect((await app.newBrowser().post('/api/reset-password', { token, password: OWNERS })).status).toBe(200);
  await gate.open();
  expect(await signingIn).toBe('/auth/finished?result=invalid-credential');
  expect(await app.count('sessions')).toBe(0);
});

it('an access token that is being created while a change of the email is undone is not created', async () => {
  const world = await startMailedApp();
  const thief = world.app.newBrowser();
  const { id } = await thief.signUp(OWNER);
  await thief.post('/api/verify-email', { token: await world.tokenOf('Confirm your email address', OWNER) });
  await thief.send('PATCH', `/api/user/${id}`, { body: { email: 'thief@freelance.example' } });
  const token = await world.tokenOf('A change of your email address was requested', OWNER);
  const gate = await closeGate(world, 'before update', 'users', 'new.pending_email is null');
  const undoing = world.app.newBrowser().post('/api/undo-email-change', { token });
  await gate.reached();
  const creating = thief.post('/api/access-tokens', { name: 'Mine', scopes: ['generate'], days: 365 });
  await until(() => isWaiting(world));
  await gate.open();
  expect((await undoing).status).toBe(200);
  expect((await creating).body.code).toBe('user-token-expired');
  expect(await world.app.count('access_tokens')).toBe(0);
});
