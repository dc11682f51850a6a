import type { Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { APP_PAGES, SIGNED_IN_PAGES, SITE_PAGES } from './every-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';

// Each page once in each theme: light on a desktop, dark on a phone. States of single widgets are looked at in the component tests.

// 320 is the smallest phone; 640 is what enlarging a page in a window of 1280 to 200 % comes to.
const WIDTHS = [320, 360, 640, 768, 1440];

async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expectAccessible(page, `${path} at 1440`, ['light']);
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page, `${path} at 390`, ['dark']);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

test.beforeEach(async ({ page, trouble }) => {
  trouble.allow(/status of 4\d\d/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [name, paths, isSignedIn] of [
  ['of the site', SITE_PAGES, false],
  ['of the app for visitors', APP_PAGES, false],
  ['for someone who is signed in', SIGNED_IN_PAGES, true],
] as const)
  test(`axe finds nothing on the pages ${name}, and no width needs sideways scrolling`, async ({ page }) => {
    if (isSignedIn) await signUp(page);
    for (const path of paths) await test.step(path, () => look(page, path));
  });
