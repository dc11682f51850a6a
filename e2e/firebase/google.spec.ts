import type { Page } from '@playwright/test';
import { currentUser, expect, test } from './test.ts';

/** Chooses a new account in the emulator's page, which replaces Google's chooser. */
async function chooseAccount(chooser: Page, email: string): Promise<void> {
  await chooser.getByText('Add new account').click();
  await chooser.locator('#email-input').fill(email);
  await chooser.locator('#display-name-input').fill('Anna Writes');
  await chooser.locator('#sign-in').click();
}

test("Google's window signs in and closes", async ({ page, person }) => {
  await page.goto('/auth');
  const [chooser] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Google' }).click(),
  ]);
  expect(new URL(chooser.url()).searchParams.get('customParameters')).toContain('select_account');
  expect(await chooser.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
  const closed = chooser.waitForEvent('close');
  await chooseAccount(chooser, person.email);
  await closed;
  await expect(page).toHaveURL(/\/proposal-tool$/);
  expect(await currentUser(page)).toMatchObject({ email: person.email, emailVerified: true, fullName: 'Anna Writes' });
});

test('where the window is blocked the page goes to Google and comes back signed in', async ({ page, person }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(/emulator\/auth\/handler/);
  await chooseAccount(page, person.email);
  await expect(page).toHaveURL(/\/proposal-tool$/);
  expect(await currentUser(page)).toMatchObject({ email: person.email });
});
