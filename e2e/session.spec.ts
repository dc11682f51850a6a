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

test('a server that fails at sign-out keeps nobody signed in, and is informed later', { tag: '@full' }, async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED|status of 401/);
  await signUp(page);
  await page.goto('/account');
  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  await expect.poll(() => markOf(page)).toBeNull();
  expect((await page.request.get('/api/user')).status()).toBe(401);
  const isCookieLeft = async () => (await context.cookies()).some(({ name }) => name === 'session');
  expect(await isCookieLeft()).toBe(true);
  await page.unroute('**/api/logout');
  await expect.poll(isCookieLeft, { timeout: 30_000 }).toBe(false);
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

test('a page from the back/forward cache is reloaded if its person has signed out', { tag: '@full' }, async ({
  page,
  context,
}) => {
  const { email } = await signUp(page);
  // What the page still asks for once the person has gone would be refused.
  const askedLast = page.waitForResponse('**/api/profiles');
  await page.goto('/account');
  await expect(page.getByText(email).first()).toBeVisible();
  await askedLast;
  await context.clearCookies();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('heading', { name: 'Access required' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});
