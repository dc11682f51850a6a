import type { Page } from '@playwright/test';
import { frontToast } from '../harness/toast.ts';
import { currentUser, expect, type Person, signIn, signUp, test } from './test.ts';

const NEW_PASSWORD = 'battery staple horse';
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function changePassword(page: Page, { password }: Person): Promise<void> {
  await page.goto('/account?tab=security');
  await button(page, 'Change Password').click();
  await field(page, 'Current password').fill(password);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
}

test('a name is changed here and an email is not, a password is changed at Firebase, and this browser stays signed in', async ({
  page,
  person,
  newVisitor,
}) => {
  await signUp(page, person);
  await page.goto('/account');
  await button(page, 'Edit Profile').click();
  await expect(field(page, 'Email')).toHaveAttribute('readonly');
  await expect(dialog(page)).toContainText('It cannot be changed here.');
  await field(page, 'Full name').fill('Anna Berg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Anna Berg');
  await changePassword(page, person);
  await expect(frontToast(page)).toContainText('Password Updated');
  await page.reload();
  await expect(button(page, 'Change Password')).toBeVisible();
  expect(await currentUser(page)).toMatchObject({ email: person.email });
  const other = await newVisitor();
  await signIn(other, person.email, NEW_PASSWORD);
  await expect(other).toHaveURL(/\/proposal-tool$/);
});

test('a changed password is reported as changed, also if this browser is not signed in again', async ({
  page,
  person,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/);
  await signUp(page, person);
  // From now on the browser does not reach Firebase; the server does.
  await page.context().route('**/accounts:signInWithPassword*', (route) => route.abort());
  await changePassword(page, person);
  await expect(frontToast(page)).toContainText('Password Updated');
  await expect(dialog(page)).toHaveCount(0);
});

test('an account is deleted by its typed email after a recent sign-in, and does not open again', async ({
  page,
  person,
  trouble,
}) => {
  trouble.allow(/status of 40[013]/);
  await signUp(page, person);
  await page.goto('/account?tab=security');
  await button(page, 'Delete Account').click();
  await dialog(page).getByLabel(`Type ${person.email} to confirm`).fill(person.email);
  await page.keyboard.press('Enter');
  await expect(frontToast(page)).toContainText('Your account is closed');
  await expect(page).toHaveURL(/\/$/);
  expect(await currentUser(page)).toBeNull();
  await signIn(page, person.email, person.password);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This account is closed');
  expect(await currentUser(page)).toBeNull();
});

test('links that change an email, or give the former one back, do their work signed out', async ({
  page,
  person,
  emulator,
}) => {
  const changed = `new.${person.email}`;
  await emulator.makeAccount(person.email, person.password);
  const code = await emulator.codeToChangeEmail(person.email, changed);
  await page.goto(`/reset-password?mode=verifyAndChangeEmail&oobCode=${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email changed');
  await expect(page).toHaveURL(/\/verify-email$/);
  await signIn(page, changed, person.password);
  await expect(page).toHaveURL(/\/proposal-tool$/);
});
