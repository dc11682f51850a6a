import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from '../playground.ts';
import { Trouble } from './trouble.ts';

/** The result and its neighbours on their playground page, built and under the content policy of the real app. */
export const test = base.extend<{ open: (state: string) => Promise<void>; trouble: Trouble }>({
  trouble: [
    async ({ context, playground }, use) => {
      const trouble = new Trouble(playground);
      await trouble.watch(context);
      await use(trouble);
      expect(trouble.all, 'errors, refusals by the policy, calls to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page, context, playground }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use(async (state) => {
      await page.goto(`${playground}/gallery/result?state=${state}`);
    });
  },
});

export const sheet = (page: Page) => page.getByRole('article', { name: 'Your proposal' });
export const editor = (page: Page) => page.getByRole('textbox', { name: 'Your proposal' });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The line beside Copy with what is to be settled; pressed, it opens the list. */
export const notes = (page: Page) => page.getByRole('button', { name: /^\d+ (?:to check|hints?)/ });

/** Answers the question that comes once before a text with a blank is copied. */
export async function confirmBlank(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Copy with 1 blank?' }).getByRole('button', { name: 'Copy anyway' }).click();
}

/** Copies; answers what the clipboard holds then, whatever it held before. `isAsked`: it is the first copy of a text with a blank. */
export async function copied(page: Page, { isAsked = false } = {}): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await press(page, 'Copy');
  if (isAsked) await confirmBlank(page);
  await expect.poll(() => clipboard(page)).not.toBe('');
  return clipboard(page);
}

export async function startEditing(page: Page): Promise<void> {
  await press(page, 'Edit');
  await expect(editor(page)).toBeFocused();
}

/** What a paste from another program gives: HTML on the clipboard. */
export async function pasteHtml(target: Locator, html: string): Promise<void> {
  await target.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
