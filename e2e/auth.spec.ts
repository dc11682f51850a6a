import { signUpElsewhere } from './account-people.ts';
import { AuthScreen } from './auth-screen.ts';
import { expect, test } from './harness/test.ts';
import { POST, ProposalScreen } from './proposal-screen.ts';

test('with the keyboard alone one gets from the tab to an account, and finds all that was in the workspace', {
  tag: '@main',
}, async ({ page }) => {
  const tool = await new ProposalScreen(page).open();
  await tool.fillJob();
  await tool.generate();
  await tool.expectDone();
  const written = await tool.sheet.innerText();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  // A key that is pressed before the scripts of the form have come does nothing.
  await expect(async () => {
    await tab('Sign In').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab('Sign Up')).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeEnabled();
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')).toBe('email');
  }).toPass({ intervals: [0] });
  await page.keyboard.type('keyboard.alone@freelance.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a quiet harbour');
  await page.keyboard.press('Tab');
  const screen = new AuthScreen(page);
  await expect(screen.button('Show password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(screen.button('Create Account')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/proposal-tool');
  const messages = page.getByRole('region', { name: /Notifications/ });
  await expect(messages).toContainText('Your account has been created successfully.');
  await expect(tool.sheet).toHaveText(written, { useInnerText: true });
  await tool.tab('Job Description').click();
  await tool.button('Edit Job Details').click();
  await expect(tool.title).toHaveValue(POST.title);
  await expect(page.getByText('” is saved')).toHaveCount(0);
});

test('a visitor’s account is there once they sign in; who is signed in continues at once, to a page of this site alone', async ({
  page,
}) => {
  const { email } = await signUpElsewhere(page);
  await page.goto('/account?tab=security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access required');
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?returnTo=%2Faccount%3Ftab%3Dsecurity');
  await new AuthScreen(page).signIn(email);
  await expect(page).toHaveURL('/account?tab=security');
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(email).first()).toBeVisible();
  for (const [returnTo, expected] of [
    ['/account?tab=security', '/account?tab=security'],
    ['//evil.example', '/proposal-tool'],
    ['/auth', '/proposal-tool'],
  ] as const) {
    await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await expect(page, returnTo).toHaveURL(expected);
  }
});
