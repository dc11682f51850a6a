import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import { messages } from './harness/toast.ts';
import { everythingKept, POST, ProposalScreen } from './proposal-screen.ts';

// The tool opens with its first step; what comes after it is fetched with the first letter (docs/decisions/0040). That it opens with
// nothing else is in its budget (e2e/every-page.spec.ts).
const LATER = '**/assets/later-parts-*.js';
const READING = '**/assets/saved-state-*.js';

test('a step or the saved work that cannot be loaded says so, loses nothing, and comes with the next try', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED|Failed to fetch|What was saved could not be read/);
  await withoutFile(page, LATER);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.description.press('Control+Enter');
  await expect(messages(page)).toContainText('This could not be opened');
  await screen.tab('Skills & Experience').click();
  const failure = page.getByRole('alert').filter({ hasText: 'This step could not be loaded' });
  await expect(failure).toContainText('What you wrote is saved.');
  // By the keyboard: a pointer on its way there may have it fetched, and the button is gone before it is pressed.
  await failure.getByRole('button', { name: 'Try again' }).focus();
  await page.unroute(LATER);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Skills & Experience' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  await screen.button('Edit Job Details').click();
  await expect(screen.title).toHaveValue(POST.title);
  await expect(screen.description).toHaveValue(POST.description);

  // Work that cannot be read is never taken for an empty workspace.
  await expect.poll(() => everythingKept(page)).toContain('oolong');
  await withoutFile(page, READING);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText('Your text is saved in this browser')).toBeVisible();
  await page.unroute(READING);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(screen.title).toHaveValue(POST.title);
  await expect(screen.description).toHaveValue(POST.description);
});

/**
 * `file` cannot be had until it is unrouted. Nor does the server say, when it is asked, that there may be a new build: nothing is
 * reloaded during the test.
 */
async function withoutFile(page: Page, file: string): Promise<void> {
  await page.route(file, (route) => route.abort());
  await page.route('/', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
}
