import type { Page } from '@playwright/test';

/**
 * `file` cannot be had until it is unrouted. Nor does the server say, when it is asked, that there may be a new build: nothing is
 * reloaded during the test.
 */
export async function withoutFile(page: Page, file: string): Promise<void> {
  await page.route(file, (route) => route.abort());
  await page.route('/', (route) => (route.request().method() === 'HEAD' ? route.abort() : route.continue()));
}
