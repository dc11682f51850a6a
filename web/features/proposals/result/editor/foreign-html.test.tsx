import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import { editor, openResult, press, sheet, startEditing } from '#web/testing/result/result-page.tsx';
import { listedPayloads, OWN_PAYLOADS } from '#web/testing/xss-payloads.ts';

const PAYLOADS = [...OWN_PAYLOADS, ...listedPayloads()];
/** One document of all: each is read by itself, so that an open tag of one swallows no other. */
const ALL_STORED = documentToHtml([...PAYLOADS, 'The last of them.'].flatMap(documentOfHtml));
// The last is the editor's own, beside line breaks; it has no source.
const ALLOWED = 'p, strong, em, ol, ul, li, a[href^="http"], br, mark, span, img.ProseMirror-separator:not([src])';

/** What is neither a word nor allowed around one. */
async function strangersIn(selector: string): Promise<string[]> {
  await expect.poll(() => document.querySelectorAll(selector).length).toBeGreaterThan(0);
  return [...document.querySelectorAll(`:is(${selector}) *`)]
    .filter((one) => !one.matches(ALLOWED) || [...one.attributes].some(({ name }) => /^on|^style$|^srcdoc$/.test(name)))
    .map(({ outerHTML }) => outerHTML);
}

// By their sections, each of which holds words; around them are our own buttons.
const WORDS = 'article .proposal-text:not(:has(.proposal-text))';
const EDITOR = '[role=textbox][contenteditable=true]';

/** What a paste from another program gives: HTML on the clipboard. */
function pasteHtml(html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  editor.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

describe('foreign HTML', () => {
  it('stored in a proposal shows nothing but words', async () => {
    await openResult('done');
    await page.getByLabelText('HTML of the proposal').fill(ALL_STORED);
    await expect.element(sheet).toHaveTextContent('The last of them.');
    expect(await strangersIn(WORDS)).toEqual([]);
    expect('__pwn' in window).toBe(false);
  });

  it('pasted into an edit becomes plain text', async () => {
    await openResult('done');
    await startEditing();
    for (const payload of PAYLOADS) pasteHtml(payload);
    expect(await strangersIn(EDITOR)).toEqual([]);
    expect('__pwn' in window).toBe(false);
    await press('Save');
    await expect.element(sheet).toBeVisible();
    expect(await strangersIn(WORDS)).toEqual([]);
  });

  it('restored as an edit becomes plain text', async () => {
    await openResult('done');
    await page.getByLabelText('HTML of the edit').fill(ALL_STORED);
    await expect.element(editor).toHaveTextContent('The last of them.');
    expect(await strangersIn(EDITOR)).toEqual([]);
    expect('__pwn' in window).toBe(false);
  });

  it('pasted from another program keeps its structure and its links', async () => {
    await openResult('done');
    await startEditing();
    pasteHtml(
      '<h2>About</h2><div>One <b>two</b></div><div>three</div><ul><li>four</li></ul><a href="https://a.example">five</a>',
    );
    const textsOf = (selector: string) =>
      [...editor.element().querySelectorAll(selector)].map(({ textContent }) => textContent);
    await expect.poll(() => textsOf('p')).toEqual(expect.arrayContaining(['About', 'One two', 'three']));
    expect(textsOf('p strong')).toContain('two');
    expect(textsOf('ul li')[0]).toBe('four');
    expect(textsOf('a[href="https://a.example"]')[0]).toMatch(/five/);
  });
});
