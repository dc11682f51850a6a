import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '../harness/test.ts';
import { Emulator, emulatorHost, NO_RECAPTCHA } from './emulator.ts';

const STUB = readFileSync(fileURLToPath(new URL('./google-api-stub.js', import.meta.url)), 'utf8');
const PASSWORD = 'correct horse battery';

export interface Person {
  readonly email: string;
  readonly password: string;
}

export interface FirebaseFixtures {
  emulator: Emulator;
  /** A person who has not been here before. */
  person: Person;
  offlineGoogle: void;
}

/** End-to-end tests of the app in Firebase mode. The emulator is allowed; every other host is forbidden, or the stub. */
export const test = base.extend<FirebaseFixtures>({
  emulator: async ({}, use) => use(new Emulator()),
  // Other runs may have been at this emulator before.
  person: async ({}, use) => use({ email: `${randomUUID().slice(0, 18)}@freelance.example`, password: PASSWORD }),
  newVisitor: async ({ newVisitor }, use) =>
    use(async (options) => {
      const page = await newVisitor(options);
      await keepFromGoogle(page.context());
      return page;
    }),
  offlineGoogle: [
    async ({ context, trouble }, use) => {
      await keepFromGoogle(context);
      trouble.allow(new RegExp(`another host was asked: http://${emulatorHost()}/`));
      trouble.allow(/another host was asked: https:\/\/(apis|fonts)\.google(apis)?\.com\/|https:\/\/unpkg\.com\//);
      trouble.allow(/console: Failed to load resource: .*\(https:\/\/(fonts\.googleapis|unpkg)\.com\//);
      await use();
    },
    { auto: true },
  ],
});

export { expect };

async function keepFromGoogle(context: BrowserContext): Promise<void> {
  // Looks of the emulator's own page come from elsewhere; without them it works as well.
  await context.route(/^https:/, (route) => route.abort());
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STUB }),
  );
  await answer(context, 'recaptchaConfig', NO_RECAPTCHA);
  await answer(context, 'passwordPolicy', A_POLICY);
}

const A_POLICY = { customStrengthOptions: { minPasswordLength: 6 }, schemaVersion: 1, enforcementState: 'ENFORCE' };

/** Answers for the emulator what it does not implement: the project's settings that browsers look up. */
export async function answer(
  context: BrowserContext,
  what: 'recaptchaConfig' | 'passwordPolicy',
  json: object,
): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await context.route(`**/v2/${what}?*`, (route) => route.fulfill({ json, headers }));
}

export async function signUp(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/auth?tab=register');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/proposal-tool$/);
}

export async function signIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email or Username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
}

/** Who the server takes this browser for. */
export async function currentUser(page: Page): Promise<{ email: string; username: string } | null> {
  const answer = await page.request.get('/api/user');
  return answer.ok() ? ((await answer.json()) as { email: string; username: string }) : null;
}
