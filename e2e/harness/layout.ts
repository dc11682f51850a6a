import { expect, type Page } from '@playwright/test';

/** Nothing sticks out to the side: the page can be read by scrolling down alone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [scrollWidth, clientWidth] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(scrollWidth, 'width of the page against the window').toBeLessThanOrEqual(clientWidth);
}
