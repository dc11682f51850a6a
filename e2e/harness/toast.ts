import type { Locator, Page } from '@playwright/test';

/** The message in front. The one before it stays in the document while it moves out; beside an open dialog it is hidden from readers. */
export function frontToast(page: Page): Locator {
  return page
    .getByRole('region', { name: /notifications/i, includeHidden: true })
    .locator('li[data-front=true][data-removed=false]');
}
