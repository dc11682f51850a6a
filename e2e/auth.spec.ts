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

test('a wrong password and an unknown address read the same, and what was typed stays', async ({ page, trouble }) => {
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

test('every field is required, says so beside it, and the first one wrong gets the focus', { tag: '@full' }, async ({
  page,
}) => {
  const screen = await new AuthScreen(page).open();
  await expect(screen.identifier).toHaveAttribute('required');
  await expect(screen.password).toHaveAttribute('required');
  await screen.button('Sign In').click();
  await expect(screen.failure).toHaveText(['Please enter your email or username', 'Please enter your password']);
  await expect(screen.identifier).toBeFocused();
  await screen.identifier.fill('mara');
  await expect(screen.failure).toHaveText(['Please enter your password']);
  await page.keyboard.press('Enter');
  await expect(screen.password).toBeFocused();

  await screen.tab('Sign Up').click();
  await expect(screen.email).toHaveAttribute('required');
  await expect(screen.email).toHaveAttribute('type', 'email');
  await screen.signUp('mara@nowhere', 'short');
  await expect(screen.failure).toHaveText([
    'Please enter a valid email address',
    'Password must be at least 6 characters',
  ]);
  await expect(screen.email).toBeFocused();
});

test('a password that everybody uses is refused beside its field', { tag: '@full' }, async ({ page, trouble }) => {
  trouble.allow(REFUSED);
  const screen = await new AuthScreen(page).open('?tab=register');
  await screen.signUp(newAddress(), 'password1');
  await expect(screen.toast).toContainText('Registration Failed');
  await expect(screen.password).toHaveAttribute('aria-invalid', 'true');
  await expect(screen.password).toBeFocused();
  await expect(screen.password).toHaveValue('password1');
});

test('the tab is in the address, and changing it keeps what was typed', { tag: '@full' }, async ({ page }) => {
  const screen = await new AuthScreen(page).open('?tab=register&returnTo=/account');
  await expect(screen.tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
  await screen.email.fill('mara@freelance.example');
  await screen.password.fill('typed already');
  await screen.tab('Sign In').click();
  await expect(page).toHaveURL('/auth?returnTo=%2Faccount');
  await screen.identifier.fill('mara');
  await screen.tab('Sign Up').click();
  await expect(page).toHaveURL('/auth?returnTo=%2Faccount&tab=register');
  await expect(screen.email).toHaveValue('mara@freelance.example');
  await expect(screen.password).toHaveValue('typed already');
  await page.keyboard.press('ArrowLeft');
  await expect(screen.identifier).toHaveValue('mara');
});

test('an address that has an account leads over to signing in, with the address carried along', async ({
  page,
  trouble,
}) => {
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

test('after ten wrong tries it says when it works again, and that a reset helps', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(REFUSED);
  const email = await haveAccountElsewhere(page);
  const screen = await new AuthScreen(page).open();
  const origin = new URL(page.url()).origin;
  for (let n = 0; n < 10; n++) {
    await page.request.post('/api/login', { data: { username: email, password: 'wrong again' }, headers: { origin } });
  }
  await screen.signIn(email);
  await expect(screen.failure).toContainText(/You can try again at \d{1,2}:\d\d [AP]M\./);
  await screen.failure.getByRole('link', { name: 'Reset your password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(screen.email).toHaveValue(email);
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

test('without a network it says so, loses nothing, and works once there is one', { tag: '@full' }, async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/);
  const email = await haveAccountElsewhere(page);
  const screen = await new AuthScreen(page).open();
  await expect(screen.button('Continue with Google')).toBeEnabled();
  await context.setOffline(true);
  await screen.signIn(email);
  await expect(screen.failure).toContainText('We cannot be reached right now. What you typed is saved');
  await expect(screen.password).toHaveValue(PASSWORD);
  await context.setOffline(false);
  await screen.button('Sign In').click();
  await expect(page).toHaveURL('/proposal-tool');
});

test('while it works the form is busy, and a second press sends nothing', { tag: '@full' }, async ({ page }) => {
  const email = await haveAccountElsewhere(page);
  const screen = await new AuthScreen(page).open();
  let asked = 0;
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/login', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await screen.signIn(email);
  await expect(screen.button('Sign In')).toHaveAttribute('aria-busy', 'true');
  await expect(screen.button('Continue with Google')).toBeDisabled();
  await expect(screen.tab('Sign Up')).toBeDisabled();
  await screen.password.press('Enter');
  // Without waiting for it to be enabled: an impatient person does not wait either.
  await screen.button('Sign In').click({ force: true });
  letThrough();
  await expect(page).toHaveURL('/proposal-tool');
  expect(asked).toBe(1);
});

test('a failed return from Google is shown once, in our words alone', { tag: '@full' }, async ({ page }) => {
  const screen = await new AuthScreen(page).open('?error=account-exists-with-different-credential&returnTo=/account');
  await expect(screen.failure).toContainText('There is already an account with this email.');
  await expect(screen.failure.getByRole('link', { name: 'Reset your password' })).toBeVisible();
  await expect(page).toHaveURL('/auth?returnTo=%2Faccount');
  await screen.open(`?error=${encodeURIComponent('Call 555-0100 to unlock')}`);
  await expect(screen.failure).toContainText('Login failed. Please try again.');
  await expect(screen.failure).not.toContainText('555');
});

test('the window of Google reports to the page that opened it, and closes', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  const reported = page.evaluate(
    () =>
      new Promise((resolve) => {
        new BroadcastChannel('bidwright-sign-in').addEventListener('message', ({ data }) => resolve(data));
      }),
  );
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/auth/finished?result=popup-closed-by-user'));
  const opened = await opening;
  expect(await reported).toEqual({ result: 'popup-closed-by-user' });
  if (!opened.isClosed()) await opened.waitForEvent('close');
});

test('a window of Google that may not close says how it went', { tag: '@full' }, async ({ page }) => {
  await page.goto('/auth/finished?result=ok');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in');
  await page.goto('/auth/finished?result=%3Cb%3Eno');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not signed in');
  await expect(page.getByText('Signing in did not work. Please try again.')).toBeVisible();
});

test('the pages of signing in are for no search engine and leave no address behind', { tag: '@full' }, async ({
  page,
}) => {
  for (const path of ['/auth', '/forgot-password', '/reset-password?token=x', '/verify-email?token=x']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin');
  }
});
