import type { Page } from '@playwright/test';
import { inDatabase } from './account-people.ts';
import { DraftsPage, saveDraft, signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { messages } from './harness/toast.ts';

const DAY_MS = 86_400_000;
const dateOf = (moment: number) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

test('a text file becomes a draft; drafts are found, taken along, deleted and restored', async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED/);
  const { id } = await signUpPro(page, app);
  const screen = await new DraftsPage(page).open();
  await test.step('a file is refused, taken back, chosen again and uploaded', () => upload(page, screen));
  const content = '<p>Dear <strong>Ms Leaf</strong>,</p><ul><li>one</li><li>two</li></ul>';
  await saveDraft(page, { name: 'Tea / shop', content, format: 'html', jobTitle: 'Shopify theme for a tea shop' });
  await saveDraft(page, { name: 'Not written yet', jobTitle: 'Bakery', jobDescription: 'We need a logo.' });
  await page.reload();
  await test.step('found by the beginnings of words, which stay in the address', async () => {
    await screen.search.fill('te');
    await screen.expectNames('Tea / shop', 'Tea letter');
    await expect(page).toHaveURL(/search=te$/);
    await screen.search.fill('shop te');
    await screen.expectNames('Tea / shop');
    await page.reload();
    await expect(screen.search).toHaveValue('shop te');
    await screen.expectNames('Tea / shop');
    await screen.search.fill('zebra');
    await expect(page.getByText('words that begin with')).toContainText('zebra');
    await screen.button('Show all').click();
    await expect(screen.rows).toHaveCount(3);
    await expect(screen.search).toHaveValue('');
    await expect(page).toHaveURL(/\?tab=proposals$/);
    await screen.search.fill('bak');
    await screen.search.press('Enter');
    await screen.expectNames('Not written yet');
    await screen.search.press('Escape');
    await expect(screen.rows).toHaveCount(3);
  });
  await test.step('taken along as text and as Markdown', async () => {
    const taken = async (name: string, item: string) => {
      const coming = page.waitForEvent('download');
      await screen.choose(name, item);
      const download = await coming;
      const chunks = await (await download.createReadStream()).toArray();
      return [download.suggestedFilename(), Buffer.concat(chunks).toString()];
    };
    expect(await taken('Tea / shop', 'Download .txt')).toEqual(['Tea shop.txt', 'Dear Ms Leaf,\n\n• one\n• two']);
    expect(await taken('Tea / shop', 'Download .md')).toEqual(['Tea shop.md', 'Dear **Ms Leaf**,\n\n- one\n- two']);
    expect(await taken('Not written yet', 'Download .txt')).toEqual([
      'Not written yet.txt',
      'Job title\nBakery\n\nJob description\nWe need a logo.',
    ]);
  });
  await test.step('deleted, and restored from those recently deleted', async () => {
    await screen.choose('Tea / shop', 'Delete');
    await expect(screen.dialog('Confirm Delete')).toContainText('You can restore it for 30 days');
    await screen.button('Cancel').click();
    await expect(screen.rows).toHaveCount(3);
    await expect(screen.button('More for “Tea / shop”')).toBeFocused();
    await page.route('**/api/proposals/*', (route) => route.abort());
    await screen.choose('Tea / shop', 'Delete');
    await screen.button('Delete Draft').click();
    await expect(messages(page)).toContainText('Failed to delete draftWe cannot be reached right now.');
    await expect(screen.rows).toHaveCount(3);
    await page.unroute('**/api/proposals/*');
    await page.keyboard.press('Escape');
    await screen.choose('Tea / shop', 'Delete');
    await screen.button('Delete Draft').click();
    await expect(messages(page)).toContainText('Draft deletedYour draft has been deleted successfully');
    await screen.expectNames('Not written yet', 'Tea letter');
    await expect(page.getByRole('link', { name: 'Tea letter', exact: true })).toBeFocused();
    // At noon, so that an hour more or less in summer makes no other day of it.
    const deletedAt = new Date(Date.now() - 2 * DAY_MS).setUTCHours(12, 0, 0, 0);
    const earlier = 'update documents set deleted_at = $2 where user_id = $1 and deleted_at is not null';
    await inDatabase(app.databaseUrl, earlier, id, new Date(deletedAt).toISOString());
    await screen.show('Deleted');
    await expect(page).toHaveURL(/status=deleted$/);
    await page.reload();
    const dates = `Deleted ${dateOf(deletedAt)}, gone on ${dateOf(deletedAt + 30 * DAY_MS)}`;
    await expect(screen.rows).toHaveText(new RegExp(`Tea / shop.*${dates}`));
    await screen.button('Restore “Tea / shop”').click();
    await expect(messages(page)).toContainText('Draft restored');
    await expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
    await screen.show('All statuses');
    await expect(screen.rows).toHaveCount(3);
  });
});

async function upload(page: Page, screen: DraftsPage): Promise<void> {
  const picker = page.getByLabel('File to upload');
  const file = (name: string, content: Buffer | string, mimeType = 'text/plain') => ({
    name,
    mimeType,
    buffer: Buffer.from(content),
  });
  await screen.button('Upload Draft').first().click();
  const dialog = screen.dialog('Upload Draft');
  const send = dialog.getByRole('button', { name: 'Upload', exact: true });
  await expect(send).toBeDisabled();
  await expect(picker).toHaveAttribute('accept', '.txt,.md,.text,text/plain');
  await picker.setInputFiles(file('photo.txt', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')));
  await expectAccessible(dialog, 'a refused file');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid file typePlease upload a text file (.txt, .md, etc.)');
  await expect(send).toBeDisabled();
  await picker.setInputFiles(file('Wrong.txt', 'Hello'));
  await dialog.getByRole('button', { name: 'Remove Wrong.txt' }).click();
  await expect(dialog.getByText('Wrong.txt')).toHaveCount(0);
  await picker.setInputFiles(file('Tea letter.md', 'Dear Ms Leaf,\r\n\r\nhello', 'text/markdown'));
  const saved = page.waitForRequest('**/api/drafts/save');
  await send.click();
  expect((await saved).postDataJSON()).toEqual({
    name: 'Tea letter',
    jobTitle: 'Imported from file: Tea letter.md',
    jobDescription: 'Dear Ms Leaf,\r\n\r\nhello...',
    content: 'Dear Ms Leaf,\r\n\r\nhello',
    type: 'saved',
  });
  await expect(messages(page)).toContainText('Draft uploaded successfullyYour proposal draft has been saved');
  await expect(dialog).toHaveCount(0);
  await screen.expectNames('Tea letter');
  await expect(screen.rows.first()).toContainText('Imported from file: Tea letter.md');
  await expect(screen.rows.first()).toContainText('Saved');
}
