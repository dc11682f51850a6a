import { describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { A_PASSWORD } from '../../../testing/client.ts';
import { startMailedApp } from '../../../testing/mailed-app.ts';
import { addPasskey, signInByPasskey } from '../../../testing/passkeys.ts';
import {
  ANNAS_PASSWORD,
  accessTokenOf,
  annaIn,
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
  statusWith,
  THIEFS_PASSWORD,
  take,
  turnTwoStepOn,
  undo,
  userOf,
} from '../../../testing/stolen-account.ts';

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
});
