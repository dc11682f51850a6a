import { signUp } from './account-people.ts';
import { expect, test } from './harness/test.ts';
import { allowPaddle } from './paddle-overlay.ts';

test.beforeEach(({ trouble, app }) => allowPaddle(trouble, app));

// No setting: free proposals are unlimited, and every page that speaks of them says so; e2e/pricing.spec.ts has the other reading.

test('where nothing limits free proposals, every page says unlimited and none a number', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page.getByText(/^Unlimited proposals are free\./)).toBeVisible();
  await expect(page.getByRole('row', { name: 'Proposals Unlimited Unlimited Unlimited' })).toBeVisible();
  for (const path of ['/', '/pricing', '/faq']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(/unlimited proposals/i);
    await expect(page.getByRole('main')).not.toContainText('a week');
  }
  await page.goto('/proposal-tool');
  await expect(page.getByText(/^Unlimited proposals are free\./)).toBeVisible();
  await signUp(page);
  await page.goto('/account?tab=subscription');
  await expect(page.getByText('Unlimited proposals in the Professional tone and Standard style.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByText('Everything in Free (unlimited proposals), and:')).toBeVisible();
});
