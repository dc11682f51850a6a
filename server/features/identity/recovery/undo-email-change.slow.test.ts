import { describe, expect, it } from 'vitest';
import { A_PASSWORD, type Client } from '../../../testing/client.ts';
import { type MailedApp, startMailedApp } from '../../../testing/mailed-app.ts';

const OLD = 'anna@freelance.example';
const NEW = 'new@freelance.example';
const REQUESTED = 'A change of your email address was requested';
const CHANGED = 'Your email address was changed';
const DAY_MS = 86_400_000;

const undo = (browser: Client, token: string) => browser.post('/api/undo-email-change', { token });
const confirm = async (world: MailedApp, browser: Client, subject: string, to: string) =>
  browser.post('/api/verify-email', { token: await world.tokenOf(subject, to) });

/** Anna has confirmed her address, and another person in her browser has requested another one. */
async function requested(world: MailedApp) {
  const browser = world.app.newBrowser();
  const { id } = await browser.signUp(OLD);
  await confirm(world, browser, 'Confirm your email address', OLD);
  await browser.send('PATCH', `/api/user/${id}`, { body: { email: NEW } });
  return { browser, id, token: await world.tokenOf(REQUESTED, OLD) };
}

describe('a change of the email', () => {
  it('notifies the old address at once, whose link cancels it: no change is pending, other browsers are signed out', async () => {
    const world = await startMailedApp();
    const { browser, token } = await requested(world);
    const confirmation = await world.tokenOf('Confirm your new email address', NEW);
    const anna = world.app.newBrowser();
    await anna.signIn(OLD);
    expect(await undo(anna, token)).toMatchObject({ status: 200, body: { success: true, email: OLD } });
    expect((await anna.get('/api/user')).body).toMatchObject({ email: OLD, pendingEmail: null });
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await anna.post('/api/verify-email', { token: confirmation })).body.code).toBe('invalid-action-code');
    expect((await undo(anna, token)).body.code).toBe('invalid-action-code');
  });

  it('can be undone for seven days, also signed out, and after a new password by mail', async () => {
    const world = await startMailedApp();
    const { browser, token } = await requested(world);
    await confirm(world, browser, 'Confirm your new email address', NEW);
    await browser.post('/api/forgot-password', { email: NEW });
    const reset = { token: await world.tokenOf('Choose a new password', NEW), password: 'seven grey herons at noon' };
    expect((await browser.post('/api/reset-password', reset)).status).toBe(200);
    await browser.signIn(NEW, reset.password);
    // Nobody else gets an address that may be restored.
    const stranger = { identifier: OLD, email: OLD, password: A_PASSWORD };
    expect((await world.app.newBrowser().post('/api/register', stranger)).body.code).toBe('email-already-in-use');
    world.pass(7 * DAY_MS - 60_000);
    expect((await undo(world.app.newBrowser(), token)).status).toBe(200);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect((await world.app.newBrowser().signIn(NEW, reset.password)).status).toBe(401);
    await browser.post('/api/forgot-password', { email: OLD });
    const own = { token: await world.tokenOf('Choose a new password', OLD), password: A_PASSWORD };
    expect((await browser.post('/api/reset-password', own)).status).toBe(200);
    const back = await world.app.newBrowser().signIn(OLD);
    expect(back.body.user).toMatchObject({ email: OLD, emailVerified: true, pendingEmail: null });
  });

  it('can be undone by the mail about the change too, and not by an old link or one of another kind; the new address hears of it', async () => {
    const world = await startMailedApp();
    const { browser, token } = await requested(world);
    await confirm(world, browser, 'Confirm your new email address', NEW);
    const later = await world.tokenOf(CHANGED, OLD);
    await browser.post('/api/forgot-password', { email: NEW });
    const reset = await world.tokenOf('Choose a new password', NEW);
    expect((await undo(browser, reset)).body.code).toBe('invalid-action-code');
    expect((await undo(browser, later)).status).toBe(200);
    const { text } = await world.mailbox.waitFor(CHANGED, NEW);
    expect(text).toMatch(/is now a…@freelance\.example\..*If it was not you, please write to/s);
    expect((await browser.get('/api/user')).body).toMatchObject({ email: OLD });
    expect((await undo(browser, token)).body.code).toBe('invalid-action-code');
    world.pass(8 * DAY_MS);
    expect((await world.app.newBrowser().signUp(NEW)).email).toBe(NEW);
  });
});

describe('the link for a new password', () => {
  const check = (browser: Client, token: string) => browser.post('/api/reset-password/check', { token });

  it('is checked without being used, and is invalid when it is used or too old', async () => {
    const world = await startMailedApp();
    const browser = world.app.newBrowser();
    await browser.signUp(OLD);
    const mailed = async () => {
      await browser.post('/api/forgot-password', { email: OLD });
      return world.tokenOf('Choose a new password', OLD);
    };
    const token = await mailed();
    expect((await check(browser, token)).body).toEqual({ success: true });
    expect((await check(browser, token)).status).toBe(200);
    expect((await check(browser, await world.tokenOf('Confirm your email address', OLD))).status).toBe(400);
    await browser.post('/api/reset-password', { token, password: 'seven grey herons at noon' });
    expect((await check(browser, token)).body.code).toBe('invalid-action-code');
    const late = await mailed();
    world.pass(60 * 60_000);
    expect((await check(browser, late)).body.code).toBe('invalid-action-code');
  });
});
