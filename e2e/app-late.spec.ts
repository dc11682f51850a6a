import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { POST, ProposalScreen } from './proposal-screen.ts';

// What is there when the app takes its time, or cannot be had at all.

test('it is said when the app cannot be had, and what was typed is there when it can', async ({ page, trouble }) => {
  trouble.allow(/ERR_FAILED|Failed to fetch/);
  let isAway = true;
  await page.route('**/assets/*.js', (route) => (isAway ? route.abort() : route.fallback()));
  await page.route('/', (route) => (isAway ? route.abort() : route.fallback()));
  await page.goto('/proposal-tool', { waitUntil: 'commit' });
  const screen = new ProposalScreen(page);
  await screen.title.fill(POST.title);
  await screen.description.fill(POST.description);
  const note = page.getByRole('alert');
  await expect(note).toHaveText('The tool has not loaded yet. What you typed is saved.', { useInnerText: true });
  await screen.button('Try again').click();
  await expect(note).toHaveText('There is still no connection. What you typed is saved.', { useInnerText: true });
  await expectAccessible(page, 'a page whose app has not come');
  await expect(screen.description).toHaveValue(POST.description);
  isAway = false;
  await screen.button('Try again').click();
  await expect(page.locator('html[data-early]')).toHaveCount(0);
  await expect(screen.title).toHaveValue(POST.title);
  await expect(screen.description).toHaveValue(POST.description);
  await expect(note).toHaveCount(0);
});
