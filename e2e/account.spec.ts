import type { Page } from '@playwright/test';
import { inDatabase, PASSWORD, signIn, signUp, signUpElsewhere } from './account-people.ts';
import { AuthScreen } from './auth-screen.ts';
import { escapeFrom } from './harness/keys.ts';
import { linkMailedTo } from './harness/outbox.ts';
import { expect, test } from './harness/test.ts';
import { frontToast } from './harness/toast.ts';

const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the profile is edited by keyboard, and each email is confirmed by its link, for its owner alone', async ({
  page,
  app,
  newVisitor,
  trouble,
}) => {
  trouble.allow(/status of 4\d\d/);
  const person = await signUpElsewhere(page);
  await test.step('the link of a new account, opened by someone else and by its owner, however often', async () => {
    const link = await linkMailedTo(app, person.email, 'Confirm your email address');
    const other = await signUp(page, 'taken');
    await page.goto(link);
    await expect(heading(page)).toHaveText('This link does not work');
    await expect(page.getByText(`You are signed in as ${other.email}.`)).toBeVisible();
    await button(page, 'Send the link again').click();
    await expect(page.getByRole('status').filter({ hasText: 'A new link is on its way' })).toContainText(other.email);
    await button(page, 'Sign in as someone else').click();
    await new AuthScreen(page).signIn(person.email);
    await expect(heading(page)).toHaveText('Email confirmed');
    await expect(page.getByRole('main')).toContainText(person.email);
    await page.goto(link);
    await expect(heading(page)).toHaveText('Email confirmed');
    await expect(page).toHaveURL('/verify-email');
  });
  await page.goto('/account');
  await test.step('the open tab is in the address, both ways', async () => {
    await page.getByRole('tab', { name: 'Subscription' }).click();
    await expect(page).toHaveURL(/\/account\?tab=subscription$/);
    await page.getByRole('tab', { name: 'Subscription' }).press('ArrowRight');
    await expect(page).toHaveURL(/\/account\?tab=security$/);
    await expect(button(page, 'Change Password')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Current plan' })).toBeVisible();
    await page.goBack();
  });
  const panel = page.getByRole('tabpanel');
  await test.step('the profile, by keyboard alone', async () => {
    await button(page, 'Edit Profile').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Email')).toBeFocused();
    await field(page, 'Full name').fill('Anna Berg');
    await field(page, 'Username').fill('taken');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      'Update Failed: This username is taken. Please choose another one.',
    );
    await field(page, 'Username').fill(`${person.username}-writes`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(frontToast(page)).toContainText('Profile Updated');
    await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Anna Berg');
    await button(page, 'Edit Profile').click();
    await expect(field(page, 'Email')).toBeVisible();
    await expect(field(page, 'Username')).toHaveCount(0);
    await escapeFrom(page.getByRole('dialog'));
    await expect(button(page, 'Edit Profile')).toBeFocused();
  });
  await test.step('a new email is asked for with the password, and waits for its link', async () => {
    const earlier = "authenticated_at = authenticated_at - interval '1 hour'";
    await inDatabase(app.databaseUrl, `update sessions set ${earlier} where user_id = $1`, person.id);
    await page.keyboard.press('Enter');
    await field(page, 'Email').fill('thief@elsewhere.example');
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panel).toContainText('thief@elsewhere.example becomes your email when you open the link');
    await expect(panel.getByRole('definition').nth(1)).toContainText(person.email);
    await page.goto(await linkMailedTo(app, 'thief@elsewhere.example', 'Confirm your new email address'));
    await expect(heading(page)).toHaveText('Email confirmed');
    await page.goto('/account');
    await expect(panel.getByRole('definition').nth(1)).toContainText('thief@elsewhere.example');
    await expect(panel.getByRole('definition').nth(1)).toContainText('Verified');
  });
  await test.step('the old address takes it back', async () => {
    const owner = await newVisitor();
    await owner.goto(await linkMailedTo(app, person.email, 'A change of your email address was requested'));
    await button(owner, 'Keep my address').click();
    await expect(heading(owner)).toHaveText('Your address is unchanged');
    expect((await page.request.get('/api/user')).status()).toBe(401);
    // The person who asked for the change may know the password: a new one is chosen by a mailed link.
    expect(await signIn(owner, { ...person, username: `${person.username}-writes` })).toBe(401);
    await expect(owner.getByText('Choose a new password').first()).toBeVisible();
  });
});
