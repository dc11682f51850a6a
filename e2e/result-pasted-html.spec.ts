import { expect, type Locator, type Page } from '@playwright/test';
import { editor, pasteHtml, press, sheet, startEditing, test } from './harness/result-page.ts';
import { listedPayloads, OWN_PAYLOADS } from './harness/xss-payloads.ts';

test.describe('foreign HTML', () => {
  const payloads = [...OWN_PAYLOADS, ...listedPayloads()];
  // The last is the editor's own, beside line breaks; it has no source.
  const ALLOWED = 'p, strong, em, ol, ul, li, a[href^="http"], br, mark, span, img.ProseMirror-separator:not([src])';

  const strangers = async (target: Locator) => {
    await expect(target.first()).toBeAttached();
    return target.evaluateAll(
      (elements, allowed) =>
        elements
          .flatMap((element) => [...element.querySelectorAll('*')])
          .filter((e) => !e.matches(allowed) || [...e.attributes].some((a) => /^on|^style$|^srcdoc$/.test(a.name)))
          .map((e) => e.outerHTML),
      ALLOWED,
    );
  };
  // By their sections, each of which holds words; our own buttons are around them.
  const words = (page: Page) => sheet(page).locator('.proposal-text:not(:has(.proposal-text))');

  test('stored in a proposal shows nothing but words', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    const field = page.getByLabel('HTML of the proposal');
    for (const payload of payloads) {
      await field.fill(payload);
      await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
      expect(await strangers(words(page)), payload).toEqual([]);
    }
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
  });

  test('pasted into an edit becomes plain text', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    for (const payload of payloads) await pasteHtml(editor(page), payload);
    expect(await strangers(editor(page))).toEqual([]);
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
    await press(page, 'Save');
    expect(await strangers(words(page))).toEqual([]);
  });

  test('restored as an edit becomes plain text', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    for (const payload of OWN_PAYLOADS) {
      await page.getByLabel('HTML of the edit').fill(payload);
      await expect(editor(page)).toBeVisible();
      expect(await strangers(editor(page)), payload).toEqual([]);
      await press(page, 'Cancel');
    }
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
  });

  test('pasted from another program keeps its structure and its links', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await pasteHtml(
      editor(page),
      '<h2>About</h2><div>One <b>two</b></div><div>three</div><ul><li>four</li></ul><a href="https://a.example">five</a>',
    );
    await expect(
      editor(page)
        .locator('p')
        .filter({ hasText: /^About$/ }),
    ).toBeVisible();
    await expect(editor(page).locator('p', { hasText: 'One two' }).locator('strong')).toHaveText('two');
    await expect(
      editor(page)
        .locator('p')
        .filter({ hasText: /^three$/ }),
    ).toBeVisible();
    await expect(editor(page).locator('ul li').first()).toHaveText('four');
    await expect(editor(page).locator('a[href="https://a.example"]')).toHaveText(/five/);
  });
});
