import type { Page } from '@playwright/test';
import { inDatabase, PASSWORD, signIn, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { mailTo } from './harness/outbox.ts';
import { expect, test } from './harness/test.ts';
import { frontToast } from './harness/toast.ts';

const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const pathOf = (link: URL) => link.pathname + link.search;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the profile is edited by keyboard alone, and wrong things are said beside their field', async ({
  page,
  newVisitor,
  trouble,
}) => {
  trouble.allow(/status of 409/);
  await signUp(await newVisitor(), 'taken');
  const person = await signUp(page);
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
  await button(page, 'Edit Profile').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill('not an address');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Please enter a valid email address');
  await field(page, 'Email').fill(person.email);
  await field(page, 'Full name').fill('Anna Berg');
  await field(page, 'Username').fill('taken');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Update Failed: This username is taken. Please choose another one.',
  );
  await expect(field(page, 'Full name')).toHaveValue('Anna Berg');
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
  await test.step('a new email can be called off', async () => {
    await page.keyboard.press('Enter');
    await field(page, 'Email').fill('new.address@freelance.example');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText('new.address@freelance.example becomes your email when you open the link');
    await button(page, `Keep ${person.email}`).click();
    await expect(panel).not.toContainText('new.address@freelance.example');
  });
});

test('a new email is asked for with the password, waits for its link, and the old address can take it back', async ({
  page,
  app,
  newVisitor,
  trouble,
}) => {
  trouble.allow(/status of 40[13]/);
  const person = await signUp(page);
  const oldEmail = person.email;
  await page.goto(pathOf((await mailTo(app, oldEmail, 'Confirm your email address')).link));
  await expect(heading(page)).toHaveText('Email confirmed');
  await inDatabase(
    app.databaseUrl,
    "update sessions set authenticated_at = authenticated_at - interval '1 hour' where user_id = $1",
    person.id,
  );
  await page.goto('/account');
  await button(page, 'Edit Profile').click();
  await field(page, 'Email').fill('thief@elsewhere.example');
  await field(page, 'Full name').fill('Anna Fresh');
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) });
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Anna Fresh');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('thief@elsewhere.example becomes your email when you open the link');
  await expect(panel.getByRole('definition').nth(1)).toContainText(oldEmail);
  await expectAccessible(page, 'pending email');
  // By the name this browser knows the app by: cookies do not pass from one name of a machine to another.
  await page.goto(pathOf((await mailTo(app, 'thief@elsewhere.example', 'Confirm your new email address')).link));
  await expect(heading(page)).toHaveText('Email confirmed');
  await page.goto('/account');
  await expect(panel.getByRole('definition').nth(1)).toContainText('thief@elsewhere.example');
  await expect(panel.getByRole('definition').nth(1)).toContainText('Verified');

  const owner = await newVisitor();
  await owner.goto(pathOf((await mailTo(app, oldEmail, 'A change of your email address was requested')).link));
  await button(owner, 'Keep my address').click();
  await expect(heading(owner)).toHaveText('Your address is unchanged');
  expect((await page.request.get('/api/user')).status()).toBe(401);
  expect(await signIn(owner, person)).toBe(200);
});
