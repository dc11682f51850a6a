import type { Page } from '@playwright/test';
import { AuthScreen } from './auth-screen.ts';
import { DraftsPage, saveDraft, signUpPro } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';

const avatar = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'My Account' });
/** What the browser keeps of a sign-out that the server has not heard of. */
const markOf = (page: Page) => page.evaluate(() => localStorage.getItem('logout-in-progress'));

test('after signing out the Back button shows nothing of the person, nor do other tabs, nor the next person', {
  tag: '@main',
}, async ({ page, context, app, newVisitor, trouble }) => {
  trouble.allow(/status of 401/);
  const next = await signUpPro(await newVisitor(), app);
  const { email } = await signUpPro(page, app);
  await saveDraft(page, { name: 'A secret of the first', content: 'secret words' });
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByText(email).first()).toBeVisible();
  const screen = await new DraftsPage(page).open();
  await screen.expectNames('A secret of the first');
  await screen.button('Sign Out').click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('heading', { name: 'Access required' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Access required' })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expect.poll(async () => (await page.request.get('/api/user')).status()).toBe(401);
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  await expect.poll(() => markOf(page)).toBeNull();

  // By pressing alone: in a new document the page would have forgotten everything anyhow.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await new AuthScreen(page).signIn(next.username);
  await expect(avatar(other)).toHaveText(next.username.slice(0, 1));
  await expect(other.getByText(next.email).first()).toBeVisible();
  await avatar(page).click();
  await page.getByRole('tab', { name: 'Proposals', exact: true }).click();
  await expect(page.getByText('No drafts found')).toBeVisible();
  await expect(page.getByText('A secret of the first')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)));
  expect(stored).not.toContain('secret');
});
