import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { z } from 'zod';
import { createAccessToken } from '#shared/identity/access-tokens-contract.ts';
import type { Client } from './client.ts';
import type { MailedApp } from './mailed-app.ts';

// A thief signs in to Anna's account, or has a copy of her cookies, and makes the account theirs. Anna opens the link in the
// mail to her address.
export const ORIGIN = 'https://bidwright.test';
export const OLD = 'anna@freelance.example';
export const NEW = 'thief@freelance.example';
export const OTHER = 'thief.too@freelance.example';
export const REQUESTED = 'A change of your email address was requested';
export const CHANGED = 'Your email address was changed';
const RESET = 'Choose a new password';
export const THIEFS_PASSWORD = 'the password of a thief';
export const ANNAS_PASSWORD = 'seven grey herons at noon';
export const HOUR_MS = 3_600_000;
export const NOTHING = { passkeys: 0, googleAccounts: 0, twoStep: false, recoveryCodes: false, accessTokens: 0 };

export const undo = (browser: Client, token: string) => browser.post('/api/undo-email-change', { token });
const confirm = async (world: MailedApp, browser: Client, subject: string, to: string) =>
  browser.post('/api/verify-email', { token: await world.tokenOf(subject, to) });
export const userOf = async (browser: Client) => (await browser.get('/api/user')).body;

export async function annaIn(world: MailedApp) {
  const { id } = await world.app.signUp(OLD);
  expect((await confirm(world, world.app, 'Confirm your email address', OLD)).status).toBe(200);
  return id;
}

export function copyOf(world: MailedApp, browser: Client): Client {
  const copy = world.app.newBrowser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

export const ask = async (thief: Client, email: string) => {
  const { id } = await userOf(thief);
  expect((await thief.send('PATCH', `/api/user/${String(id)}`, { body: { email } })).status).toBe(200);
};

export async function take(world: MailedApp, thief: Client, email = NEW) {
  await ask(thief, email);
  expect((await confirm(world, thief, 'Confirm your new email address', email)).status).toBe(200);
}

export async function resetPassword(world: MailedApp, email: string, password: string) {
  const browser = world.app.newBrowser();
  await browser.post('/api/forgot-password', { email });
  const token = await world.tokenOf(RESET, email);
  expect((await browser.post('/api/reset-password', { token, password })).status).toBe(200);
}

export async function accessTokenOf(browser: Client): Promise<Record<string, string>> {
  const made = await browser.post('/api/access-tokens', { name: 'A', scopes: ['proposals:read'], days: 30 });
  return { authorization: `Bearer ${createAccessToken.output.parse(made.body).token}` };
}
export const statusWith = async (world: MailedApp, bearer: Record<string, string>) =>
  (await world.app.newBrowser().get('/api/drafts', bearer)).body.code;

/** Returns a function that gives the code `later` milliseconds from now. */
export async function turnTwoStepOn(browser: Client, later: number) {
  const { body } = await browser.send('POST', '/api/two-step/setup');
  const totp = new TOTP({ secret: Secret.fromBase32(z.object({ secret: z.string() }).parse(body).secret) });
  const codeAt = (ms: number) => totp.generate({ timestamp: Date.now() + ms });
  expect((await browser.post('/api/two-step', { code: codeAt(later) })).status).toBe(200);
  return codeAt;
}
