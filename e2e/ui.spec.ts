import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './playground.ts';

async function openGallery(page: Page, playground: string): Promise<void> {
  await page.goto(`${playground}/gallery`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery of components');
}

/** The page's clock stands still and moves only by `runFor`, however slow the machine is. */
async function openGalleryAtRest(page: Page, playground: string): Promise<void> {
  await page.clock.install({ time: '2026-01-05T10:00:00Z' });
  await openGallery(page, playground);
  await page.clock.pauseAt('2026-01-05T11:00:00Z');
}

const copied = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Copied to clipboard' });

test('a toast stays for five seconds and then closes', { tag: '@full' }, async ({ page, playground }) => {
  await openGalleryAtRest(page, playground);
  await page.getByRole('button', { name: 'Show toast', exact: true }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4800);
  await expect(copied(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(copied(page)).toHaveCount(0);
});

test('a message waits while it is pointed at or has the focus', { tag: '@full' }, async ({ page, playground }) => {
  await openGalleryAtRest(page, playground);
  await page.getByRole('button', { name: 'Show toast', exact: true }).click();
  await page.clock.runFor(100);
  await copied(page).hover();
  await page.clock.runFor(60_000);
  await expect(copied(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.keyboard.press('F8');
  await page.clock.runFor(60_000);
  await expect(copied(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(copied(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.resume();
  await expect(copied(page)).toHaveCount(0);
});

test('a newer toast replaces the older one', { tag: '@full' }, async ({ page, playground }) => {
  await openGallery(page, playground);
  await page.getByRole('button', { name: 'Show toast', exact: true }).click();
  await page.getByRole('button', { name: 'Show failure' }).click();
  await expect(page.getByText('Failed to generate your proposal. Please try again.').first()).toBeVisible();
  await expect(copied(page)).toHaveCount(0);
});

test('a message is swiped away to the right, and to no other side', { tag: '@full' }, async ({ page, playground }) => {
  await openGallery(page, playground);
  await page.getByRole('button', { name: 'Show toast', exact: true }).click();
  await dragToast(page, -60);
  await expect(copied(page)).toBeVisible();
  await dragToast(page, 60);
  await expect(copied(page)).toHaveCount(0);
});

test('a tooltip opens after seven tenths of a second', { tag: '@full' }, async ({ page, playground }) => {
  await openGalleryAtRest(page, playground);
  await page.getByRole('button', { name: 'Edit', exact: true }).first().hover();
  await page.clock.runFor(600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByRole('tooltip')).toHaveText('Edit the proposal');
});

test('a text area grows with its text, up to its limit', { tag: '@full' }, async ({ page, playground }) => {
  await openGallery(page, playground);
  const area = page.getByLabel('Description').first();
  const heightOf = async () => (await area.boundingBox())?.height ?? 0;
  await area.fill('One line');
  const low = await heightOf();
  await area.fill('line\n'.repeat(8));
  const high = await heightOf();
  await area.fill('line\n'.repeat(200));
  expect(high).toBeGreaterThan(low + 80);
  expect(await heightOf()).toBeLessThan(high + 80);
});

test('a busy button keeps its place and ignores presses', { tag: '@full' }, async ({ page, playground }) => {
  await openGallery(page, playground);
  const busy = page.getByRole('button', { name: 'Saving' });
  await busy.focus();
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
});

test('a locked choice cannot be made and says so', { tag: '@full' }, async ({ page, playground }) => {
  await openGallery(page, playground);
  const locked = page.getByRole('radio', { name: 'Bright, locked' }).first();
  await expect(locked).toBeDisabled();
  await page.getByRole('radio', { name: 'Plain' }).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(locked).not.toBeChecked();
});

test('a dialog closes with Escape and gives the focus back', { tag: '@full' }, async ({ page, playground }) => {
  await openGallery(page, playground);
  const opener = page.getByRole('button', { name: 'Open dialog' });
  await opener.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Name this draft' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a dialog opened from a menu gives the focus back to the menu’s button', { tag: '@full' }, async ({
  page,
  playground,
}) => {
  await openGallery(page, playground);
  const more = page.getByRole('button', { name: 'More' });
  await more.press('Enter');
  // Opened by a key it has the focus on its first line, also the first time, when it has to be fetched.
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Name this draft' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('the gallery is not in the built app', { tag: '@full' }, async () => {
  const folder = 'dist/client';
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  expect(files.some((code) => code.includes('404 Page Not Found'))).toBe(true);
  expect(names.filter((_, index) => files[index]?.includes('Gallery of components'))).toEqual([]);
});

async function dragToast(page: Page, distancePx: number): Promise<void> {
  const box = await copied(page).boundingBox();
  if (!box) throw new Error('There is no message to swipe.');
  const [x, y] = [box.x + 60, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distancePx / 2, y);
  await page.mouse.move(x + distancePx, y);
  await page.mouse.up();
}

test('a tab shows where the keyboard is, and draws no ring around what was pressed', { tag: '@full' }, async ({
  page,
  playground,
}) => {
  await openGallery(page, playground);
  const outlineOf = (name: string) =>
    page.getByRole('tab', { name, exact: true }).evaluate((tab) => getComputedStyle(tab).outlineStyle);
  await page.getByRole('tab', { name: 'Tone', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Tone', exact: true })).toBeFocused();
  expect(await outlineOf('Tone')).toBe('none');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Sample Proposals', exact: true })).toBeFocused();
  expect(await outlineOf('Sample Proposals')).toBe('solid');
});
