import { currentUser, expect, signIn, signUp, test } from './test.ts';

test('someone signs up, is signed in, signs out, and comes back by email', async ({ page, person }) => {
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
});

test('a username signs in too, at Firebase and here', async ({ page, person, newVisitor }) => {
  await signUp(page, person);
  const { username } = (await currentUser(page)) ?? { username: '' };
  const other = await newVisitor();
  await signIn(other, username, person.password);
  await expect(other).toHaveURL(/\/proposal-tool$/);
  await other.reload();
  expect(await currentUser(other)).toMatchObject({ email: person.email });
});

test('a wrong password, an unknown email and an unknown username get the same words', async ({
  page,
  person,
  emulator,
  trouble,
}) => {
  trouble.allow(/status of 40[01]/);
  await emulator.makeAccount(person.email, person.password);
  for (const identifier of [person.email, 'nobody@freelance.example', 'nobody-at-all']) {
    await signIn(page, identifier, 'not the password');
    await expect(
      page.getByText('The email, username or password is not right. Please try again.').first(),
    ).toBeVisible();
    expect(await currentUser(page)).toBeNull();
  }
});

test('an address that has an account already cannot be signed up again', async ({
  page,
  person,
  emulator,
  trouble,
}) => {
  trouble.allow(/status of 400/);
  await emulator.makeAccount(person.email, person.password);
  await page.goto('/auth?tab=register');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText(/There is already an account with this email/).first()).toBeVisible();
});

test('a disabled user sees that, and is not signed in', async ({ page, person, emulator, trouble }) => {
  trouble.allow(/status of 400/);
  await emulator.makeAccount(person.email, person.password);
  await emulator.disable(person.email);
  await signIn(page, person.email, person.password);
  await expect(page.getByText('This account is switched off. Please write to support.').first()).toBeVisible();
  expect(await currentUser(page)).toBeNull();
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

test('nobody learns at the reset whether an email has an account', async ({ page, trouble }) => {
  trouble.allow(/status of 400/);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('nobody@freelance.example');
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByText(/nobody@freelance\.example/).first()).toBeVisible();
});

test('the mailed code confirms the email', async ({ page, person, emulator }) => {
  await signUp(page, person);
  expect(await currentUser(page)).toMatchObject({ emailVerified: false });
  await expect.poll(() => emulator.lastCode(person.email, 'VERIFY_EMAIL')).toBeTruthy();
  const code = await emulator.lastCode(person.email, 'VERIFY_EMAIL');
  // Firebase mails every link to one address of ours.
  await page.goto(`/reset-password?mode=verifyEmail&oobCode=${code}`);
  await expect.poll(() => currentUser(page)).toMatchObject({ emailVerified: true });
});
