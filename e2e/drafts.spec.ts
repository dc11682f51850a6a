import { inDatabase } from './account-people.ts';
import { DraftsPage, saveDraft, saveDrafts, signUpPro } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';

const names = (from: number, to: number) =>
  Array.from({ length: Math.abs(from - to) + 1 }, (_, i) => {
    const number = from < to ? from + i : from - i;
    return `Draft ${String(number).padStart(2, '0')}`;
  });

const DAY_MS = 86_400_000;
const dateOf = (moment: number) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

test('drafts are found by the beginnings of words, and the words stay in the address', async ({ page, app }) => {
  await signUpPro(page, app);
  await saveDraft(page, { name: 'First', jobTitle: 'Shopify theme for a tea shop' });
  await saveDraft(page, { name: 'Tea, second try', jobTitle: '' });
  await saveDraft(page, { name: 'Logo', jobTitle: 'Bakery' });
  const screen = await new DraftsPage(page).open();
  await screen.search.fill('te');
  await screen.expectNames('Tea, second try', 'First');
  await expect(page).toHaveURL(/search=te$/);
  await screen.search.fill('shop te');
  await screen.expectNames('First');
  await page.reload();
  await expect(screen.search).toHaveValue('shop te');
  await screen.expectNames('First');
  await screen.search.fill('zebra');
  await expect(page.getByText('No drafts found')).toBeVisible();
  await expect(page.getByText('words that begin with')).toContainText('zebra');
  await screen.button('Show all').click();
  await expect(screen.rows).toHaveCount(3);
  await expect(screen.search).toHaveValue('');
  await expect(page).toHaveURL(/\?tab=proposals$/);
  await screen.search.fill('bak');
  await screen.search.press('Enter');
  await screen.expectNames('Logo');
  await screen.search.press('Escape');
  await expect(screen.rows).toHaveCount(3);
});

test('a draft is deleted, restored at once, and later from those recently deleted; where that fails it stays', async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED/);
  const { id } = await signUpPro(page, app);
  await saveDrafts(page, 3);
  const screen = await new DraftsPage(page).open();
  await screen.choose('Draft 02', 'Delete');
  await expect(screen.dialog('Confirm Delete')).toContainText('You can restore it for 30 days');
  await screen.button('Cancel').click();
  await expect(screen.rows).toHaveCount(3);
  await expect(screen.button('More for “Draft 02”')).toBeFocused();
  await page.route('**/api/proposals/*', (route) => route.abort());
  await screen.choose('Draft 02', 'Delete');
  await screen.button('Delete Draft').click();
  await expect(screen.messages).toContainText('Failed to delete draftWe cannot be reached right now.');
  await expect(screen.rows).toHaveCount(3);
  await page.unroute('**/api/proposals/*');
  await page.keyboard.press('Escape');
  await screen.choose('Draft 02', 'Delete');
  await screen.button('Delete Draft').click();
  // At once: it is offered for seconds only.
  await screen.button('Undo').click();
  await expect(screen.toast('Draft restored')).toBeVisible();
  // It lies over the menu of the last draft, and stays while the pointer waits there.
  await page.keyboard.press('Escape');
  await screen.expectNames(...names(3, 1));
  await screen.choose('Draft 02', 'Delete');
  await screen.button('Delete Draft').click();
  await expect(screen.messages).toContainText('Draft deletedYour draft has been deleted successfully');
  await screen.expectNames('Draft 03', 'Draft 01');
  await expect(page.getByRole('link', { name: 'Draft 01', exact: true })).toBeFocused();
  // At noon, so that an hour more or less in summer makes no other day of it.
  const deletedAt = new Date(Date.now() - 2 * DAY_MS).setUTCHours(12, 0, 0, 0);
  await inDatabase(
    app.databaseUrl,
    'update documents set deleted_at = $2 where user_id = $1 and deleted_at is not null',
    id,
    new Date(deletedAt).toISOString(),
  );
  await screen.show('Deleted');
  await expect(page).toHaveURL(/status=deleted$/);
  await page.reload();
  const dates = `Deleted ${dateOf(deletedAt)}, gone on ${dateOf(deletedAt + 30 * DAY_MS)}`;
  await expect(screen.rows).toHaveText(new RegExp(`Draft 02.*${dates}`));
  await screen.button('Restore “Draft 02”').click();
  await expect(screen.toast('Draft restored')).toBeVisible();
  await expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
  await screen.show('All statuses');
  await expect(screen.rows).toHaveCount(3);
});

test('a draft is taken along as text and as Markdown', async ({ page, app }) => {
  await signUpPro(page, app);
  const content = '<p>Dear <strong>Ms Leaf</strong>,</p><ul><li>one</li><li>two</li></ul>';
  await saveDraft(page, { name: 'Tea / shop', content, format: 'html' });
  await saveDraft(page, { name: 'Not written yet', jobTitle: 'Bakery', jobDescription: 'We need a logo.' });
  const screen = await new DraftsPage(page).open();
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
