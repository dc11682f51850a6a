import type { Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { expect, test } from './harness/test.ts';

// After a release the parts of the old build are gone from the server.
const TOOL_PAGE = '**/assets/tool-page-*.js';

test('after a release one arrives at the page one was going to, in the new build', async ({ page, trouble }) => {
  trouble.allow(/status of 404/);
  await page.goto('/auth');
  await page.route(TOOL_PAGE, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await openTool(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a proposal');
  await expect(page).toHaveURL('/proposal-tool');
});

test('a part that stays missing is said once, and the page is not loaded for ever', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 404/);
  trouble.allow(/Failed to fetch dynamically imported module/);
  await page.goto('/auth');
  await page.route(TOOL_PAGE, (route) => route.fulfill({ status: 404 }));
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await openTool(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText('Your text is saved in this browser')).toBeVisible();
  expect(loads).toHaveLength(1);
  await page.unroute(TOOL_PAGE);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a proposal');
});

test('while the server is away the page that is open is not given up', { tag: '@full' }, async ({ page, trouble }) => {
  trouble.allow(/ERR_FAILED|Failed to fetch/);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let hasLoaded = false;
  page.on('load', () => {
    hasLoaded = true;
  });
  await page.route('**/*', (route) => route.abort());
  await openTool(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  expect(hasLoaded).toBe(false);
});

test('drafts that cannot be loaded are said to be so, and are loaded by trying again', { tag: '@full' }, async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 404|ERR_FAILED/);
  await signUp(page);
  const part = '**/assets/autosave-section-*.js';
  await page.route(part, (route) => route.fulfill({ status: 404 }));
  // This request checks for a new build: without an answer the page is not reloaded during the test.
  await page.route('/', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
  await page.goto('/proposal-tool');
  const failure = page.getByRole('alert').filter({ hasText: 'Your proposal could not be loaded' });
  await expect(failure).toContainText('What you wrote is saved.');
  await page.unroute(part);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a proposal');
  await expect(failure).toHaveCount(0);
});

async function openTool(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
}
