import type { Page } from '@playwright/test';
import { z } from 'zod';
import { signUp } from './account-people.ts';
import { expect, test } from './harness/test.ts';
import { allowPaddle } from './paddle-overlay.ts';

test.beforeEach(({ trouble, app }) => allowPaddle(trouble, app));

const started = z.object({ transactionId: z.string() });
const USED = 'You’ve already used your free trial, so you’ll be charged today.';
const pro = (page: Page) => page.locator('section:has(#plan-pro)');

test('a person who has had the free trial reads before paying that they pay from the first day', async ({
  page,
  app,
}) => {
  const { email } = await signUp(page, 'trialist');
  await page.goto('/pricing');
  await expect(pro(page).getByText('7-day free trial')).toBeVisible();
  await expect(pro(page).getByText(USED).filter({ visible: true })).toHaveCount(0);

  const headers = { origin: app.url };
  const session = await page.request.post('/api/checkout/session', { data: {}, headers });
  const { transactionId } = started.parse(await session.json());
  const paid = await page.request.post(`${app.paddleStandIn}/__control/pay`, { data: { transactionId, email } });
  expect(paid.status()).toBe(200);
  await page.request.post('/api/paddle/checkout-complete', { data: { transactionId }, headers });

  // The same person, with another account.
  await page.request.post('/api/logout', { headers });
  await signUp(page, 'trialist+again');
  await page.goto('/pricing');
  await expect(pro(page).getByText(USED).filter({ visible: true })).toHaveCount(1);
  await expect(pro(page).getByText('7-day free trial')).toBeHidden();
  await page.goto('/account?tab=subscription');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Upgrade to Pro' }).click();
  const dialog = page.getByRole('dialog', { name: 'The Pro plan' });
  await expect(dialog.getByText(USED)).toBeVisible();
  await expect(dialog.getByText('7-day free trial')).toHaveCount(0);
  await page.goto('/pricing');
  await expect(pro(page).getByText(USED).filter({ visible: true })).toHaveCount(1);
});
