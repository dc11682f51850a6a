import type { Page } from '@playwright/test';
import { AuthScreen, haveAccount, haveAccountElsewhere, PASSWORD } from './auth-screen.ts';
import { mailTo } from './harness/outbox.ts';
import { expect, test } from './harness/test.ts';

const REFUSED = /status of 4\d\d/;
const NEW_PASSWORD = 'a louder harbour at dawn';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
/** The link as the mail has it, at the address that this app really has. */
const pathOf = (link: URL) => link.pathname + link.search;

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page)).toHaveText('Check your email');
}

test('a forgotten password is replaced by the mailed link, which then works no more', { tag: '@main' }, async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(REFUSED);
  const email = await haveAccountElsewhere(page);
  await askForLink(page, email);
  await expect(page.getByText(`If there is an account for ${email}, a link is on its way.`)).toBeVisible();
  const link = pathOf((await mailTo(app, email, 'Choose a new password')).link);

  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await newPassword(page).fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Password must be at least 6 characters');
  await newPassword(page).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Password changed');
  await expect(heading(page)).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  const screen = new AuthScreen(page);
  await screen.signIn(email, PASSWORD);
  await expect(screen.failure).toContainText('The email, username or password is not right.');
  await screen.signIn(email, NEW_PASSWORD);
  await expect(page).toHaveURL('/proposal-tool');

  await page.goto(link);
  await expect(heading(page)).toHaveText('This link does not work');
  await expect(page.getByText('It has been used, has expired, or a newer one was sent.')).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the link of a new account confirms the address at once, for its owner alone, however often it is opened', async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(REFUSED);
  const owner = await haveAccountElsewhere(page);
  const link = pathOf((await mailTo(app, owner, 'Confirm your email address')).link);
  const other = await haveAccount(page);
  await page.goto(link);
  await expect(heading(page)).toHaveText('This link does not work');
  await expect(page.getByText(`You are signed in as ${other}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A new link is on its way' })).toContainText(other);
  await page.getByRole('button', { name: 'Sign in as someone else' }).click();
  await new AuthScreen(page).signIn(owner);
  await expect(heading(page)).toHaveText('Email confirmed');
  await expect(page.getByRole('main')).toContainText(owner);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Email confirmed');
  await expect(page).toHaveURL('/verify-email');
});
