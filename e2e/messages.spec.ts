import { AuthScreen, haveAccountElsewhere } from './auth-screen.ts';
import { expect, test } from './harness/test.ts';

test('a signed-in person no longer sees that sign-in failed', { tag: '@full' }, async ({ page, trouble }) => {
  trouble.allow(/status of 401/);
  const email = await haveAccountElsewhere(page);
  const screen = await new AuthScreen(page).open();
  await screen.signIn(email, 'not the password');
  await expect(screen.toast).toContainText('Login Failed');
  // It waits for as long as it is pointed at, so that its five seconds are not what ends it.
  await page.getByRole('listitem').filter({ hasText: 'Login Failed' }).hover();
  await screen.password.fill('a quiet harbour at dusk');
  await screen.password.press('Enter');
  await expect(page).toHaveURL('/proposal-tool');
  await expect(page.getByText('Login Failed')).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });
});
