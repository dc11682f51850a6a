import type { Page } from '@playwright/test';
import { inDatabase, PASSWORD, signIn, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { mailTo } from './harness/outbox.ts';
import { expect, test } from './harness/test.ts';
import { frontToast } from './harness/toast.ts';

const openTab = (page: Page, name: string) => page.goto(`/account?tab=${name}`);
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

test('a visitor is asked to sign in, and both sign-in methods lead back', async ({ page }) => {
  await openTab(page, 'security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access required');
  const main = page.getByRole('main');
  const back = 'returnTo=%2Faccount%3Ftab%3Dsecurity';
  await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?${back}`);
  await expect(main.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/auth?tab=register&${back}`);
  await expectAccessible(page, 'visitor');
});

test('the open tab is in the address, both ways', { tag: '@full' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/account');
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Subscription' }).click();
  await expect(page).toHaveURL(/\/account\?tab=subscription$/);
  await page.getByRole('tab', { name: 'Subscription' }).press('ArrowRight');
  await expect(page).toHaveURL(/\/account\?tab=security$/);
  await expect(button(page, 'Change Password')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Current plan' })).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Edit Profile')).toBeVisible();
  await openTab(page, 'nowhere');
  await expect(page.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
});

test('a person sees who they are here', { tag: '@full' }, async ({ page, app }) => {
  const person = await signUp(page, 'greta');
  await inDatabase(app.databaseUrl, "update users set created_at = '2025-01-05T12:00:00Z' where id = $1", person.id);
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Your account' });
  await expect(card).toContainText('greta');
  await expect(card).toContainText('greta@freelance.example');
  await expect(card).toContainText('Free Plan');
  await expect(card.getByRole('button')).toHaveText(['Upgrade to Pro', 'Sign Out']);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('term')).toHaveText(['Username', 'Email', 'Full name', 'Account created']);
  await expect(panel.getByRole('definition').nth(2)).toHaveText('Not provided');
  await expect(panel.getByRole('definition').nth(3)).toHaveText('January 5, 2025');
  await expect(panel).toContainText('Confirm your email');
  await button(page, 'Resend').click();
  await expect(frontToast(page)).toContainText('We sent a link to greta@freelance.example.');
  await inDatabase(app.databaseUrl, 'update users set email_verified_at = now() where id = $1', person.id);
  await page.reload();
  await expect(panel).toContainText('Verified');
  await expect(button(page, 'Resend')).toHaveCount(0);
});

test('each plan is named on the card and on the subscription tab', { tag: '@full' }, async ({ page, app }) => {
  const person = await signUp(page);
  await openTab(page, 'subscription');
  await expect(page.getByRole('tabpanel')).toContainText('FREE');
  await expect(page.getByRole('tabpanel')).toContainText('$9.99 per month');
  await inDatabase(
    app.databaseUrl,
    "update users set checkout_status = 'pending_confirmation' where id = $1",
    person.id,
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Payment Processing');
  await expect(page.getByRole('tabpanel')).toContainText('PROCESSING');
  await expect(page.getByRole('main').getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0);
  await inDatabase(
    app.databaseUrl,
    "update users set checkout_status = null, plan = 'pro', pro_until = '2099-03-04T12:00:00Z' where id = $1",
    person.id,
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Pro Plan');
  await expect(page.getByRole('tabpanel')).toContainText('ACTIVE');
  await expect(page.getByRole('tabpanel')).toContainText('Your access lasts to March 4, 2099.');
  await page.getByRole('tab', { name: 'Proposals' }).click();
  // With nothing written yet the list has one of its own.
  await expect(page.getByRole('link', { name: 'New Proposal' }).first()).toHaveAttribute('href', '/proposal-tool');
});

test('a free user is shown what Pro would keep, with its price', { tag: '@full' }, async ({ page }) => {
  await signUp(page);
  await openTab(page, 'proposals');
  await expect(page.getByRole('tabpanel')).toContainText('Pro Feature');
  await expect(page.getByRole('tabpanel')).toContainText('$9.99/month. Cancel anytime.');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Upgrade to Pro' }).click();
  await escapeFrom(page.getByRole('dialog', { name: 'Upgrade to Pro' }));
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Upgrade to Pro' })).toBeFocused();
});

test('the profile is edited by keyboard alone, and wrong things are said beside their field', async ({
  page,
  newVisitor,
  trouble,
}) => {
  trouble.allow(/status of 409/);
  await signUp(await newVisitor(), 'taken');
  const person = await signUp(page);
  await page.goto('/account');
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
    'This username is taken. Please choose another one.',
  );
  await expect(frontToast(page)).toContainText('Update Failed');
  await expect(frontToast(page)).toContainText('There was a problem updating your profile. Please try again.');
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
});

test('a new email waits for its confirmation, and can be called off', { tag: '@full' }, async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/account');
  await button(page, 'Edit Profile').click();
  await field(page, 'Email').fill('new.address@freelance.example');
  await page.keyboard.press('Enter');
  await expect(frontToast(page)).toContainText('We sent a link to new.address@freelance.example.');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('new.address@freelance.example becomes your email when you open the link');
  await expect(panel.getByRole('definition').nth(1)).toContainText(person.email);
  await expectAccessible(page, 'pending email');
  await button(page, 'Resend').click();
  await expect(frontToast(page).first()).toContainText('We sent a link to new.address@freelance.example.');
  await button(page, `Keep ${person.email}`).click();
  await expect(panel).not.toContainText('new.address@freelance.example');
});

