import { inDatabase, signUp } from './account-people.ts';
import { DraftScreen, draftsOf, Saves } from './draft-screen.ts';
import { signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expect, test } from './harness/test.ts';

test('a Pro user’s text is autosaved, in one draft that changes in place', async ({ page, app }) => {
  const person = await signUpPro(page, app);
  const screen = await new DraftScreen(page).open();
  await expect(screen.auto).toBeChecked();
  await screen.fillJob({ title: 'Shop for tea', description: 'We sell tea.' });
  await expect(screen.words('Not saved yet')).toBeVisible();
  await screen.letTimePass();
  await expect(screen.saved).toBeVisible();
  await expectAccessible(page, 'saved by itself');
  const before = await draftsOf(app, person);
  await screen.typeAndSave('Shop for fine tea');
  const after = await draftsOf(app, person);
  expect(after).toMatchObject(before.map(({ id }) => ({ id, job_title: 'Shop for fine tea', is_autosave: true })));
  expect(after[0]?.revision).toBeGreaterThan(before[0]?.revision ?? Number.NaN);
  // What has not changed is not saved again.
  const saves = new Saves(page);
  await screen.letTimePass();
  await page.reload();
  await expect(screen.saved).toBeVisible();
  await expect(screen.title).toHaveValue('Shop for fine tea');
  await screen.letTimePass();
  expect(await draftsOf(app, person)).toEqual(after);
  expect(saves.asked).toBe(0);
});

test('switched off, nothing is saved until it is switched on again; the switch is remembered', {
  tag: '@full',
}, async ({ page, app }) => {
  const person = await signUpPro(page, app);
  const saves = new Saves(page);
  const screen = await new DraftScreen(page).open();
  await screen.auto.click();
  await screen.fillJob({ title: 'By hand', description: 'We sell tea.' });
  await screen.letTimePass();
  await page.reload();
  await expect(screen.auto).not.toBeChecked();
  await expect(screen.words('Not saved yet')).toBeVisible();
  await screen.letTimePass();
  await screen.myAccount.click();
  await expect(page).toHaveURL(/\/account/);
  await page.goBack();
  await expect(screen.title).toHaveValue('By hand');
  await expect(screen.words('Not saved yet')).toBeVisible();
  expect(saves.asked).toBe(0);
  await screen.auto.click();
  await expect(screen.saved).toBeVisible();
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'By hand' }]);
});

test('leaving for another page saves what has changed, and coming back goes on with it', { tag: '@full' }, async ({
  page,
  app,
}) => {
  const person = await signUpPro(page, app);
  const screen = await new DraftScreen(page).open();
  await screen.fillJob({ title: 'Typed and left', description: 'We sell tea.' });
  await screen.myAccount.click();
  await expect
    .poll(() => draftsOf(app, person))
    .toMatchObject([{ job_title: 'Typed and left', job_description: 'We sell tea.' }]);
  const before = await draftsOf(app, person);
  await page.goBack();
  await expect(screen.title).toHaveValue('Typed and left');
  await expect(screen.saved).toBeVisible();
  await screen.typeAndSave('Typed and come back');
  expect(await draftsOf(app, person)).toMatchObject(before.map(({ id }) => ({ id, job_title: 'Typed and come back' })));
});

test('what was typed signed out becomes a draft when a Pro person signs in', async ({ page, app }) => {
  const screen = await new DraftScreen(page).open();
  await screen.fillJob({ title: 'Typed as a visitor', description: 'We sell tea.' });
  const person = await signUpPro(page, app);
  await page.reload();
  await expect.poll(() => draftsOf(app, person)).toMatchObject([{ job_title: 'Typed as a visitor' }]);
  await expect(screen.saved).toBeVisible();
});

test('when Pro has ended, saving stops with a note', { tag: '@full' }, async ({ page, app, trouble }) => {
  trouble.allow(/403/);
  const person = await signUpPro(page, app);
  const screen = await new DraftScreen(page).open();
  await screen.typeAndSave('Before');
  await screen.stopTime();
  await inDatabase(app.databaseUrl, "update users set plan = 'free' where id = $1", person.id);
  await screen.title.fill('After');
  await screen.letTimePass();
  await screen.expectToast('Auto-save has stopped');
  await page.clock.resume();
  await expect(screen.auto).toHaveCount(0);
  await expect(screen.title).toHaveValue('After');
  await page.reload();
  await expect(screen.title).toHaveValue('After');
});

test('people without Pro are offered it, and nothing is sent', { tag: '@full' }, async ({ page }) => {
  const screen = await new DraftScreen(page).open();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/drafts') && asked.push(request.url()));
  await screen.fillJob();
  await expect(screen.auto).toHaveCount(0);
  await screen.letTimePass();
  await screen.button('Save draft').click();
  await expect(screen.dialog.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
  await escapeFrom(screen.dialog);
  await signUp(page);
  await page.reload();
  await screen.title.fill('Typed on');
  await screen.letTimePass();
  await screen.title.press('Control+s');
  await expect(screen.dialog.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
  expect(asked).toEqual([]);
});
