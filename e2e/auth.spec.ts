import { AuthScreen, haveAccount, newAddress, PASSWORD } from './auth-screen.ts';
import { expect, test } from './harness/test.ts';

test('with the keyboard alone one gets from the tab to an account, and to where the link wanted', {
  tag: '@main',
}, async ({ page }) => {
  const screen = await new AuthScreen(page).open('?returnTo=/account');
  await screen.tab('Sign In').focus();
  await page.keyboard.press('ArrowRight');
  await expect(screen.tab('Sign Up')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeEnabled();
  const reach = async (name: string) => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')).toBe(name);
    }).toPass({ intervals: [0] });
  };
  await reach('email');
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Tab');
  await page.keyboard.type('a quiet harbour');
  await page.keyboard.press('Tab');
  await expect(screen.button('Show password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(screen.button('Create Account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(screen.toast).toContainText('Account Created');
  await expect(screen.toast).toContainText('Your account has been created successfully.');
});

test('signing in works by email, in any letters, and by username, and no failure is shown any more then', async ({
  page,
  newVisitor,
  trouble,
}) => {
  trouble.allow(/status of 401/);
  const email = await haveAccount(await newVisitor());
  const screen = await new AuthScreen(page).open();
  await screen.signIn(` ${email.toUpperCase()} `, 'not the password');
  await expect(page.getByRole('alert')).toContainText('Login Failed');
  await screen.password.fill(PASSWORD);
  await screen.password.press('Enter');
  await expect(page).toHaveURL('/proposal-tool');
  await expect(page.getByText('Login Failed')).toHaveCount(0);
  const { username } = await (await page.request.get('/api/user')).json();

  await test.step('a signed-in person continues at once, and only to a page of this site', async () => {
    for (const [returnTo, expected] of [
      ['/account?tab=security', '/account?tab=security'],
      ['//evil.example', '/proposal-tool'],
      ['/auth', '/proposal-tool'],
    ] as const) {
      await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
      await expect(page, returnTo).toHaveURL(expected);
    }
  });

  const other = await newVisitor();
  await (await new AuthScreen(other).open()).signIn(username);
  await expect(other).toHaveURL('/proposal-tool');
});
