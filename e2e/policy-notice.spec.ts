import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

const DAY_MS = 86_400_000;
// The app goes by the real clock here; when the notice begins and ends to the second is for server/http/reported-pages.test.ts.
const CHANGED = new Date(Date.now() - 3 * DAY_MS);

test.use({ appSettings: { POLICY_CHANGED_ON: CHANGED.toISOString().slice(0, 10) } });

const noticeOn = (page: Page) => page.getByRole('complementary', { name: 'Change of our policies' });

test('a change of the policies is announced on every page, until it is dismissed there', { tag: '@full' }, async ({
  page,
}) => {
  const day = CHANGED.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await page.goto('/');
  await expect(noticeOn(page)).toContainText(`Bidwright changed its Privacy Policy or its Terms of Service on ${day}.`);
  await expect(noticeOn(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await expect(noticeOn(page).getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expectAccessible(page, 'with the notice');
  await page.goto('/proposal-tool');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(noticeOn(page)).toContainText(day);

  await noticeOn(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(noticeOn(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  for (const path of ['/terms', '/proposal-tool', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(noticeOn(page)).toBeHidden();
  }
});
