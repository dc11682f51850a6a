import type { Page } from '@playwright/test';
import { inDatabase, PASSWORD, type Person, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expect, test } from './harness/test.ts';

const avatar = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'My Account' });
const again = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

/** As after two weeks: the browser still takes itself for signed in, the server does not. */
const endSessionsOf = (databaseUrl: string, { id }: Person) =>
  inDatabase(databaseUrl, 'delete from sessions where user_id = $1', id);

async function proveAgain(page: Page, password = PASSWORD): Promise<void> {
  await again(page).getByLabel('Password', { exact: true }).fill(password);
  await again(page).getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a session that ends in mid-work is renewed in place, or someone else signs in and sees nothing of the former person', async ({
  page,
  app,
  trouble,
  newVisitor,
}) => {
  trouble.allow(/status of 40[01]/);
  const other = await signUp(await newVisitor(), 'zoe');
  const person = await signUp(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Profile' });
  await form.getByLabel('Full name').fill('Ada of the Fens');
  await endSessionsOf(app.databaseUrl, person);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(again(page).getByLabel('Email or Username')).toHaveValue(person.email);
  await expect(again(page).getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(again(page), 'sign in again');
  // Who leaves the question open keeps the page, what was typed, and the focus.
  await escapeFrom(again(page));
  await expect(form.getByLabel('Full name')).toHaveValue('Ada of the Fens');
  await expect(form.getByRole('button', { name: 'Save Changes' })).toBeFocused();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await proveAgain(page, 'not my password');
  await expect(again(page).getByRole('alert').first()).toBeVisible();
  await proveAgain(page);
  await expect(again(page)).toHaveCount(0);
  await expect(page.getByText('Profile Updated', { exact: true })).toBeVisible();
  await expect(page.getByText('Ada of the Fens').first()).toBeVisible();

  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await endSessionsOf(app.databaseUrl, person);
  await page.getByRole('button', { name: 'View Login History' }).click();
  await again(page).getByLabel('Email or Username').fill(other.email);
  await proveAgain(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(avatar(page)).toHaveText('z');
  await expect(page.getByText(other.email).first()).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expect(page.getByText('Ada of the Fens')).toHaveCount(0);
});
