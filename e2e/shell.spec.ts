import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { test } from './workshop.ts';

// What the built pages cannot show; e2e/site.spec.ts has them as the server sends them.
const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 768, 1440];

test('going back returns to where one was reading', async ({ page, workshop }) => {
  await page.goto(workshop);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  // Not page.click: it would scroll the sticky header's link into the middle first.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Create Proposal' })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('the header scrolls to a section and leaves room for itself', async ({ page, workshop }) => {
  await page.goto(workshop);
  await page.getByRole('banner').getByRole('link', { name: 'Features' }).click();
  await expect
    .poll(() => page.locator('#features').evaluate((section) => section.getBoundingClientRect().top))
    .toBeCloseTo(64, 0);
});

test('on a phone the menu goes to a section, closes, and switches the theme', async ({ page, workshop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(workshop);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#about')).toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a page that cannot be fetched says that the text is kept, with header and footer around it', async ({
  page,
  workshop,
}) => {
  await page.route('**/proposal-tool-page.tsx*', (route) => route.abort());
  await page.goto(workshop);
  await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText('Your text is kept in this browser')).toBeVisible();
  await page.unroute('**/proposal-tool-page.tsx*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});

test('without a network a page that was not fetched yet does not cost the one that is open', async ({
  page,
  workshop,
  context,
}) => {
  await page.goto(workshop);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeEnabled();
});

for (const theme of THEMES) {
  test(`${theme}: axe finds nothing on the landing page, the 404 and the gallery, and nothing is cut off`, async ({
    page,
    workshop,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/nowhere', '/gallery']) {
        await page.goto(workshop + path);
        await expectSound(page, `${path} at ${width}`);
      }
    }
  });
}

test('axe finds nothing on an open dialog, sheet, menu, popover, message and phone menu', async ({
  page,
  workshop,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${workshop}/gallery`);
  for (const name of ['Open dialog', 'Open sheet', 'More', 'Open popover', 'Show toast with action', 'Show failure']) {
    await page.getByRole('button', { name }).click();
    await expectSound(page, name);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectSound(page, 'phone menu');
});

async function expectSound(page: Page, where: string): Promise<void> {
  await expect(page.locator('h1')).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  expect(found, where).toEqual([]);
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflowPx, `${where}: sideways scrolling`).toBeLessThanOrEqual(0);
}
