import type { Page } from '@playwright/test';
import { DraftScreen, draftsOf } from './draft-screen.ts';
import { signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
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

test('a full disk is reported once, the account continues saving, and with space again all is stored', {
  tag: '@full',
}, async ({ page, app }) => {
  const person = await signUpPro(page, app);
  await haveSmallDisk(page);
  const screen = await new DraftScreen(page).open();
  await screen.typeAndSave('Before');
  await fillDisk(page, true);
  // The time that passed for the save may have been too long for the reading of the post before.
  const isRead = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/job-brief') && answer.request().postData()?.includes('full disk') === true,
  );
  await screen.title.fill('Typed on a full disk');
  await isRead;
  await expect(notKept(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('what is not saved to your account yet is gone');
  await expectAccessible(page, 'nothing is kept');
  await screen.button('Understood').click();
  await screen.typeAndSave('Saved from a full disk');
  expect(await draftsOf(app, person)).toMatchObject([{ job_title: 'Saved from a full disk' }]);
  await expect(notKept(page)).toHaveCount(0);
  // Another page of the app, and back.
  await screen.title.fill('Typed and gone to look');
  await screen.myAccount.click();
  await expect(page).toHaveURL(/\/account/);
  await page.goBack();
  await expect(screen.title).toHaveValue('Typed and gone to look');
  await fillDisk(page, false);
  await screen.title.fill('Room again');
  await expect.poll(() => everythingKept(page)).toContain('Room again');
  await expect(notKept(page)).toHaveCount(0);
  await page.reload();
  await expect(screen.title).toHaveValue('Room again');
});

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
