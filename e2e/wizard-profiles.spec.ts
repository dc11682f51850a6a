import type { Locator, Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

const SKILLS = 'I built 12 Shopify themes for food shops. One of them loads in 0.9 seconds on a phone.';

const dialog = (page: Page) => page.getByRole('dialog');
const skills = (page: Page) => page.getByLabel('Your Skills & Experience');
const profile = (page: Page) => page.getByRole('combobox', { name: 'Profile' });
const inDialog = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name, exact: true });

/** What another tab or another device does at the same time. */
async function changeElsewhere(page: Page, change: Record<string, unknown>): Promise<void> {
  const { profiles } = await (await page.request.get('/api/profiles')).json();
  const [{ id, revision }] = profiles;
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.patch(`/api/profiles/${id}`, { data: { revision, ...change }, headers });
  expect(answer.status()).toBe(200);
}

test('a profile is saved once, chosen in the next proposal, and used in the text', { tag: '@main' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/409/);
  await signUp(page);
  const screen = await new ProposalScreen(page).open();
  await screen.tab('Skills & Experience').click();
  await expect(page.getByText('Save it once, use it every time.')).toBeVisible();
  await expect(screen.button('Save as profile…')).toBeDisabled();
  await skills(page).fill(SKILLS);
  await page.getByLabel('Sample 1').fill('Dear Ms Leaf, your shop deserves better.');
  await screen.button('Save as profile…').click();
  await expect(dialog(page).getByLabel('Profile name')).toBeFocused();
  await page.keyboard.type('Shopify themes');
  await inDialog(page, 'Save').click();
  await expect(dialog(page)).toBeHidden();
  await expect(profile(page)).toHaveText('Shopify themes');
  await screen.button('Start new proposal').click();
  await screen.fillJob();
  // With a new post comes the profile that was used last, unless none is wanted.
  const me = (name: string) => page.getByRole('button', { name: `Me: ${name}`, exact: true });
  await me('Shopify themes').click();
  await page.getByRole('menuitemradio', { name: 'No profile' }).click();
  await me('Add your experience').click();
  await page.getByRole('menuitemradio', { name: 'Shopify themes' }).click();
  await expect(me('Shopify themes')).toBeVisible();
  await screen.tab('Skills & Experience').click();
  await expect(skills(page)).toHaveValue(SKILLS);
  await page.reload();
  await expect(profile(page)).toHaveText('Shopify themes');
  await screen.generate();
  await screen.expectDone();
  await expect(screen.sheet).toContainText('12 Shopify themes');

  await test.step('changed elsewhere it is shown beside mine, and I choose', async () => {
    await screen.tab('Skills & Experience').click();
    await screen.button('Edit Information').click();
    await changeElsewhere(page, { skillsAndExperience: 'Theirs' });
    await skills(page).fill('Mine now');
    await screen.button('Update “Shopify themes”').click();
    await expect(dialog(page)).toContainText('“Shopify themes” was changed elsewhere');
    await expect(dialog(page)).toContainText('Theirs');
    await expectAccessible(dialog(page), 'changed elsewhere');
    await inDialog(page, 'Use saved version').click();
    await expect(skills(page)).toHaveValue('Theirs');
    await screen.button('Undo').click();
    await expect(skills(page)).toHaveValue('Mine now');
    await screen.button('Update “Shopify themes”').click();
    await inDialog(page, 'Keep this one').click();
    await expect(screen.button('Update “Shopify themes”')).toBeHidden();
    await page.reload();
    await expect(skills(page)).toHaveValue('Mine now');
  });
});
