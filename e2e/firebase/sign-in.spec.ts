import { frontToast } from '../harness/toast.ts';
import { currentUser, expect, signIn, signUp, test } from './test.ts';

test('someone signs up, is signed in, signs out, and comes back by email; a session that is gone comes back by itself', async ({
  page,
  person,
  trouble,
}) => {
  trouble.allow(/status of 401/);
  await signUp(page, person);
  expect(await currentUser(page)).toMatchObject({ email: person.email });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await currentUser(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/proposal-tool$/);
  expect(await currentUser(page)).toMatchObject({ email: person.email });
  // Firebase still knows the person.
  await page.context().clearCookies({ name: 'session' });
  expect(await currentUser(page)).toBeNull();
  await page.goto('/account');
  await expect(page.getByText(person.email).first()).toBeVisible();
  expect(await currentUser(page)).toMatchObject({ email: person.email });
});

test('a forgotten password is reset by the mailed code, once', async ({ page, person, emulator, trouble }) => {
  trouble.allow(/status of 40[01]/);
  await emulator.makeAccount(person.email, person.password);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: /link/i }).click();
  await expect.poll(() => emulator.lastCode(person.email, 'PASSWORD_RESET')).toBeTruthy();
  const code = await emulator.lastCode(person.email, 'PASSWORD_RESET');
  await page.goto(`/reset-password?mode=resetPassword&oobCode=${code}`);
  await page.getByLabel('New password').fill('battery staple horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await signIn(page, person.email, 'battery staple horse');
  await expect(page).toHaveURL(/\/proposal-tool$/);
  await page.goto(`/reset-password?mode=resetPassword&oobCode=${code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
});

test('the link that confirms the email is mailed again by Firebase, and its code confirms it', async ({
  page,
  person,
  emulator,
}) => {
  await signUp(page, person);
  expect(await currentUser(page)).toMatchObject({ emailVerified: false });
  await expect.poll(() => emulator.lastCode(person.email, 'VERIFY_EMAIL')).toBeTruthy();
  const first = await emulator.lastCode(person.email, 'VERIFY_EMAIL');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Resend', exact: true }).click();
  await expect(frontToast(page)).toContainText(`We sent a link to ${person.email}.`);
  const code = await emulator.lastCode(person.email, 'VERIFY_EMAIL');
  expect(code).not.toBe(first);
  // Firebase mails every link to one address of ours.
  await page.goto(`/reset-password?mode=verifyEmail&oobCode=${code}`);
  await expect.poll(() => currentUser(page)).toMatchObject({ emailVerified: true });
});
