import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import { everythingKept, ProposalScreen } from './proposal-screen.ts';

declare global {
  interface Window {
    isDiskFull: boolean;
    askedToLast: () => void;
  }
}

const notKept = (page: Page) => page.getByText('Your browser does not let us save your text');

/** A disk that is full, or has space again, on command of the test. */
async function haveSmallDisk(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      if (window.isDiskFull) throw new DOMException('The disk is full', 'QuotaExceededError');
      return put.call(this, value, key);
    };
  });
}

const fillDisk = (page: Page, isDiskFull: boolean) =>
  page.evaluate((isFull) => {
    window.isDiskFull = isFull;
  }, isDiskFull);

test('before what is nowhere else goes with the page, the browser asks', async ({ page }) => {
  await haveSmallDisk(page);
  const screen = await new ProposalScreen(page).open();
  await fillDisk(page, true);
  // Typed by hand: browsers do not ask before an interaction with the page.
  await screen.title.click();
  await page.keyboard.type('Nowhere else');
  await expect(notKept(page)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(screen.title).toHaveValue('Nowhere else');
  await fillDisk(page, false);
  await screen.title.fill('Kept after all');
  await expect.poll(() => everythingKept(page)).toContain('Kept after all');
  await expect(notKept(page)).toHaveCount(0);
  // Stored work can be left without a question: with one, the page would stay.
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});