test('long emails are not cut off where one waits for its confirmation', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const person = await signUp(page, `a-very-long-name-${'of-somebody-'.repeat(3)}`);
  await page.goto('/account');
  await button(page, 'Edit Profile').click();
  await field(page, 'Email').fill(`another-${person.email}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const keep = await button(page, `Keep ${person.email}`).boundingBox();
  const panel = await page.getByRole('tabpanel').boundingBox();
  expect((keep?.x ?? 0) + (keep?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
  await expectNoSidewaysScroll(page);
});

test("a new email is the account's once its link is opened", async ({ page, app }) => {
  await signUp(page);
  await page.goto('/account');
  await button(page, 'Edit Profile').click();
  await field(page, 'Email').fill('confirmed@freelance.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { link } = await mailTo(app, 'confirmed@freelance.example', 'Confirm your new email address');
  // By the name this browser knows the app by: cookies do not pass from one name of a machine to another.
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/confirmed/i);
  await page.goto('/account');
  const email = page.getByRole('tabpanel').getByRole('definition').nth(1);
  await expect(email).toContainText('confirmed@freelance.example');
  await expect(email).toContainText('Verified');
});

test('an account that cannot be fetched says so, and is asked for again', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/);
  const person = await signUp(page);
  await page.route('**/api/user', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByRole('alert')).toContainText('Your account could not be fetched');
  await expectAccessible(page, 'could not be fetched');
  await page.unroute('**/api/user');
  await button(page, 'Try again').click();
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText(person.email);
});

test('signing out leads home, and Back shows nothing of the person', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/account');
  await button(page, 'Sign Out').click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access required');
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test('an email is changed after a fresh sign-in in place, with what was typed', async ({ page, app, trouble }) => {
  trouble.allow(/status of 403/);
  const person = await signUp(page);
  await inDatabase(
    app.databaseUrl,
    "update sessions set authenticated_at = authenticated_at - interval '1 hour' where user_id = $1",
    person.id,
  );
  await page.goto('/account');
  await button(page, 'Edit Profile').click();
  await field(page, 'Email').fill('fresh@freelance.example');
  await field(page, 'Full name').fill('Anna Fresh');
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) });
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Anna Fresh');
  await expect(page.getByRole('tabpanel')).toContainText('fresh@freelance.example becomes your email');
});

test('a session that ended costs nothing typed', { tag: '@full' }, async ({ page, context, trouble }) => {
  trouble.allow(/status of 401/);
  await signUp(page);
  await page.goto('/account');
  await button(page, 'Edit Profile').click();
  await field(page, 'Full name').fill('Anna Again');
  await context.clearCookies({ name: 'session' });
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) });
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Anna Again');
});

test('the profile form survives a server that cannot be reached', { tag: '@full' }, async ({ page, trouble }) => {
  trouble.allow(/Failed to load resource/);
  await signUp(page);
  await page.goto('/account');
  await button(page, 'Edit Profile').click();
  await field(page, 'Full name').fill('Typed once');
  await page.route('**/api/user/*', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(frontToast(page)).toContainText('Update Failed');
  await expect(field(page, 'Full name')).toHaveValue('Typed once');
  await page.unroute('**/api/user/*');
  await inDialog(page, 'Save Changes').click();
  await expect(page.getByRole('region', { name: 'Your account' })).toContainText('Typed once');
});

for (const width of [390, 768, 1440]) {
  test(`axe finds nothing on any tab or dialog at ${width} px, and nothing is cut off`, { tag: '@full' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const person = await signUp(page);
    expect(await signIn(page, person)).toBe(200);
    for (const tab of ['profile', 'proposals', 'subscription', 'security']) {
      await openTab(page, tab);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, tab);
    }
    for (const [name, send] of [
      ['Change Password', 'Update Password'],
      ['View Login History', undefined],
      ['Delete Account', 'Delete Account'],
    ] as const) {
      await button(page, name).click();
      if (send) await inDialog(page, send).click();
      else await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page, name);
      await expectNoSidewaysScroll(page);
      await escapeFrom(page.getByRole('dialog'));
    }
    await openTab(page, 'profile');
    await button(page, 'Edit Profile').click();
    await expectAccessible(page, 'Edit Profile');
  });
}
