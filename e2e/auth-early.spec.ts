import { AuthScreen, haveAccountElsewhere, PASSWORD } from './auth-screen.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { holdApp, watchShifts } from './held-app.ts';

// The form of signing in is in the page: what is there, and kept, before its scripts are.

test('one signs in before the scripts are there: text, focus and the press are kept', async ({ page }) => {
  const email = await haveAccountElsewhere(page);
  const scripts = await holdApp(page);
  const shift = await watchShifts(page);
  await page.goto('/auth?returnTo=%2Faccount', { waitUntil: 'commit' });
  const screen = new AuthScreen(page);
  await screen.identifier.click();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD.slice(0, 6));
  await expect(page.locator('html[data-early]')).toHaveCount(1);
  await expectAccessible(page, 'the form before its scripts');
  scripts.letIn();
  await expect(page.locator('html[data-early]')).toHaveCount(0);
  await expect(screen.password).toBeFocused();
  expect(await shift()).toBeLessThan(0.01);
  await page.keyboard.type(PASSWORD.slice(6));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(email).first()).toBeVisible();
});

test('it is said when the scripts cannot be had, and what is sent early is sent once they are there', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED|Failed to fetch|could not be loaded|status of 401/);
  let isAway = true;
  await page.route('**/assets/*.js', (route) => (isAway ? route.abort() : route.fallback()));
  await page.goto('/auth', { waitUntil: 'commit' });
  const note = page.getByRole('alert').filter({ hasText: 'has not loaded' });
  await expect(note).toBeVisible();
  await expectAccessible(page, 'a form whose scripts have not come');
  isAway = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html[data-early]')).toHaveCount(0);
  await expect(note).toBeHidden();

  const scripts = await holdApp(page);
  await page.goto('/auth?tab=register', { waitUntil: 'commit' });
  const screen = new AuthScreen(page);
  await screen.email.fill('nobody');
  await page.keyboard.press('Enter');
  scripts.letIn();
  await expect(screen.failure.first()).toHaveText('Please enter a valid email address');
  await expect(screen.email).toHaveValue('nobody');
});

test('a visitor’s account asks to sign in, without the app, and is there once they have', async ({ page }) => {
  const email = await haveAccountElsewhere(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/account?tab=security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access required');
  expect(loaded.filter((path) => /\/(react|navigation|app)-/.test(path))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?returnTo=%2Faccount%3Ftab%3Dsecurity');
  await new AuthScreen(page).signIn(email);
  await expect(page).toHaveURL('/account?tab=security');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(email).first()).toBeVisible();
});
