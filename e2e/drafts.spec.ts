import { inDatabase } from './account-people.ts';
import { DraftsPage, saveDraft, saveDrafts, signUpPro } from './drafts-page.ts';
import { escapeFrom } from './harness/keys.ts';
import { expect, test } from './harness/test.ts';

const names = (from: number, to: number) =>
  Array.from({ length: Math.abs(from - to) + 1 }, (_, i) => {
    const number = from < to ? from + i : from - i;
    return `Draft ${String(number).padStart(2, '0')}`;
  });

const DAY_MS = 86_400_000;
const dateOf = (moment: number) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

test('empty lists say so, and what to do', { tag: '@full' }, async ({ page, app }) => {
  await signUpPro(page, app);
  const screen = await new DraftsPage(page).open();
  const panel = page.getByRole('tabpanel').last();
  await expect(panel).toContainText('No drafts found');
  await expect(panel).toContainText('You have no drafts yet.');
  await expect(panel.getByRole('link', { name: 'New Proposal' })).toHaveAttribute('href', '/proposal-tool');
  await panel.getByRole('button', { name: 'Upload Draft' }).click();
  await escapeFrom(screen.dialog('Upload Draft'));
  await screen.tab('Autosaved').click();
  await expect(panel).toContainText('No autosaved drafts. While you write, we save every 30 seconds.');
  await screen.tab('Saved').click();
  await expect(panel).toContainText('You have saved no draft yet.');
  await screen.button('Recently deleted').click();
  await expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
  await screen.button('All Drafts').click();
  await expect(page).toHaveURL(/\/account\?tab=proposals$/);
  for (const title of ['Auto-save every 30 seconds', 'Version history', 'Multiple drafts'])
    await expect(page.getByRole('list', { name: 'How your work is saved' })).toContainText(title);
});

test('the lists are tabs by keyboard, and are in the address', { tag: '@full' }, async ({ page, app }) => {
  await signUpPro(page, app);
  await saveDraft(page, { name: 'By hand', jobTitle: 'Tea shop' });
  await saveDraft(page, { jobTitle: 'By itself' }, 'autosave');
  const screen = await new DraftsPage(page).open();
  await screen.expectNames('By itself', 'By hand');
  await expect(screen.rows.first()).toContainText('Auto');
  await expect(screen.rows.last()).toContainText('Saved');
  await screen.tab('All Drafts').focus();
  await page.keyboard.press('ArrowRight');
  await expect(screen.tab('Autosaved')).toBeFocused();
  await expect(page).toHaveURL(/\?tab=proposals&view=autosave$/);
  await screen.expectNames('By itself');
  await page.keyboard.press('ArrowRight');
  await screen.expectNames('By hand');
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/view=versions$/);
  await page.keyboard.press('Home');
  await screen.expectNames('By itself', 'By hand');
  await page.goBack();
  await expect(screen.tab('Version History')).toHaveAttribute('aria-selected', 'true');
  await screen.open('&view=saved');
  await screen.expectNames('By hand');
  await screen.open('&view=nonsense&sort=nonsense&direction=sideways');
  await expect(screen.tab('All Drafts')).toHaveAttribute('aria-selected', 'true');
  await screen.expectNames('By itself', 'By hand');
});

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
  await page.getByRole('tabpanel').getByRole('button', { name: 'Clear search', exact: true }).last().click();
  await expect(screen.rows).toHaveCount(3);
  await expect(screen.search).toHaveValue('');
  await expect(page).toHaveURL(/\?tab=proposals$/);
  await screen.search.fill('bak');
  await screen.search.press('Enter');
  await screen.expectNames('Logo');
  await screen.search.press('Escape');
  await expect(screen.rows).toHaveCount(3);
});

test('drafts are put in any order', { tag: '@full' }, async ({ page, app }) => {
  await signUpPro(page, app);
  await saveDrafts(page, 3);
  const screen = await new DraftsPage(page).open();
  await screen.expectNames(...names(3, 1));
  await page.getByRole('combobox', { name: 'Sort by' }).click();
  await page.getByRole('option', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=name$/);
  await screen.button('Direction: Z to A').click();
  await expect(page).toHaveURL(/sort=name&direction=asc$/);
  await screen.expectNames(...names(1, 3));
  for (const sort of ['jobTitle', 'createdAt', 'lastUpdated']) {
    await screen.open(`&sort=${sort}&direction=asc`);
    await screen.expectNames(...names(1, 3));
  }
});

test('more drafts are added to those in sight, and a page that does not come is asked for again', {
  tag: '@full',
}, async ({ page, app, trouble }) => {
  trouble.allow(/Failed to load resource/);
  await signUpPro(page, app);
  await saveDrafts(page, 27);
  const screen = await new DraftsPage(page).open();
  await screen.expectNames(...names(27, 3));
  await page.route('**/api/drafts?*', (route) => route.abort());
  await screen.button('Load more').click();
  await expect(page.getByRole('alert')).toContainText('More could not be loaded');
  await expect(screen.rows).toHaveCount(25);
  await page.unroute('**/api/drafts?*');
  await screen.button('Try again').click();
  await screen.expectNames(...names(27, 1));
  await expect(screen.button('Load more')).toHaveCount(0);
  await page.route('**/api/drafts?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your drafts could not be loaded');
  await page.unroute('**/api/drafts?*');
  await screen.button('Try again').click();
  await expect(screen.rows).toHaveCount(25);
});

