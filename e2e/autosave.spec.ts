import type { Request } from '@playwright/test';
import { inDatabase, signUp } from './account-people.ts';
import { DraftDesk, draftsOf, havePro } from './draft-desk.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

test.use({ appSettings: { WRITING_PACE: '0' } });

test('what a Pro person types is saved by itself, in one draft that changes in place', async ({ page, app }) => {
  const person = await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  await expect(desk.auto).toBeChecked();
  await desk.fillJob({ title: 'Shop for tea', description: 'We sell tea.' });
  await expect(desk.words('Not saved yet')).toBeVisible();
  await desk.letTimePass();
  await expect(desk.saved).toBeVisible();
  await expectAccessible(page, 'saved by itself');
  await desk.typeAndSave('Shop for fine tea');
  await expect
    .poll(() => draftsOf(app, person))
    .toMatchObject([{ job_title: 'Shop for fine tea', revision: 2, is_autosave: true }]);
  await desk.letTimePass();
  await page.reload();
  await expect(desk.saved).toBeVisible();
  await expect(desk.title).toHaveValue('Shop for fine tea');
  expect(await draftsOf(app, person)).toMatchObject([{ revision: 2 }]);
});

test('switched off, nothing is saved until it is switched on again; the switch is remembered', async ({
  page,
  app,
}) => {
  const person = await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.auto.click();
  await desk.fillJob({ title: 'By hand', description: 'We sell tea.' });
  await desk.letTimePass();
  await page.reload();
  await expect(desk.auto).not.toBeChecked();
  await expect(desk.words('Not saved yet')).toBeVisible();
  expect(await draftsOf(app, person)).toEqual([]);
  await desk.auto.click();
  await expect(desk.saved).toBeVisible();
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'By hand' }]);
});

test('saved under a name it is a saved draft, and stays one when it goes on saving itself', async ({ page, app }) => {
  const person = await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.fillJob({ title: 'Shop for tea', description: 'We sell tea.' });
  await desk.title.press('Control+s');
  await expect(desk.dialog.getByLabel('Draft name')).toHaveValue('Shop for tea');
  await expectAccessible(page, 'naming a draft');
  await desk.dialog.getByLabel('Draft name').fill('Tea, first go');
  await page.keyboard.press('Enter');
  await expect(desk.toast('Draft saved')).toBeVisible();
  await expect(desk.toast('Your draft has been saved successfully')).toBeVisible();
  await desk.typeAndSave('Shop for fine tea');
  expect(await draftsOf(app, person)).toMatchObject([
    { job_title: 'Shop for fine tea', name: 'Tea, first go', is_autosave: false },
  ]);
  // It has a name: the key saves at once.
  await desk.title.fill('Shop for the finest tea');
  await desk.title.press('Control+s');
  await expect.poll(() => draftsOf(app, person)).toMatchObject([{ job_title: 'Shop for the finest tea' }]);
});

test('a name that could not be saved stays in its field', async ({ page, app, trouble }) => {
  trouble.allow(/ERR_FAILED/);
  await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.fillJob({ title: 'Shop for tea', description: 'We sell tea.' });
  await page.route('**/api/drafts/save', (route) => route.abort());
  await desk.button('Save draft').click();
  await desk.dialog.getByLabel('Draft name').fill('Typed with care');
  await desk.inDialog('Save draft').click();
  await expect(desk.toast('Failed to save draft')).toBeVisible();
  await expect(desk.dialog.getByLabel('Draft name')).toHaveValue('Typed with care');
  await page.unroute('**/api/drafts/save');
  await desk.inDialog('Save draft').click();
  await expect(desk.toast('Draft saved')).toBeVisible();
});

test('the first save held for five seconds while typing goes on loses nothing', async ({ page, app }) => {
  const person = await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const saves = '**/api/drafts/autosave';
  let flights = 0;
  let mostAtOnce = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/autosave')) mostAtOnce = Math.max(mostAtOnce, (flights += 1));
  });
  const land = (request: Request) => {
    flights -= Number(request.url().endsWith('/autosave'));
  };
  page.on('requestfinished', land);
  page.on('requestfailed', land);
  await page.route(saves, async (route) => {
    await held;
    // Where the machine is slow the page has given this one up by then, and asks again.
    await route.continue().catch(() => undefined);
  });
  await desk.fillJob({ title: 'One', description: 'We sell tea.' });
  await desk.letTimePass();
  await expect(desk.words('Saving…')).toBeVisible();
  await desk.title.press('End');
  await desk.title.pressSequentially(' two three');
  await page.clock.fastForward(5_000);
  await desk.title.pressSequentially(' four');
  // What would save at once otherwise: one is under way, and only one.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  letGo();
  await expect.poll(() => flights).toBe(0);
  await desk.letTimePass();
  await expect
    .poll(() => draftsOf(app, person))
    .toMatchObject([{ job_title: 'One two three four', job_description: 'We sell tea.' }]);
  expect(await draftsOf(app, person)).toHaveLength(1);
  expect(mostAtOnce).toBe(1);
});

