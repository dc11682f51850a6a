import { expect } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { test } from './workshop.ts';

// What the built pages cannot show; e2e/site.spec.ts has them as the server sends them.
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
  await page.route('**/assets/tool-page-*.js', (route) => route.abort());
  await page.goto(workshop);
  await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText('Your text is kept in this browser')).toBeVisible();
  await page.unroute('**/assets/tool-page-*.js');
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

for (const width of WIDTHS) {
  for (const path of ['/gallery', '/nowhere']) {
    test(`axe finds nothing on ${path} at ${width} px, and nothing is cut off`, async ({ page, workshop }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(workshop + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, path);
    });
  }
}

for (const name of ['Open dialog', 'Open sheet', 'More', 'Open popover', 'Show toast with action', 'Show failure']) {
  test(`axe finds nothing after '${name}'`, async ({ page, workshop }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${workshop}/gallery`);
    await page.getByRole('button', { name }).click();
    await expectAccessible(page, name);
  });
}