test('what is in sight stays there until what was asked for next has come', { tag: '@full' }, async ({ page, app }) => {
  await signUpPro(page, app);
  await saveDraft(page, { name: 'By hand' });
  await saveDraft(page, { jobTitle: 'By itself' }, 'autosave');
  const screen = new DraftsPage(page);
  const held: (() => void)[] = [];
  await page.route('**/api/drafts?*', async (route) => {
    if (!/type=all/.test(route.request().url()) || held.length === 0) await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await screen.open();
  await expect(page.getByText('Loading drafts...')).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await screen.expectNames('By itself', 'By hand');
  await screen.tab('Saved').click();
  await expect(page.locator('[aria-busy=true]').locator('[data-draft]')).toHaveCount(2);
  await expect.poll(() => held.length).toBe(2);
  held[1]?.();
  await screen.expectNames('By hand');
});

test('a draft is opened from its name, its button and its menu', async ({ page, app }) => {
  await signUpPro(page, app);
  const { id } = await saveDraft(page, { name: 'Tea shop', jobTitle: 'Shopify theme' });
  const screen = await new DraftsPage(page).open();
  const row = screen.rows.first();
  await expect(row.getByRole('link', { name: 'Tea shop', exact: true })).toHaveAttribute(
    'href',
    `/proposal-tool?draftId=${id}`,
  );
  await expect(row.getByRole('link', { name: 'Open “Tea shop”' })).toHaveAttribute(
    'href',
    `/proposal-tool?draftId=${id}`,
  );
  await screen.choose('Tea shop', 'Open draft');
  await expect(page).toHaveURL(/\/proposal-tool/);
});

test('dates are said as they are read at home', { tag: '@full' }, async ({ newVisitor, app }) => {
  const page = await newVisitor({ timezoneId: 'America/New_York', locale: 'de-DE' });
  const { id } = await signUpPro(page, app);
  await saveDraft(page, { name: 'Tea shop' });
  await inDatabase(
    app.databaseUrl,
    "update documents set last_updated = '2025-01-05T20:04:00Z' where user_id = $1",
    id,
  );
  const screen = await new DraftsPage(page).open();
  await expect(screen.rows.first()).toContainText('Jan 5, 2025 3:04 PM');
});

test('a draft is deleted, restored at once, and later from those recently deleted', async ({ page, app }) => {
  const { id } = await signUpPro(page, app);
  await saveDrafts(page, 3);
  const screen = await new DraftsPage(page).open();
  await screen.choose('Draft 02', 'Delete');
  await expect(screen.dialog('Confirm Delete')).toContainText('You can restore it for 30 days');
  await screen.button('Cancel').click();
  await expect(screen.rows).toHaveCount(3);
  await expect(screen.button('More for “Draft 02”')).toBeFocused();
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
  await screen.button('Recently deleted').click();
  await expect(page).toHaveURL(/view=deleted$/);
  await page.reload();
  const dates = `Deleted ${dateOf(deletedAt)}, gone on ${dateOf(deletedAt + 30 * DAY_MS)}`;
  await expect(screen.rows).toHaveText(new RegExp(`Draft 02.*${dates}`));
  await screen.button('Restore “Draft 02”').click();
  await expect(screen.toast('Draft restored')).toBeVisible();
  await expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
  await screen.button('All Drafts').click();
  await expect(screen.rows).toHaveCount(3);
});

test('a deletion that fails says why, and the draft stays', { tag: '@full' }, async ({ page, app, trouble }) => {
  trouble.allow(/Failed to load resource/);
  await signUpPro(page, app);
  await saveDraft(page, { name: 'Tea shop' });
  const screen = await new DraftsPage(page).open();
  await page.route('**/api/drafts/*', (route) => route.abort());
  await screen.choose('Tea shop', 'Delete');
  await screen.button('Delete Draft').click();
  await expect(screen.messages).toContainText('Failed to delete draftWe cannot be reached right now.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await screen.expectNames('Tea shop');
});

test('a draft is taken along as text and as Markdown', { tag: '@full' }, async ({ page, app }) => {
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
  expect(await taken('Tea / shop', 'Export as .txt')).toEqual(['Tea shop.txt', 'Dear Ms Leaf,\n\n• one\n• two']);
  expect(await taken('Tea / shop', 'Export as .md')).toEqual(['Tea shop.md', 'Dear **Ms Leaf**,\n\n- one\n- two']);
  expect(await taken('Not written yet', 'Export as .txt')).toEqual([
    'Not written yet.txt',
    'Job title\nBakery\n\nJob description\nWe need a logo.',
  ]);
});
