import type { Page } from '@playwright/test';
import { DraftsPage, type StoredDraft, saveDraft, signUpPro } from './drafts-page.ts';
import { escapeFrom } from './harness/keys.ts';
import { expect, test } from './harness/test.ts';

const rows = (page: Page) => page.locator('[data-revision]');
const inRow = (page: Page, revision: number, name: RegExp) =>
  page.locator(`[data-revision="${revision}"]`).getByRole('button', { name });

/** Three revisions of one draft: saved, autosaved, saved again. */
async function withHistory(page: Page): Promise<StoredDraft> {
  const said = (content: string) => ({ name: 'Tea shop', jobTitle: 'Shopify theme', jobDescription: 'Tea', content });
  const draft = await saveDraft(page, said('I build fast shops.'));
  await saveDraft(page, { ...said('I build quick shops.'), draftId: draft.id }, 'autosave');
  return saveDraft(page, { ...said('I build quick shops for tea.'), draftId: draft.id });
}

test('every state of a draft is there to read and to compare', { tag: '@full' }, async ({ page, app }) => {
  await signUpPro(page, app);
  await withHistory(page);
  const screen = await new DraftsPage(page).open();
  await screen.choose('Tea shop', 'View history');
  await expect(screen.dialog('Draft history')).toContainText('Tea shop');
  await expect(rows(page)).toHaveText([/SavedCurrentView$/, /AutoView/, /SavedView/]);
  await inRow(page, 1, /^View/).click();
  await expect(screen.dialog('Tea shop')).toContainText('I build fast shops.');
  await escapeFrom(screen.dialog('Tea shop'));
  await expect(inRow(page, 1, /^View/)).toBeFocused();
  await inRow(page, 1, /^Compare/).click();
  const dialog = screen.dialog('Compare saved states');
  await expect(dialog.getByRole('status')).toHaveText('3 words added, 1 word removed');
  await expect(dialog.locator('del')).toHaveText(/\[removed: fast\]/);
  await expect(dialog.locator('ins').first()).toHaveText(/\[added: quick\]/);
  await screen.button('Side by side').click();
  await expect(dialog.getByRole('columnheader').last()).toHaveText('Current');
  await expect(dialog.getByRole('cell').filter({ has: page.locator('del') })).toContainText('shops.');
  await dialog.getByRole('combobox', { name: 'From' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(dialog.getByRole('status')).toHaveText('2 words added');
  await dialog.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(dialog.getByRole('status')).toHaveText('The two texts are the same.');
});

test('an earlier revision is restored, and what it replaced stays, also what came from another device in between', async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/status of 409/);
  await signUpPro(page, app);
  const { id } = await withHistory(page);
  const screen = await new DraftsPage(page).open();
  await screen.choose('Tea shop', 'View history');
  await expect(rows(page)).toHaveCount(3);
  await saveDraft(page, { draftId: id, name: 'Tea shop', jobTitle: 'Shopify theme', content: 'From my phone' });
  await inRow(page, 1, /^Restore/).click();
  await expect(screen.toast('This draft was changed elsewhere')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await inRow(page, 4, /^View/).click();
  await expect(screen.dialog('Tea shop')).toContainText('From my phone');
  await escapeFrom(screen.dialog('Tea shop'));
  await inRow(page, 1, /^Restore/).click();
  await expect(screen.toast('Draft restored')).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await inRow(page, 5, /^View/).click();
  await expect(screen.dialog('Tea shop')).toContainText('I build fast shops.');
  await escapeFrom(screen.dialog('Tea shop'));
  await inRow(page, 3, /^View/).click();
  await expect(screen.dialog('Tea shop')).toContainText('I build quick shops for tea.');
});

test('a long history comes page by page', { tag: '@full' }, async ({ page, app }) => {
  await signUpPro(page, app);
  const { id } = await saveDraft(page, { name: 'Tea shop', content: 'State 1' });
  for (let state = 2; state <= 27; state += 1)
    await saveDraft(page, { draftId: id, name: 'Tea shop', content: `State ${state}` }, 'autosave');
  const screen = await new DraftsPage(page).open();
  await screen.choose('Tea shop', 'View history');
  await expect(rows(page)).toHaveCount(25);
  await screen.dialog('Draft history').getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(27);
});
