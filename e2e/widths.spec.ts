import type { Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { SIGNED_IN_PAGES, VISITOR_PAGES } from './every-page.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';

// 320 is the smallest phone; 640 is what enlarging a page in a window of 1280 to 200 % comes to.
const WIDTHS = [320, 360, 640, 768, 1440];

async function look(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${path} at ${width}`, () => expectNoSidewaysScroll(page));
    }
  }
}

test.beforeEach(({ trouble }) => trouble.allow(/status of 4\d\d/));

test('no page has to be scrolled sideways, at any width', { tag: '@full' }, ({ page }) => look(page, VISITOR_PAGES));

test('no page of someone who is signed in has to be scrolled sideways either', { tag: '@full' }, async ({ page }) => {
  await signUp(page);
  await look(page, SIGNED_IN_PAGES);
});
