import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
