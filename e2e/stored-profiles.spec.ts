import type { Page } from '@playwright/test';
import { inDatabase, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const skills = (page: Page) => page.getByLabel('Your Skills & Experience');

interface Stored {
  readonly id: string;
  readonly revision: number;
}

/** What is done in another tab or on another device. */
async function remoteChanges(
  page: Page,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
): Promise<Stored> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const answer = await page.request.fetch(`/api/profiles${path}`, {
    method,
    headers: { origin },
    ...(data && { data }),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).profile;
}

const store = (page: Page, name: string) =>
  remoteChanges(page, 'POST', '', {
    name,
    skillsAndExperience: 'I built 12 Shopify themes.',
    aboutMeStatement: '',
    portfolio: '',
    writingSamples: [],
  });

const openProfiles = (page: Page) => page.goto('/account?tab=profile');

test('what is typed into a profile that was deleted elsewhere can be saved as a new one', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/404/);
  await signUp(page);
  const { id } = await store(page, 'Shops');
  await openProfiles(page);
  await button(page, 'Edit “Shops”').click();
  await skills(page).fill('Typed for an hour');
  await remoteChanges(page, 'DELETE', `/${id}`);
  await button(page, 'Save').click();
  await expect(page.getByText('This profile was deleted elsewhere', { exact: true })).toBeVisible();
  await expect(dialog(page, 'New profile')).toBeVisible();
  await expect(skills(page)).toHaveValue('Typed for an hour');
  await button(page, 'Save').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Edit “Shops”').click();
  await expect(skills(page)).toHaveValue('Typed for an hour');
});

test('a profile renamed here and elsewhere shows both names, and I choose', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/409/);
  await signUp(page);
  const { id, revision } = await store(page, 'Shops');
  await openProfiles(page);
  await button(page, 'Edit “Shops”').click();
  await page.getByLabel('Profile name').fill('Tea shops');
  await remoteChanges(page, 'PATCH', `/${id}`, { revision, name: 'Coffee shops' });
  await button(page, 'Save').click();
  const names = dialog(page, '“Coffee shops” was changed elsewhere').getByRole('region', { name: 'Profile name' });
  await expect(names).toContainText('Tea shops');
  await expect(names).toContainText('Coffee shops');
  await expectAccessible(page, 'both names');
  await button(page, 'Keep mine').click();
  await expect(button(page, 'Edit “Tea shops”')).toBeFocused();
});

test('long texts are not lost by a click beside the dialog or by Escape', { tag: '@full' }, async ({ page }) => {
  await signUp(page);
  await openProfiles(page);
  await button(page, 'New profile').click();
  await escapeFrom(page.getByRole('dialog'));
  await button(page, 'New profile').click();
  await skills(page).fill('Typed for an hour');
  for (const close of [() => page.mouse.click(5, 450), () => page.keyboard.press('Escape')]) {
    await close();
    await expect(dialog(page, 'Close without saving?')).toBeVisible();
    await expectAccessible(page, 'close without saving');
    await button(page, 'Keep editing').click();
    await expect(skills(page)).toHaveValue('Typed for an hour');
  }
  await page.keyboard.press('Escape');
  await button(page, 'Discard').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'New profile')).toBeFocused();
});

test('who deletes one profile after the other stays in the list', { tag: '@full' }, async ({ page }) => {
  await signUp(page);
  for (const name of ['Shops', 'Copywriting', 'Logos']) await store(page, name);
  await openProfiles(page);
  for (const [name, next] of [
    ['Copywriting', 'Shops'],
    ['Shops', 'Logos'],
  ] as const) {
    await button(page, `Delete “${name}”`).click();
    await button(page, 'Delete profile').click();
    await expect(button(page, `Delete “${name}”`)).toHaveCount(0);
    await expect(button(page, `Edit “${next}”`)).toBeFocused();
  }
});

test('a person without Pro can read and delete, and is offered Pro unless a payment is in progress', {
  tag: '@full',
}, async ({ page, app }) => {
  const { id } = await signUp(page);
  await store(page, 'Shops');
  const set = (sql: string) => inDatabase(app.databaseUrl, `update users set ${sql} where id = $1`, id);
  await set('pro_trial_credits_used = 3');
  await openProfiles(page);
  const note = page.getByText('Storing profiles comes with Pro', { exact: true }).locator('..');
  await expect(note.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  await set("checkout_status = 'pending_activation'");
  await page.reload();
  await expect(note).toContainText('Your subscription is being processed...');
  await expect(note.getByRole('button')).toHaveCount(0);
  await button(page, 'Read “Shops”').click();
  await expect(skills(page)).toHaveValue('I built 12 Shopify themes.');
  await expect(button(page, 'Save')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button(page, 'New profile')).toHaveCount(0);
});

test('twenty profiles fit every width', { tag: '@full' }, async ({ page }) => {
  await signUp(page);
  for (let number = 1; number <= 20; number += 1)
    await store(page, `Number ${number}, a profile with a name that is rather long, 60 ch`.slice(0, 60));
  await openProfiles(page);
  await expect(page.getByText('You have 20 profiles, the maximum.')).toBeVisible();
  await expect(button(page, 'New profile')).toBeDisabled();
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page, 'twenty profiles');
});
