import { PASSWORD, signUpElsewhere } from './account-people.ts';
import { AuthScreen } from './auth-screen.ts';
import { expect, test } from './harness/test.ts';
import { holdApp, watchShifts } from './held-app.ts';

// The form of signing in is in the page: what is there, and kept, before its scripts are.

test('one signs in before the scripts are there: text, focus and the press are kept, and it is said when they cannot be had', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED|Failed to fetch|could not be loaded|status of 401/);
  const { email } = await signUpElsewhere(page);
  const screen = new AuthScreen(page);
  const early = page.locator('html[data-early]');
  const shift = await watchShifts(page);
  await test.step('typed before and after', async () => {
    const scripts = await holdApp(page);
    await page.goto('/auth?returnTo=%2Faccount', { waitUntil: 'commit' });
    await screen.identifier.click();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD.slice(0, 6));
    await expect(early).toHaveCount(1);
    scripts.letIn();
    await expect(early).toHaveCount(0);
    await expect(screen.password).toBeFocused();
    expect(await shift()).toBeLessThan(0.01);
    await page.keyboard.type(PASSWORD.slice(6));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
    await expect(page.getByText(email).first()).toBeVisible();
  });
  await page.context().clearCookies();
  await test.step('sent before', async () => {
    const scripts = await holdApp(page);
    await page.goto('/auth?tab=register', { waitUntil: 'commit' });
    await screen.email.fill('nobody');
    await page.keyboard.press('Enter');
    scripts.letIn();
    await expect(screen.failure.first()).toHaveText('Please enter a valid email address');
    await expect(screen.email).toHaveValue('nobody');
  });
  await test.step('the scripts cannot be had', async () => {
    let isAway = true;
    await page.route('**/assets/*.js', (route) => (isAway ? route.abort() : route.fallback()));
    await page.goto('/auth', { waitUntil: 'commit' });
    const note = page.getByRole('alert').filter({ hasText: 'has not loaded' });
    await expect(note).toBeVisible();
    isAway = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(early).toHaveCount(0);
    await expect(note).toBeHidden();
  });
});
