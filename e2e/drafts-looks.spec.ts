import type { Page } from '@playwright/test';
import { DraftsPage, saveDraft, saveDrafts, signUpPro, writeProposal } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';

const JOB = { jobTitle: 'Shopify theme for a tea shop', jobDescription: 'We sell loose-leaf tea and need a theme.' };
const LONG = 'A-name-without-any-space-'.repeat(8);

type Look = (state: string) => Promise<void>;

async function fill(page: Page): Promise<void> {
  await saveDrafts(page, 2);
  await saveDraft(page, { jobTitle: LONG, content: 'Words' }, 'autosave');
  await saveDraft(page, { content: 'Neither name nor job' }, 'autosave');
  const { id } = await saveDraft(page, { name: 'Tea shop', jobTitle: LONG, content: `I build fast shops. ${LONG}` });
  await saveDraft(page, { draftId: id, name: 'Tea shop', jobTitle: LONG, content: `I build quick shops. ${LONG}` });
  await writeProposal(page, JOB);
  await writeProposal(page, { ...JOB, tone: 'friendly' });
}

/** Each state of the lists, one after the other; `look` is taken at each. */
async function walkLists(page: Page, look: Look): Promise<void> {
  const screen = await new DraftsPage(page).open();
  await expect(page.getByText('No drafts found')).toBeVisible();
  await look('no drafts');
  await fill(page);
  await screen.open();
  await expect(screen.rows).toHaveCount(7);
  await look('drafts');
  await screen.button('More for “Tea shop”').click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await look('menu');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(screen.dialog('Confirm Delete')).toBeVisible();
  await look('delete');
  await screen.button('Cancel').click();
  await screen.choose('Draft 01', 'Delete');
  await screen.button('Delete Draft').click();
  await expect(screen.toast('Draft deleted')).toBeVisible();
  await look('deleted');
  await screen.show('Deleted');
  await expect(screen.button('Restore “Draft 01”')).toBeVisible();
  await look('recently deleted');
  await screen.open('&search=zebra');
  await expect(page.getByText('No drafts found')).toBeVisible();
  await look('nothing found');
}

async function walkUpload(page: Page, look: Look): Promise<void> {
  const screen = await new DraftsPage(page).open();
  await screen.button('Upload Draft').click();
  await look('upload');
  const picker = page.getByLabel('File to upload');
  await picker.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(page.getByText('Invalid file type')).toBeVisible();
  await look('refused');
  await picker.setInputFiles({ name: `${LONG}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Hello') });
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Remove/ })).toBeVisible();
  await look('chosen');
}

async function walkHistories(page: Page, look: Look): Promise<void> {
  const screen = await new DraftsPage(page).open();
  await screen.choose('Tea shop', 'View history');
  await expect(page.locator('[data-revision]')).toHaveCount(2);
  await look('history of a draft');
  await page.locator('[data-revision="1"]').getByRole('button').click();
  await expect(page.getByRole('article', { name: 'Letter' })).toContainText('I build fast shops.');
  await look('an earlier state');
  await screen.button('Compare').click();
  await expect(page.locator('del')).toBeVisible();
  await look('compared');
  const beside = screen.button('Side by side');
  if (await beside.isVisible()) {
    await beside.click();
    await look('side by side');
  }
  await page.keyboard.press('Escape');
  await screen.open('&view=versions');
  await expect(page.getByRole('region', { name: JOB.jobTitle })).toBeVisible();
  await look('version history');
}

test('axe finds nothing in any state of the proposals on a phone, and nothing has to be scrolled sideways at 320 px', {
  tag: '@full',
}, async ({ page, app }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  await signUpPro(page, app);
  for (const walk of [walkLists, walkUpload, walkHistories])
    await walk(page, async (state) => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, state);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      expect(await partsTooWide(page), `${state}: parts of dialogs that scroll sideways`).toBe(0);
      await page.setViewportSize({ width: 390, height: 900 });
    });
});

function partsTooWide(page: Page): Promise<number> {
  return page
    .getByRole('dialog')
    .locator('div')
    .evaluateAll(
      (parts) =>
        parts.filter((part) => getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth)
          .length,
    );
}
