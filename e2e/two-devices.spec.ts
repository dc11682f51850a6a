import type { Page } from '@playwright/test';
import { type Person, signIn } from './account-people.ts';
import { DraftScreen, draftsOf, Saves } from './draft-screen.ts';
import { signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import type { App } from './harness/app.ts';
import { expect, test } from './harness/test.ts';

/** The titles of all drafts of a person, in the order of the alphabet. */
async function titlesOf(app: App, person: Person): Promise<string[]> {
  return (await draftsOf(app, person)).map((draft) => draft.job_title).sort();
}

/** One draft, open on two devices of one person: both change it, and the one here saves last and is asked. */
async function inConflict(page: Page, other: Page, app: App): Promise<{ person: Person; here: DraftScreen }> {
  const person = await signUpPro(page, app);
  const here = await new DraftScreen(page).open();
  await here.typeAndSave('From both');
  expect(await signIn(other, person)).toBe(200);
  const [draft] = await draftsOf(app, person);
  const there = new DraftScreen(other);
  await other.clock.install();
  await other.goto(`/proposal-tool?draftId=${draft?.id ?? ''}`);
  await expect(there.title).toHaveValue('From both');
  await there.typeAndSave('From there', 'We sell coffee.');
  await here.title.fill('From here');
  // Nobody is asked in the middle of a word.
  await here.title.blur();
  await here.letTimePass();
  await expect(here.dialog.getByRole('heading', { name: 'Two versions of this draft' })).toBeVisible();
  return { person, here };
}

test('both texts are shown with what differs, Escape decides later, and Keep both makes mine a draft of its own', async ({
  page,
  newVisitor,
  app,
  trouble,
}) => {
  trouble.allow(/409/);
  const { here, person } = await inConflict(page, await newVisitor(), app);
  await expect(here.dialog).toContainText('coffee');
  await expect(here.dialog).toContainText('here');
  await expectAccessible(here.dialog, 'two versions');
  const saves = new Saves(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('This draft was changed on another device or in another tab')).toBeVisible();
  await here.title.fill('From here, typed on');
  await here.letTimePass();
  // Undecided, and nothing is lost by a reload: it is asked again.
  await page.reload();
  await expect(here.inDialog('Keep this one')).toBeVisible();
  await expect(here.title).toHaveValue('From here, typed on');
  expect(saves.asked).toBe(0);
  expect(await titlesOf(app, person)).toEqual(['From there']);
  await here.inDialog('Keep both').click();
  await expect(here.title).toHaveValue('From here, typed on');
  await expect.poll(() => titlesOf(app, person)).toEqual(['From here, typed on', 'From there']);
});
