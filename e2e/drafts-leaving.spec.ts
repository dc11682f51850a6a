import type { Page } from '@playwright/test';
import { signIn, signUp } from './account-people.ts';
import { DraftScreen, draftsOf } from './draft-screen.ts';
import { signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { everythingKept } from './proposal-screen.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Keep your proposal on this device?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });

async function pressSignOut(screen: DraftScreen): Promise<void> {
  await screen.myAccount.click();
  await screen.page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(question(screen.page)).toBeVisible();
}

const isSignedOut = (page: Page) =>
  expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

/** Saved once, and then typed on with saving switched off. */
async function typeUnsaved(screen: DraftScreen): Promise<void> {
  await screen.typeAndSave('Saved');
  await screen.auto.click();
  await screen.title.fill('Saved, and typed on');
  await expect(screen.words('Not saved yet')).toBeVisible();
  await expect.poll(() => everythingKept(screen.page)).toContain('Saved, and typed on');
}

test('signing out asks about unsaved work: it stays, is kept on this device for its person, or is gone for the next', async ({
  page,
  app,
}) => {
  const person = await signUpPro(page, app);
  const screen = await new DraftScreen(page).open();
  await typeUnsaved(screen);
  const [before] = await draftsOf(app, person);
  await test.step('Stay signed in', async () => {
    await pressSignOut(screen);
    await expect(question(page)).toContainText('Your open proposal is only in this browser.');
    await expect(question(page)).toContainText('If you remove it, it can’t be restored.');
    await expectAccessible(question(page), 'signing out with unsaved work');
    await answer(page, 'Stay signed in').click();
    await expect(question(page)).toBeHidden();
    await page.goBack();
    await expect(screen.title).toHaveValue('Saved, and typed on');
  });
  await test.step('Keep on this device: it continues in the same draft when its person is back', async () => {
    await pressSignOut(screen);
    await answer(page, 'Keep on this device').click();
    await isSignedOut(page);
    await page.goto('/proposal-tool');
    await expect(screen.title).toHaveValue('Saved, and typed on');
    await screen.title.fill('Saved, and typed on signed out');
    await expect.poll(() => everythingKept(page)).toContain('typed on signed out');
    expect(await signIn(page, person)).toBe(200);
    await page.reload();
    await expect(screen.title).toHaveValue('Saved, and typed on signed out');
    await screen.auto.click();
    await expect(screen.saved).toBeVisible();
    expect(await draftsOf(app, person)).toMatchObject([
      { id: before?.id, job_title: 'Saved, and typed on signed out', revision: (before?.revision ?? Number.NaN) + 1 },
    ]);
  });
  await test.step('Remove: the next person of the browser sees none of it', async () => {
    await screen.auto.click();
    await screen.title.fill('Secret project');
    await expect(screen.words('Not saved yet')).toBeVisible();
    await pressSignOut(screen);
    await answer(page, 'Remove').click();
    await isSignedOut(page);
    expect(await everythingKept(page)).not.toMatch(/Secret|Saved/);
    await page.goto('/proposal-tool');
    await expect(screen.title).toHaveValue('');
    await page.goBack();
    await expect(page.getByText('Secret project')).toHaveCount(0);
    await signUp(page);
    await page.goto('/proposal-tool');
    await expect(screen.title).toHaveValue('');
  });
});
