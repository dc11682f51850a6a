import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD, signUp } from './account-people.ts';
import { AuthScreen } from './auth-screen.ts';
import { expect, test } from './harness/test.ts';
import { frontToast } from './harness/toast.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A passkey belongs to a name, so the page is opened by one. */
const byName = (url: string) => url.replace('127.0.0.1', 'localhost');

/** A device that asks nobody: the fingerprint is always right. */
async function haveAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const options = { ...device, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  /** Whether the person is there for it. */
  const ask = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { ask };
}

test('a passkey is added, named, and signs in without a password: by its button, or at the field, not while another way is tried', async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/^another host was asked|status of 401/);
  const origin = byName(app.url);
  const device = await haveAuthenticator(page);
  const { email } = await signUp(page, undefined, origin);
  await page.goto(`${origin}/account?tab=security`);
  await button(page, 'Add a passkey').click();
  await expect(frontToast(page)).toContainText('Passkey added');
  await button(page, /^Rename/).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await page.keyboard.press('Enter');
  const passkeys = page.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys).toContainText('My laptop');

  await page.context().clearCookies();
  await page.goto(`${origin}/auth?returnTo=%2Faccount%3Ftab%3Dsecurity`);
  await button(page, 'Use a passkey').click();
  await expect(passkeys).toContainText(/last used/);

  await page.context().clearCookies();
  await device.ask(false);
  await page.goto(`${origin}/auth?returnTo=%2Fme`);
  const options = () => page.waitForResponse('**/api/passkey-login/options');
  const offered = options();
  await page.getByLabel('Email or Username').fill(email);
  expect((await offered).status()).toBe(200);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const offeredAgain = options();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('is not right');
  await offeredAgain;
  // From now on the person chooses it in the browser's own list as soon as it is offered: after the next refusal.
  await device.ask(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/me`);
});

test('two-step sign-in asks for the code, or a recovery code', async ({ page, trouble }) => {
  trouble.allow(/status of 40[0-9]/);
  const { email } = await signUp(page);
  await page.goto('/account?tab=security');
  await button(page, 'Set up').click();
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await proof.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = await page
    .getByRole('dialog')
    .getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)
    .innerText();
  const authenticator = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  const used = authenticator.generate();
  await page.getByRole('textbox', { name: 'Code' }).fill(used);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await button(page, 'I have saved them').click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await new AuthScreen(page).signIn(email);
  const code = page.getByRole('textbox', { name: 'Code' });
  // What was used to turn it on is used up.
  await code.fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('That code is not right');
  await button(page, 'Use a recovery code').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/proposal-tool');
});
