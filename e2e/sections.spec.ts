import type { Locator, Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import { everythingKept, ProposalScreen, SPEED_POST } from './proposal-screen.ts';

/** The workspace with a proposal on it that is whole. */
async function written(page: Page): Promise<ProposalScreen> {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await screen.generate();
  await screen.expectDone();
  return screen;
}

const section = (screen: ProposalScreen, name: string) => screen.sheet.getByRole('group', { name: `Section: ${name}` });

/** By the handle, which is there for pointer, finger and key alike. */
async function openTools(screen: ProposalScreen, name: string): Promise<Locator> {
  const own = section(screen, name);
  await own.getByRole('button', { name: `Actions for “${name}”` }).click();
  const toolbar = own.getByRole('toolbar', { name: `Section “${name}”` });
  await expect(toolbar).toBeVisible();
  return toolbar;
}

/** Only the words of the proposal, without what its tools say. */
async function textOf(place: Locator): Promise<string> {
  const words = place.locator('[aria-busy]');
  await expect(words.first()).toContainText(/\w/);
  return (await words.allInnerTexts()).join('\n');
}

test('one section is rewritten, at the second try, all else stays, and the old text can be restored', {
  tag: '@main',
}, async ({ page, trouble }) => {
  trouble.allow(/ERR_FAILED/);
  const screen = await written(page);
  const own = section(screen, 'First step');
  const others = section(screen, 'Answers');
  const [before, rest] = [await textOf(own), await textOf(others)];
  // The built-in writer has no more than one.
  await expect(screen.sheet.getByRole('button', { name: 'Other openings' })).toHaveCount(0);
  const toolbar = await openTools(screen, 'First step');
  await page.route('**/api/rewrite-section', (route) => route.abort());
  await toolbar.getByRole('button', { name: 'Regenerate “First step”' }).click();
  await expect(own.getByRole('alert')).toContainText('could not be rewritten. It is unchanged');
  expect(await textOf(own)).toBe(before);
  await page.unroute('**/api/rewrite-section');
  await own.getByRole('button', { name: 'Try again' }).click();
  // The toast stays while a pointer is over it.
  await page.getByText('“First step” is rewritten', { exact: true }).hover();
  await expect.poll(() => textOf(own)).not.toBe(before);
  expect(await textOf(others)).toBe(rest);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => textOf(own)).toBe(before);
});

test('a locked section keeps its words when all is regenerated, and the version before can be restored', async ({
  page,
}) => {
  const screen = await written(page);
  // Words that only this version has.
  await screen.button('Edit').click();
  await expect(screen.editor).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Thank you.');
  await screen.button('Save').click();
  await expect(screen.sheet).toContainText('Thank you.');
  const toolbar = await openTools(screen, 'First step');
  await toolbar.getByRole('button', { name: 'Lock “First step”' }).click();
  await expect(screen.sheet.getByRole('button', { name: 'Actions for “First step”, locked' })).toBeVisible();
  const [whole, kept] = [await textOf(screen.sheet), await textOf(section(screen, 'First step'))];
  await screen.button('Regenerate').click();
  await expect.poll(() => everythingKept(page)).toContain('"history":[{"status":"done"');
  await screen.expectDone();
  await expect(screen.sheet).not.toContainText('Thank you.');
  expect(await textOf(section(screen, 'First step'))).toBe(kept);

  await page.reload();
  await expect(screen.sheet.getByRole('button', { name: 'Actions for “First step”, locked' })).toBeVisible();
  await screen.button('More actions').click();
  await page.getByRole('menuitem', { name: 'Versions of this proposal' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of this proposal' });
  await expect(versions.getByRole('article')).toHaveCount(2);
  await versions.getByRole('button', { name: /^Restore: / }).click();
  await expect(versions).toHaveCount(0);
  await expect.poll(() => textOf(screen.sheet)).toBe(whole);
});
