import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

test('eight questions, one open at a time, and a link to one opens it', async ({ page }) => {
  await page.goto('/faq#cancelling');
  await expect(page).toHaveTitle('FAQ · Bidwright');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(questions).toHaveCount(8);
  const opened = page.getByRole('main').locator('details[open] > summary');
  await expect(opened).toHaveText('How do I cancel?');
  await questions.filter({ hasText: 'Where are my proposals stored?' }).click();
  await expect(opened).toHaveText('Where are my proposals stored?');
  await expect(page).toHaveURL(/\/faq#data$/);
  await expectAccessible(page, 'open');
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});
