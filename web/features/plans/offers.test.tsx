import { QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '#web/features/identity/index.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { SIGNED_OUT } from '#web/testing/people.ts';
import { openResult } from '#web/testing/result/result-page.tsx';
import { navigatorTo } from '#web/ui/navigator-to.ts';
import { offerPro } from './shown-offer.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

describe('the offer of Pro', () => {
  it('is led to from what is locked, which can be seen but not reached', async () => {
    const { visited } = await openResult('locked');
    const button = page.getByRole('button', { name: 'Upgrade to Pro' });
    await expect.element(page.getByText('Pro Features')).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    const free = page.getByText('Create a free account: three proposals with your own experience, no card.');
    await expect.element(free).toBeVisible();
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Upgrade to Pro' });
    await expect.element(dialog.getByText('Create a free account: three proposals')).toBeVisible();
    await expect.element(dialog).toHaveTextContent(/Due today\$0First charge\$9\.99 on \w+ \d+, \d{4}/);
    await expect.element(dialog).toHaveTextContent('One free trial per person');
    await expect.element(dialog).toHaveTextContent('$9.99 per month');
    await dialog.getByRole('radio', { name: /Yearly/ }).click();
    await expect.element(dialog).toHaveTextContent('$89.99 per year');
    await expect.element(dialog).toHaveTextContent('25% off');
    await dialog.getByRole('button', { name: 'See all that Pro adds' }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'The Pro plan' }))
      .toHaveTextContent('Version history of every proposal');
    await userEvent.keyboard('{Escape}');
    await button.click();
    await dialog.getByRole('button', { name: 'No thanks' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await button.click();
    // Opened again it begins with the monthly price.
    await expect.element(dialog).toHaveTextContent('$9.99 per month');
    await dialog.getByRole('radio', { name: /Yearly/ }).click();
    await dialog.getByRole('button', { name: 'Upgrade to Pro' }).click();
    await expect.element(page.getByText('Sign in required', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Please sign in to upgrade to Pro', { exact: true })).toBeVisible();
    expect(visited.at(-1)).toBe('/auth?returnTo=%2Fcheckout&billingCycle=yearly');
  });

  it('is gone on the next page', async () => {
    answerCalls(...SIGNED_OUT);
    const at = (path: string) => (
      <QueryClientProvider client={queryClient}>
        <Router location={path} navigator={navigatorTo(() => undefined)}>
          <UpgradeDialog />
        </Router>
      </QueryClientProvider>
    );
    const screen = await render(at('/proposal-tool'));
    offerPro();
    await expect.element(page.getByRole('dialog', { name: 'Upgrade to Pro' })).toBeVisible();
    await screen.rerender(at('/me'));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  for (const kind of ['compact', 'details']) {
    it(`sells nothing to someone who has paid (${kind})`, async () => {
      await openResult(`plan-${kind}-pro`);
      const dialog = page.getByRole('dialog');
      await expect.element(dialog).toHaveTextContent('Your Pro subscription is active');
      await expect.element(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
      await expect.element(dialog).not.toHaveTextContent('$');
    });

    it(`sells nothing while a payment is on its way (${kind})`, async () => {
      await openResult(`plan-${kind}-processing`);
      const dialog = page.getByRole('dialog');
      await expect
        .element(dialog)
        .toHaveTextContent('Your subscription is being processed... usually takes less than a minute');
      await expect.element(page.getByRole('button', { name: 'Check Status' })).toBeVisible();
      await expect.element(dialog).not.toHaveTextContent('$');
    });
  }
});
