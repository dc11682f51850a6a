import { DraftScreen, draftsOf, Saves } from './draft-screen.ts';
import { signUpPro } from './drafts-page.ts';
import { escapeFrom } from './harness/keys.ts';
import { expect, test } from './harness/test.ts';

test('people without Pro are offered it and nothing is sent; with Pro their text is autosaved, in one draft, while it is on', {
  tag: '@main',
}, async ({ page, app }) => {
  const screen = await new DraftScreen(page).open();
  await test.step('as a visitor', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/drafts') && asked.push(request.url()));
    await screen.fillJob({ title: 'Typed as a visitor', description: 'We sell tea.' });
    await expect(screen.auto).toHaveCount(0);
    await screen.letTimePass();
    await screen.button('Save draft').click();
    await expect(screen.dialog.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
    await expect(screen.dialog).toContainText('Named drafts are part of Pro.');
    await escapeFrom(screen.dialog);
    await screen.title.press('Control+s');
    await expect(screen.dialog.getByRole('heading', { name: 'Upgrade to Pro' })).toBeVisible();
    await escapeFrom(screen.dialog);
    expect(asked).toEqual([]);
  });
  const person = await signUpPro(page, app);
  await page.reload();
  await expect.poll(() => draftsOf(app, person)).toMatchObject([{ job_title: 'Typed as a visitor' }]);
  await expect(screen.auto).toBeChecked();
  await expect(screen.saved).toBeVisible();
  const before = await draftsOf(app, person);
  await screen.typeAndSave('Shop for fine tea');
  const after = await draftsOf(app, person);
  expect(after).toMatchObject(before.map(({ id }) => ({ id, job_title: 'Shop for fine tea', is_autosave: true })));
  expect(after[0]?.revision).toBeGreaterThan(before[0]?.revision ?? Number.NaN);
  const saves = new Saves(page);
  await test.step('what has not changed is not saved again', async () => {
    await screen.letTimePass();
    await page.reload();
    await expect(screen.saved).toBeVisible();
    await expect(screen.title).toHaveValue('Shop for fine tea');
    await screen.letTimePass();
  });
  await test.step('switched off, nothing is saved until it is switched on again', async () => {
    await screen.auto.click();
    await screen.title.fill('By hand');
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
    expect(await draftsOf(app, person)).toEqual(after);
    await screen.auto.click();
    await expect(screen.saved).toBeVisible();
    expect(await draftsOf(app, person)).toMatchObject([{ id: after[0]?.id, job_title: 'By hand' }]);
  });
  await test.step('leaving the page saves what has changed', async () => {
    await screen.title.fill('Typed and left');
    await screen.myAccount.click();
    await expect.poll(() => draftsOf(app, person)).toMatchObject([{ id: after[0]?.id, job_title: 'Typed and left' }]);
    await page.goBack();
    await expect(screen.title).toHaveValue('Typed and left');
    await expect(screen.saved).toBeVisible();
  });
});
