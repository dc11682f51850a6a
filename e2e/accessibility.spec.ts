import type { Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { SIGNED_IN_PAGES, VISITOR_PAGES } from './every-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

// Each page in each theme, on a desktop and on a phone. States of single widgets are looked at in the component tests.

async function look(page: Page, path: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expectAccessible(page, `${path} at ${width}`);
  }
}

test.beforeEach(async ({ page, trouble }) => {
  trouble.allow(/status of 4\d\d/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const path of VISITOR_PAGES)
  test(`axe finds nothing on ${path}`, { tag: '@full' }, async ({ page }) => look(page, path));

for (const path of SIGNED_IN_PAGES)
  test(`axe finds nothing on ${path} for someone who is signed in`, { tag: '@full' }, async ({ page }) => {
    await signUp(page);
    await look(page, path);
  });
