import { expect, test } from './harness/test.ts';
import { withoutFile } from './harness/without-file.ts';
import { everythingKept, POST, ProposalScreen } from './proposal-screen.ts';

// The tool opens with its first step; what comes after it is fetched with the first letter (docs/decisions/0040).
const LATER = '**/assets/later-parts-*.js';
const READING = '**/assets/saved-state-*.js';

test('the first step opens alone; with the first letter comes all that is needed to the end', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/ERR_INTERNET_DISCONNECTED/); // a font that is first needed there
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const screen = await new ProposalScreen(page).open();
  // Every automatic request of the page has started by then.
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => /later|saved-state|finished-view/.test(script))).toEqual([]);

  await screen.fillJob();
  await expect(page.getByRole('complementary', { name: 'What this client asks' })).toContainText('oolong');
  await context.setOffline(true);
  await screen.button('Continue').click();
  await expect(page.getByRole('heading', { name: 'Skills & Experience' })).toBeFocused();
  await screen.tab('Sample Proposals').click();
  await expect(page.getByRole('heading', { name: 'Previous Work Samples' })).toBeVisible();
  await screen.tab('Tone').click();
  await screen.button('Generate Proposal').click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
});

test('a step or the saved work that cannot be loaded says so, loses nothing, and comes with the next try', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED|Failed to fetch|What was saved could not be read/);
  await withoutFile(page, LATER);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.description.press('Control+Enter');
  await expect(page.getByRole('region', { name: /notifications/i })).toContainText('This could not be opened');
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
