import type { Locator, Page } from '@playwright/test';
import { DraftsPage, type StoredDraft, saveDraft, signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { messages } from './harness/toast.ts';

const rows = (page: Page) => page.locator('[data-revision]');
/** Three revisions of one draft: saved, autosaved, saved again. */
async function withHistory(page: Page): Promise<StoredDraft> {
  const said = (content: string) => ({ name: 'Tea shop', jobTitle: 'Shopify theme', jobDescription: 'Tea', content });
  const draft = await saveDraft(page, said('I build fast shops.'));
  await saveDraft(page, { ...said('I build quick shops.'), draftId: draft.id }, 'autosave');
  return saveDraft(page, { ...said('I build quick shops for tea.'), draftId: draft.id });
}

const letter = (page: Page) => page.getByRole('article', { name: 'Proposal' });

async function openHistory(page: Page): Promise<DraftsPage> {
  const screen = await new DraftsPage(page).open();
  await screen.choose('Tea shop', 'View history');
  await expect(page.getByRole('heading', { level: 1, name: 'Tea shop' })).toBeVisible();
  return screen;
}

/** Everyone can use it there, and nothing sticks out. */
async function expectOnPhone(added: Locator, state: string): Promise<void> {
  const page = added.page();
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(added, state);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  if (before) await page.setViewportSize(before);
}

test('every state of a draft can be read, compared and restored, and what it replaced stays, from any device', {
  tag: '@main',
}, async ({ page, app, trouble }) => {
  trouble.allow(/status of 409/);
  await signUpPro(page, app);
  const { id } = await withHistory(page);
  const screen = await openHistory(page);
  await expect(rows(page)).toHaveText([/^SavedCurrentTea shop/, /^Edited/, /^Imported/]);
  await rows(page).last().getByRole('button').click();
  await expect(letter(page)).toHaveText('I build fast shops.');
  // Each has an address, which the list of versions leads to.
  await page.reload();
  await expect(letter(page)).toHaveText('I build fast shops.');
  await expectOnPhone(page.getByRole('main'), 'an earlier state');
  await screen.button('Compare').click();
  const dialog = screen.dialog('Compare versions');
  await expect(dialog.getByRole('status')).toHaveText('3 words added, 1 word removed');
  await expect(dialog.locator('del')).toHaveText(/\[removed: fast\]/);
  await expect(dialog.locator('ins').first()).toHaveText(/\[added: quick\]/);
  await expectOnPhone(dialog, 'compared');
  await escapeFrom(dialog);
  await screen.button('Back to current').click();
  await expect(letter(page)).toHaveText('I build quick shops for tea.');

  await saveDraft(page, { draftId: id, name: 'Tea shop', jobTitle: 'Shopify theme', content: 'From my phone' });
  await rows(page).last().getByRole('button').click();
  await screen.button('Restore').click();
  await expect(messages(page)).toContainText('This proposal was changed elsewhere');
  await expect(rows(page)).toHaveCount(4);
  await screen.button('Restore').click();
  await expect(messages(page)).toContainText('Draft restored');
  await expect(rows(page)).toHaveText([/^Restoredfrom version 1Current/, /^Saved/, /^Saved/, /^Edited/, /^Imported/]);
  await expect(letter(page)).toHaveText('I build fast shops.');
  await rows(page).nth(1).getByRole('button').click();
  await expect(letter(page)).toHaveText('From my phone');
});
