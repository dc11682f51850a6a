import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openResult } from '#web/testing/result/result-page.tsx';

it('shows the locked texts of a person to read, and leaves them out or takes them in again', async () => {
  await openResult('locked-skills');
  await expect
    .element(page.getByRole('region', { name: 'Your Skills & Experience' }))
    .toHaveTextContent('Ten years of tea');
  await expect.element(page.getByRole('region', { name: 'Sample 1' })).toHaveTextContent('Dear Ms Leaf');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Clear All' })).toBeDisabled();
  const isUsed = page.getByRole('switch', { name: 'Use these in my proposals' });
  await expect.element(isUsed).toBeChecked();
  await isUsed.click();
  await expect.element(isUsed).not.toBeChecked();
  await isUsed.click();
  await expect.element(isUsed).toBeChecked();
});

it('shows locked samples, which are not sent, without a choice', async () => {
  await openResult('locked-samples');
  await expect.element(page.getByRole('region', { name: 'Sample 4' })).toHaveTextContent('Dear Mr Pot');
  await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Create a free account' })).toBeVisible();
});
