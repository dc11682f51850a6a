import { expect } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { test } from './playground.ts';

// What the built pages cannot show; e2e/site.spec.ts has them as the server sends them.
const WIDTHS = [390, 768, 1440];

test('a page that cannot be loaded says that the text is stored, with header and footer around it', {
  tag: '@full',
}, async ({ page, playground }) => {
  await page.route('**/assets/tool-page-*.js', (route) => route.abort());
  await page.goto(`${playground}/gallery`);
  await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText('Your text is saved in this browser')).toBeVisible();
  await page.unroute('**/assets/tool-page-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});

test('without a network a page that was not fetched yet does not cost the one that is open', { tag: '@full' }, async ({
  page,
  playground,
  context,
}) => {
  await page.goto(`${playground}/gallery`);
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
    test(`axe finds nothing on ${path} at ${width} px, and nothing is cut off`, { tag: '@full' }, async ({
      page,
      playground,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(playground + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, path);
    });
  }
}

for (const name of ['Open dialog', 'Open sheet', 'More', 'Open popover', 'Show toast with action', 'Show failure']) {
  test(`axe finds nothing after '${name}'`, { tag: '@full' }, async ({ page, playground }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${playground}/gallery`);
    await page.getByRole('button', { name }).click();
    await expectAccessible(page, name);
  });
}
