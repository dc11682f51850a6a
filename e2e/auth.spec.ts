import { AuthScreen, haveAccount, haveAccountElsewhere, newAddress, PASSWORD } from './auth-screen.ts';
import { expect, test } from './harness/test.ts';

const REFUSED = /status of 4\d\d/;

test('signing up leads to where the link wanted, with the words of success', async ({ page }) => {
  const screen = await new AuthScreen(page).open('?tab=register&returnTo=/account');
  await expect(page).toHaveTitle('Sign up · Bidwright');
  await screen.signUp(newAddress());
  await expect(page).toHaveURL('/account');
  await expect(screen.toast).toContainText('Account Created');
  await expect(screen.toast).toContainText('Your account has been created successfully.');
});

test('signing in works by email, in any letters, and by username, and leads to the proposal tool', async ({
  page,
  newVisitor,
}) => {
  const email = await haveAccountElsewhere(page);
  const screen = await new AuthScreen(page).open();
  await expect(page).toHaveTitle('Sign in · Bidwright');
  await screen.signIn(` ${email.toUpperCase()} `);
  await expect(page).toHaveURL('/proposal-tool');
  const { username } = await (await page.request.get('/api/user')).json();

  const remoteChanges = await newVisitor();
  const second = await new AuthScreen(remoteChanges).open();
  await second.signIn(username);
  await expect(remoteChanges).toHaveURL('/proposal-tool');
});

test('a wrong password and an unknown address read the same, and what was typed stays', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(REFUSED);
  const email = await haveAccountElsewhere(page);
  const screen = await new AuthScreen(page).open();
  const reported: string[] = [];
  for (const identifier of [email, newAddress('nobody'), 'no-such-username']) {
    await screen.signIn(identifier, 'not the password');
    await expect(screen.toast).toContainText('Login Failed');
    await expect(screen.button('Sign In')).not.toHaveAttribute('aria-busy', 'true');
    await expect(screen.failure).toHaveCount(1);
    reported.push(await screen.failure.innerText());
    await expect(screen.identifier).toHaveValue(identifier);
    await expect(screen.password).toHaveValue('not the password');
    await page.reload();
  }
  expect(reported[0]).toContain('The email, username or password is not right. Please try again.');
  expect(new Set(reported).size).toBe(1);
});

test('an address that has an account leads over to signing in, with the address carried along', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.allow(REFUSED);
  const email = await haveAccountElsewhere(page);
  const screen = await new AuthScreen(page).open('?tab=register&returnTo=/account');
  await screen.signUp(email);
  await expect(screen.toast).toContainText('Registration Failed');
  await expect(screen.failure).toContainText('There is already an account with this email.');
  await screen.button('Sign in instead').click();
  await expect(screen.identifier).toHaveValue(email);
  await expect(screen.password).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
});

const LEADS = [
  ['/account?tab=security', '/account?tab=security'],
  ['//evil.example', '/proposal-tool'],
  ['/\\evil.example', '/proposal-tool'],
  ['\\/\\/evil.example', '/proposal-tool'],
  ['https:evil.example', '/proposal-tool'],
  ['https://ours@evil.example', '/proposal-tool'],
  ['/%2f%2fevil.example', '/proposal-tool'],
  ['/%09/evil.example', '/proposal-tool'],
  ['javascript:alert(1)', '/proposal-tool'],
  ['data:text/html,x', '/proposal-tool'],
  ['/..//evil.example', '/proposal-tool'],
  ['%0d%0aset-cookie:a=b', '/proposal-tool'],
  [`/${'a'.repeat(8192)}`, '/proposal-tool'],
  ['/auth', '/proposal-tool'],
  ['/api/user', '/proposal-tool'],
] as const;

test('a signed-in person continues at once, and only to a page of this site', async ({ page }) => {
  await haveAccount(page);
  for (const [returnTo, expected] of LEADS) {
    await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
    await expect(page, returnTo.slice(0, 40)).toHaveURL(expected);
  }
  await page.goto('/auth?returnTo=/account&returnTo=//evil.example');
  await expect(page).toHaveURL('/proposal-tool');
  await page.goto('/auth?tab=register');
  await expect(page).toHaveURL('/proposal-tool');
});

test('the billing cycle is passed to the checkout and nowhere else', { tag: '@full' }, async ({ page }) => {
  await haveAccount(page);
  // Not answered: it would lead on from the address that is looked at.
  await page.route('**/api/checkout/session', () => undefined);
  await page.goto('/auth?returnTo=/checkout&billingCycle=yearly');
  await expect(page).toHaveURL('/checkout?billingCycle=yearly');
  await page.goto('/auth?returnTo=/checkout&billingCycle=weekly');
  await expect(page).toHaveURL('/checkout');
  await page.goto('/auth?returnTo=/account&billingCycle=yearly');
  await expect(page).toHaveURL('/account');
});

test('with the keyboard alone one gets from the tab to an account', { tag: '@full' }, async ({ page }) => {
  const screen = await new AuthScreen(page).open();
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
  await expect(page).toHaveURL('/proposal-tool');
});

test('the pages of signing in are for no search engine and leave no address behind', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  // The reset link is checked as its page opens.
  trouble.allow(/status of 400/);
  for (const path of ['/auth', '/forgot-password', '/reset-password?token=x', '/verify-email?token=x']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin');
  }
});
