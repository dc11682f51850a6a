import { PASSWORD, signUpElsewhere } from './account-people.ts';
import { AuthScreen } from './auth-screen.ts';
import { linkMailedTo } from './harness/outbox.ts';
import { expect, test } from './harness/test.ts';

const NEW_PASSWORD = 'a louder harbour at dawn';

test('a forgotten password is replaced by the mailed link, which then works no more', { tag: '@main' }, async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/status of 4\d\d/);
  const { email } = await signUpElsewhere(page);
  const heading = page.getByRole('heading', { level: 1 });
  const newPassword = page.getByLabel('New password', { exact: true });
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading).toHaveText('Check your email');
  await expect(page.getByText(`If there is an account for ${email}, a link is on its way.`)).toBeVisible();
  const link = await linkMailedTo(app, email, 'Choose a new password');

  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await newPassword.fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Password must be at least 6 characters');
  await newPassword.fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Password changed');
  await expect(heading).toBeFocused();

  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  const screen = new AuthScreen(page);
  await screen.signIn(email, PASSWORD);
  await expect(screen.failure).toContainText('The email, username or password is not right.');
  await screen.signIn(email, NEW_PASSWORD);
  await expect(page).toHaveURL('/proposal-tool');

  await page.goto(link);
  await expect(heading).toHaveText('This link does not work');
  await expect(page.getByText('It has been used, has expired, or a newer one was sent.')).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