test('leaving for another page saves what has changed, and coming back goes on with it', async ({ page, app }) => {
  const person = await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.fillJob({ title: 'Typed and left', description: 'We sell tea.' });
  await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click();
  await expect.poll(() => draftsOf(app, person)).toMatchObject([{ job_title: 'Typed and left', revision: 1 }]);
  await page.goBack();
  await expect(desk.title).toHaveValue('Typed and left');
  await expect(desk.saved).toBeVisible();
  await desk.typeAndSave('Typed and come back');
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'Typed and come back', revision: 2 }]);
});

test('what was typed signed out becomes a draft when a Pro person signs in', async ({ page, app }) => {
  const desk = await new DraftDesk(page).open();
  await desk.fillJob({ title: 'Typed as a visitor', description: 'We sell tea.' });
  const person = await havePro(page, app);
  await page.reload();
  await expect(desk.saved).toBeVisible();
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'Typed as a visitor' }]);
});

test('a new proposal has a new draft, and the old one holds the last letter', async ({ page, app }) => {
  const person = await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.typeAndSave('The first');
  await desk.title.fill('The first, changed');
  await desk.button('Start new proposal').click();
  await desk.typeAndSave('The second');
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'The second' }, { job_title: 'The first, changed' }]);
});

test('without a network it says so, keeps the text, and saves when it is back', async ({
  page,
  context,
  app,
  trouble,
}) => {
  trouble.allow(/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|NETWORK_CHANGED)/);
  const person = await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.typeAndSave('Before');
  await context.setOffline(true);
  await app.end('SIGKILL');
  await desk.title.fill('Typed without a network');
  await desk.letTimePass();
  await expect(desk.words('Offline, kept on this device').first()).toBeVisible();
  await expect(desk.toast('Auto-save failed')).toHaveCount(0);
  await expectAccessible(page, 'offline');
  await app.start();
  await context.setOffline(false);
  await expect(desk.saved.first()).toBeVisible();
  await expect.poll(() => draftsOf(app, person)).toMatchObject([{ job_title: 'Typed without a network' }]);
});

test('a server that is away is said once, and tried again until it answers', async ({ page, app, trouble }) => {
  trouble.allow(/ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/);
  const person = await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.typeAndSave('Before');
  await app.end('SIGKILL');
  await desk.title.fill('Typed meanwhile');
  await desk.letTimePass();
  await expect(desk.toast('Auto-save failed')).toBeVisible();
  await expect(desk.words('Not saved yet')).toBeVisible();
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: /close|dismiss/i })
    .click();
  await expect(desk.toast('Auto-save failed')).toHaveCount(0);
  await desk.letTimePass();
  await expect(desk.words('Not saved yet')).toBeVisible();
  await expect(desk.toast('Auto-save failed')).toHaveCount(0);
  await app.start();
  await desk.letTimePass();
  await expect(desk.saved).toBeVisible();
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'Typed meanwhile' }]);
});

test('when Pro has ended meanwhile, saving stops with a word', async ({ page, app, trouble }) => {
  trouble.allow(/403/);
  const person = await havePro(page, app);
  const desk = await new DraftDesk(page).open();
  await desk.typeAndSave('Before');
  await inDatabase(app.databaseUrl, "update users set plan = 'free' where id = $1", person.id);
  await desk.title.fill('After');
  await desk.letTimePass();
  await expect(desk.toast('Auto-save has stopped')).toBeVisible();
  await expect(desk.auto).toHaveCount(0);
  await expect(desk.title).toHaveValue('After');
  await page.reload();
  await expect(desk.title).toHaveValue('After');
});

test('whoever is not Pro is offered it, and nothing is sent', async ({ page }) => {
  const desk = await new DraftDesk(page).open();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/drafts') && asked.push(request.url()));
  await desk.fillJob();
  await expect(desk.auto).toHaveCount(0);
  await desk.button('Save draft').click();
  await expect(desk.dialog.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
  await page.keyboard.press('Escape');
  await signUp(page);
  await page.reload();
  await desk.title.press('Control+s');
  await expect(desk.dialog.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
  expect(asked).toEqual([]);
});
