import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import { messages } from './harness/toast.ts';
import { expectCounted, watchScripts } from './page-weight.ts';
import { everythingKept, POST, ProposalScreen } from './proposal-screen.ts';

const OWN = 'We need a logo for our bakery that works on a bread bag. What would you need from us?';

const field = (page: Page) => page.getByLabel('Job post', { exact: true }).first();

/** As Ctrl+V with that on the clipboard, wherever the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const at = document.activeElement ?? document.body;
    at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function openLive(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-live');
}

test('a post that is pasted on the front page is in the tool with its asks read; where there is work it waits', {
  tag: '@main',
}, async ({ page }) => {
  const { loaded, stop } = watchScripts(page);
  await openLive(page);
  stop();
  await expectCounted('/', loaded);
  await paste(page, POST.description);
  const wizard = new ProposalScreen(page);
  await expect(page).toHaveURL('/proposal-tool');
  await expect(wizard.description).toHaveValue(POST.description);
  await expect(wizard.title).not.toHaveValue('');
  await expect(page.getByText('Begin with “oolong”').first()).toBeAttached();
  await expect.poll(() => everythingKept(page)).toContain('oolong');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('own-post'))).toBeNull();
  const before = await wizard.title.inputValue();

  await openLive(page);
  // A word is the beginning of a post that is typed: it goes with the button.
  await field(page).focus();
  await paste(page, 'Logo');
  await expect(page).toHaveURL('/');
  await field(page).fill(OWN);
  await field(page).press('Control+Enter');
  const question = page.getByRole('alert').filter({ hasText: 'Start with “' });
  await expect(question).toBeVisible();
  await expect(wizard.title).toHaveValue(before);
  await page.reload();
  await question.getByRole('button', { name: 'Leave it out' }).click();
  await expect(question).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await question.getByRole('button', { name: 'Start with it' }).click();
  await expect(wizard.description).toHaveValue(OWN);
});

test('the front page is short, and all of its pictures are shown whole', async ({ page }) => {
  await openLive(page);
  const { words, height } = await page.evaluate(() => {
    const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
    const textOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText).join(' ');
    const cardsAndVoices = count(textOf('[data-offer]')) + count(textOf('#voices figure'));
    return { words: count(textOf('main')) - cardsAndVoices, height: document.documentElement.scrollHeight };
  });
  expect(words).toBeLessThanOrEqual(450);
  expect(height).toBeLessThanOrEqual(4500);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const pictures = page.locator('main img:visible');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      const shown = await picture.evaluate((one) => ({
        width: one.clientWidth,
        of: Number(one.getAttribute('width')),
      }));
      // At least nine tenths of the size it was taken at: it can be read.
      expect(shown.width).toBeGreaterThanOrEqual(shown.of * 0.9);
    }
  }
});
