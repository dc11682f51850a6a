import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openResult, press, sheet } from '#web/testing/result-page.tsx';

const APPROACH = 'First step';

describe('the tools of a section', () => {
  it('cancel a rewriting, which says nothing more then', async () => {
    await openResult('section-waiting');
    await press(`Actions for “${APPROACH}”`);
    await press(`Shorten “${APPROACH}”`);
    const status = sheet.getByRole('status');
    await expect.element(status).toHaveTextContent(`Shortening “${APPROACH}”`);
    await press(`Cancel: Shortening “${APPROACH}”`);
    await expect.element(status).not.toBeInTheDocument();
    await expect.element(sheet.getByRole('button', { name: `Shorten “${APPROACH}”` })).toBeVisible();
  });

  it('are no stop of Tab on the way through the letter, and one when opened', async () => {
    await openResult('slots');
    await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
    sheet
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .element()
      .focus();
    const stops: string[] = [];
    while (!document.activeElement?.textContent?.startsWith('Copy') && stops.length < 40) {
      stops.push(document.activeElement?.getAttribute('aria-label') ?? '');
      await userEvent.keyboard('{Tab}');
    }
    expect(stops.filter((name) => name.startsWith('Actions for'))).toHaveLength(5);
    expect(stops.filter((name) => /^(?:Regenerate|Shorten|Lengthen|Change tone|Ask|Lock)/.test(name))).toEqual([]);
    const handle = sheet.getByRole('button', { name: `Actions for “${APPROACH}”` });
    await handle.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(sheet.getByRole('button', { name: `Regenerate “${APPROACH}”` })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(sheet.getByRole('button', { name: `Shorten “${APPROACH}”` })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(sheet.getByRole('button', { name: `Lock “${APPROACH}”` })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(handle).toHaveFocus();
  });

  it('say why a rewriting failed', async () => {
    await openResult('section-refused');
    await press(`Actions for “${APPROACH}”`);
    await press(`Shorten “${APPROACH}”`);
    await expect.element(sheet.getByRole('alert')).toHaveTextContent('We cannot reach the server right now.');
  });

  it('keep a locked section in its words while all else is written anew', async () => {
    await openResult('section-locked');
    const kept = 'Profile the checkout';
    await expect.element(sheet).toHaveTextContent(kept);
    await press('Regenerate');
    await expect.element(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    await expect.element(sheet).toHaveTextContent('The discounts mov');
    await expect.element(sheet).toHaveTextContent(kept);
    await expect.element(sheet).toHaveTextContent(`“${APPROACH}” stays unchanged`);
  });
});
