import type { Page } from '@playwright/test';
import { signUp } from './account-people.ts';
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

test('a profile that was deleted or renamed elsewhere loses nothing typed here, and I choose', async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 40[49]/);
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
  const renamed = await onlyProfile(page);
  await page.getByLabel('Profile name').fill('Tea shops');
  await remoteChanges(page, 'PATCH', `/${renamed.id}`, { revision: renamed.revision, name: 'Coffee shops' });
  await button(page, 'Save').click();
  const names = dialog(page, '“Coffee shops” was changed elsewhere').getByRole('region', { name: 'Profile name' });
  await expect(names).toContainText('Tea shops');
  await expect(names).toContainText('Coffee shops');
  await button(page, 'Keep mine').click();
  await expect(button(page, 'Edit “Tea shops”')).toBeFocused();
});

async function onlyProfile(page: Page): Promise<Stored> {
  const { profiles } = await (await page.request.get('/api/profiles')).json();
  return profiles[0];
}
