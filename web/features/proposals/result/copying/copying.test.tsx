import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { clipboard, confirmBlank, editor, openResult, press, sheet } from '#web/testing/result/result-page.tsx';

const refuseClipboard = () => vi.spyOn(Clipboard.prototype, 'writeText').mockRejectedValue(new Error('denied'));

beforeEach(async () => {
  // Only a page with the focus may write, and the first file of a run has none.
  await userEvent.click(document.body);
  await navigator.clipboard.writeText('nothing yet');
});

describe('copying the proposal', () => {
  it('gives what the sheet shows, in styled and in plain letters', async () => {
    const screen = await openResult('done');
    await press('Copy');
    await confirmBlank();
    await expect.element(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    await expect
      .element(
        page.getByText(/^Your proposal has been copied to the clipboard\. 1 blank is still in it\. Screen readers /),
      )
      .toBeVisible();
    const styled = await clipboard();
    // Words alone: no markup, and no HTML beside them.
    expect(styled).toMatch(/^Oolong\n\n[^<]+$/);
    expect((await navigator.clipboard.read()).flatMap(({ types }) => types)).toEqual(['text/plain']);
    expect(styled).toContain('\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\n• The slow checkout fixed, with the cause written down\n• ');
    expect(styled).toContain('\n\n1. Profile the checkout');

    await page.getByRole('switch', { name: 'Plain letters' }).click();
    await expect.element(sheet).toHaveTextContent('What you need');
    await userEvent.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');
    await expect.poll(clipboard).toContain('\n\nWhat you need\n\n');
    expect(await clipboard()).toContain('P.S. I have led');

    await screen.unmount();
    await openResult('done');
    await expect.element(page.getByRole('switch', { name: 'Plain letters' })).toBeChecked();
  });

  it('works by selection in an old browser, and leaves the text selected where that is refused as well', async () => {
    const refused = refuseClipboard();
    await openResult('done');
    await press('Copy');
    await confirmBlank();
    await expect.element(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    expect(refused).toHaveBeenCalled();
    expect(await clipboard()).toMatch(/^Oolong\n\nYour checkout/);

    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    await press('Copy');
    await expect
      .element(page.getByRole('dialog', { name: 'Failed to copy' }))
      .toHaveTextContent('There was an error copying the proposal.');
    expect(page.getByText('Failed to copy').elements()).toHaveLength(1);
    const field = page.getByRole('dialog').getByRole('textbox');
    await expect.element(field).toHaveFocus();
    const { value, selectionStart, selectionEnd } = field.element() as HTMLTextAreaElement;
    expect(value.slice(selectionStart, selectionEnd)).toMatch(/^Oolong\n\nYour checkout/);
  });

  it('asks once where a client wants no text of an AI', async () => {
    await openResult('no-ai');
    await press('Copy');
    const question = page.getByRole('dialog', { name: 'This client does not want AI-written text. Copy anyway?' });
    await expect.element(question).toHaveTextContent('No AI proposals please.');
    await expectAccessible('the question before copying', question.element());
    await question.getByRole('button', { name: 'Go back and edit' }).click();
    await expect.element(editor).toHaveFocus();
    expect(await clipboard()).toBe('nothing yet');
    await press('Cancel');
    await press('Copy');
    await question.getByRole('button', { name: 'Copy anyway' }).click();
    await confirmBlank();
    await expect.element(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    await expect.poll(clipboard).toContain('Oolong');
    await navigator.clipboard.writeText('nothing yet');
    await press('Copy');
    await expect.poll(clipboard).toContain('Oolong');
    await expect.element(question).not.toBeInTheDocument();
  });
});
