import { expect, test } from './harness/test.ts';

// What the pages of the site show of the settings, where they are other than those that the build knew.
test.use({ appSettings: { FREE_WEEKLY_LIMIT: '5', SUPPORT_EMAIL: 'hello@agency.example' } });

test('the pages say what this installation gives, and how it is reached', { tag: '@full' }, async ({ page }) => {
  for (const path of ['/', '/pricing']) {
    const text = await (await page.request.get(path)).text();
    expect(text, path).toContain('5 proposals a week');
    expect(text, path).not.toMatch(/unlimited proposals are free/i);
  }
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@agency.example' }).first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toBeEditable();
});
