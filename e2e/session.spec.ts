import type { Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { expect, test } from './harness/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const avatar = (page: Page) => banner(page).getByRole('link', { name: 'My Account' });
/** What the browser keeps of a sign-out that the server has not heard of. */
const markOf = (page: Page) => page.evaluate(() => localStorage.getItem('logout-in-progress'));
const signInLink = (page: Page) => banner(page).getByRole('link', { name: 'Sign In' });

test('after signing out the Back button shows nothing of the person', async ({ page, trouble }) => {
  trouble.allow(/status of 401/);
  const { email } = await signUp(page);
  await page.goto('/account');
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Access required' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expect.poll(async () => (await page.request.get('/api/user')).status()).toBe(401);
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  await expect.poll(() => markOf(page)).toBeNull();
});

test('what happens in one tab is seen in the others', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Account' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Access required' })).toBeVisible();
  await signUp(page, 'zoe.weber');
  await page.reload();
  await expect(avatar(page)).toHaveText('z');
  await expect(avatar(other)).toHaveText('z');
  await expect(other.getByText('zoe.weber@freelance.example').first()).toBeVisible();
});
