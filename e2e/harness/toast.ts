import type { Locator, Page } from '@playwright/test';

/** What is said for some seconds: title and text in one, so that both are looked for at the same time. It is above a dialog, which hides the rest of the page. */
export function messages(page: Page): Locator {
  return page.getByRole('region', { name: /notifications/i, includeHidden: true });
}

/** The message in front. The one before it stays in the document while it moves out. */
export function frontToast(page: Page): Locator {
  return messages(page).locator('li[data-front=true][data-removed=false]');
}
