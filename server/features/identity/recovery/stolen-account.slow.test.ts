import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { A_PASSWORD, type Client } from '../../../testing/client.ts';
import { signInByGoogle, startGoogle } from '../../../testing/google.ts';
import { startMailedApp } from '../../../testing/mailed-app.ts';
import { addPasskey, signInByPasskey } from '../../../testing/passkeys.ts';
import {
  ANNAS_PASSWORD,
  annaIn,
  ask,
  CHANGED,
  copyOf,
  HOUR_MS,
  NEW,
  NOTHING,
  OLD,
  ORIGIN,
  OTHER,
  REQUESTED,
  resetPassword,
  THIEFS_PASSWORD,
  take,
  turnTwoStepOn,
  undo,
  userOf,
} from '../../../testing/stolen-account.ts';

describe('the link to the former email locks a thief out', () => {
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
