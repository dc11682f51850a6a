import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openResult, panel, press, startEditing } from '#web/testing/result/result-page.tsx';
import { resizeWindow } from '#web/testing/window-size.ts';

describe('what this client asks', () => {
  it('turns open and answered while the text is edited', async () => {
    await openResult('done');
    const opener = panel.getByRole('listitem').filter({ hasText: 'Begin with “Oolong”' });
    await expect.element(opener).toHaveTextContent('Answered');
    await startEditing();
    // One letter, which is one step back however slow the machine is.
    await userEvent.keyboard('A');
    await expect.element(opener).toHaveTextContent('Open');
    await press('Undo');
    await expect.element(opener).toHaveTextContent('Answered');
  });

  it('is neutral before there is a text', async () => {
    await openResult('brief');
    await panel.getByText('Begin with “Oolong”').click();
    await expect.element(panel.getByText('Please start your proposal with the word "Oolong"')).toBeVisible();
    expect(panel.getByText(/^(Answered|Mentioned|Open|Needs your answer)$/).elements()).toEqual([]);
    expect(panel.getByText(/of \d+ answered/).elements()).toEqual([]);
    await panel.getByRole('button', { name: /^Show \d more$/ }).click();
    await expect.element(panel.getByText('“gift cards should still work”')).toBeVisible();
  });

  it('says what it will hold before there is a post', async () => {
    await openResult('idle');
    await expect.element(panel).toHaveTextContent('Paste a job post');
  });

  it('comes up from below on a phone, with its count', async () => {
    await resizeWindow(390);
    await openResult('done');
    await page.getByRole('button', { name: /^What this client asks \d of \d answered$/ }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'What this client asks' }))
      .toHaveTextContent('Ignored: text addressed');
  });
});
