import type { Page } from '@playwright/test';
import { inDatabase, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
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
