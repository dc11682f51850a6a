import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '#web/testing/render-page.tsx';
import { pasteClean } from './paste-clean.ts';

async function paste(data: Readonly<Record<string, string>>): Promise<ReturnType<typeof page.getByRole>> {
  await renderPage(<textarea aria-label="Post" onPaste={pasteClean} />);
  const field = page.getByRole('textbox', { name: 'Post' });
  await field.click();
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  const isUntouched = field.element().dispatchEvent(event);
  // A browser puts the plain text in by itself.
  // oxlint-disable-next-line typescript/no-deprecated -- as the browser does
  if (isUntouched) document.execCommand('insertText', false, data['text/plain'] ?? '');
  return field;
}

describe('what is pasted into a post', () => {
  it('keeps the bullets and the table of a page', async () => {
    const field = await paste({
      'text/plain': 'We need\na logo\na sign\nBudget $500',
      'text/html':
        '<h2>Logo for a bakery</h2><p>We need</p><ul><li>a logo</li><li>a sign</li></ul><table><tr><td>Budget</td><td>$500</td></tr><tr><td>a</td><td>b</td><td>c</td></tr></table><script>alert(1)</script>',
    });
    await expect
      .element(field)
      .toHaveValue('Logo for a bakery\n\nWe need\n\n- a logo\n- a sign\n\nBudget: $500\n\na | b | c');
  });

  it('loses the tags of a copied source', async () => {
    const field = await paste({ 'text/plain': '<p>We need:</p><ul><li>a logo</li><li>a <b>sign</b></li></ul>' });
    await expect.element(field).toHaveValue('We need:\n\n- a logo\n- a sign');
  });

  it('keeps a post that speaks of tags', async () => {
    const text = 'Our <div> around the <p> is too wide: find out why.';
    await expect.element(await paste({ 'text/plain': text })).toHaveValue(text);
  });

  it('stays as it is where a page adds no structure', async () => {
    const field = await paste({
      'text/plain': 'one\ntwo',
      'text/html': '<div><span>one</span><br><span>two</span></div>',
    });
    await expect.element(field).toHaveValue('one\ntwo');
  });
});
