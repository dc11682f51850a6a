import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

// After a release the parts of the old build are gone from the server.
const TOOL_PAGE = '**/assets/tool-page-*.js';

test('after a release one arrives in the new build; a part that stays missing is said once, not loaded for ever', async ({
  page,
  newVisitor,
  trouble,
}) => {
  trouble.allow(/status of 404|Failed to fetch dynamically imported module/);
  await page.goto('/me');
  await page.route(TOOL_PAGE, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await openTool(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a proposal');
  await expect(page).toHaveURL('/proposal-tool');

  // A browser that has not been loaded anew within the last half minute.
  const other = await newVisitor();
  await other.goto('/me');
  await other.route(TOOL_PAGE, (route) => route.fulfill({ status: 404 }));
  const loads: string[] = [];
  other.on('load', () => loads.push(other.url()));
  await openTool(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(other.getByText('Your text is saved in this browser')).toBeVisible();
  expect(loads).toHaveLength(1);
  await other.unroute(TOOL_PAGE);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Create a proposal');
});

async function openTool(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
}
