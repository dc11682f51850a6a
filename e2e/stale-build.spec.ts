import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

// After a release the parts of the old build are gone from the server.
const TOOL_PAGE = '**/assets/tool-page-*.js';

test('after a release one arrives at the page one was going to, in the new build', async ({ page, trouble }) => {
  trouble.allow(/status of 404/);
  await page.goto('/me');
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
  await page.goto('/me');
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

async function openTool(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
}
