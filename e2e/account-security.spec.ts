import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PASSWORD, signIn, signUp } from './account-people.ts';
import { AuthScreen } from './auth-screen.ts';
import { expect, test } from './harness/test.ts';
import { frontToast } from './harness/toast.ts';

const NEW_PASSWORD = 'a lighthouse in the fog';
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.request.get('/api/user')).status() === 200;
}

test('another browser is signed out from the login history, and by a new password', async ({
  page,
  newVisitor,
  trouble,
}) => {
  trouble.allow(/status of 400/);
  const person = await signUp(page);
  const [other, third] = [await newVisitor(), await newVisitor()];
  await signIn(other, person);
  await signIn(third, person);
  await signIn(third, person, 'wrong on purpose');
  await page.goto('/account?tab=security');
  await test.step('from the login history, which marks this one', async () => {
    await button(page, 'View Login History').click();
    const entries = dialog(page).getByRole('listitem');
    await expect(entries).toHaveCount(4);
    await expect(entries.filter({ hasText: 'This device' })).toHaveCount(1);
    await expect(entries.filter({ hasText: 'Refused' })).toHaveCount(1);
    await expect(entries.first()).toContainText('Chrome');
    await expect(entries.first()).toContainText('Password');
    await expect(entries.first()).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d{2} [AP]M/);
    const signOuts = dialog(page).getByRole('button', { name: /^Sign out Chrome/ });
    await expect(signOuts).toHaveCount(2);
    await signOuts.first().click();
    await expect(signOuts).toHaveCount(1);
    expect([await isSignedIn(page), await isSignedIn(third), await isSignedIn(other)]).toEqual([true, false, true]);
    await dialog(page).getByRole('button', { name: 'Sign out all others' }).click();
    await expect(frontToast(page)).toContainText('One other browser was signed out.');
    await expect(signOuts).toHaveCount(0);
    // There are no others: a button for them would have no effect.
    await expect(dialog(page).getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
    expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([true, false]);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
  });
  await test.step('by a new password', async () => {
    await signIn(other, person);
    await button(page, 'Change Password').click();
    await expect(field(page, 'Current password')).toBeFocused();
    await field(page, 'Current password').fill('not my password');
    await field(page, 'New password').fill(NEW_PASSWORD);
    await field(page, 'Confirm new password').fill('something else');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText("Passwords don't match");
    await field(page, 'Confirm new password').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toHaveText(
      'Update Failed: That password is not right. Please try again.',
    );
    await expect(field(page, 'Current password')).toBeFocused();
    await expect(field(page, 'New password')).toHaveValue(NEW_PASSWORD);
    expect(await isSignedIn(other)).toBe(true);
    await field(page, 'Current password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(frontToast(page)).toContainText('Password Updated');
    await expect(dialog(page)).toHaveCount(0);
    expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([true, false]);
    expect(await signIn(other, person)).toBe(401);
    expect(await signIn(other, person, NEW_PASSWORD)).toBe(200);
  });
});

test('all that is stored is downloaded, and an account is deleted by its email and password, everywhere at once', async ({
  page,
  newVisitor,
  trouble,
}) => {
  trouble.allow(/status of 40[013]/);
  const person = await signUp(page);
  const other = await newVisitor();
  await signIn(other, person);
  await page.goto('/account?tab=security');
  const download = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(new RegExp(`^bidwright-${person.username}-\\d{4}-\\d{2}-\\d{2}\\.zip$`));
  expect((await readFile(await saved.path())).toString('latin1')).toMatch(/^PK.*account\.json/s);

  await button(page, 'Delete Account').click();
  await expect(dialog(page)).toContainText('After 30 days');
  await expect(dialog(page)).toContainText('Payment records are kept for 7 years');
  const email = dialog(page).getByLabel(`Type ${person.email} to confirm`);
  await email.fill('somebody@else.example');
  await field(page, 'Password').fill('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('This is not your account’s email.');
  await email.fill(person.email);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('That password is not right. Please try again.');
  expect(await isSignedIn(page)).toBe(true);
  await field(page, 'Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(frontToast(page)).toContainText('Your account is closed');
  await expect(page).toHaveURL(/\/$/);
  expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([false, false]);
  // Until then the owner can have it back.
  await page.goto('/auth');
  await new AuthScreen(page).signIn(person.email);
  await button(page, 'Restore account').click();
  await expect(frontToast(page)).toContainText('Your account was restored');
  expect([await isSignedIn(page), await isSignedIn(other)]).toEqual([true, false]);
});
