import type { Page } from '@playwright/test';
import { z } from 'zod';
import { signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import type { App } from './harness/app.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { allowPaddle } from './paddle-overlay.ts';

test.beforeEach(({ trouble, app }) => allowPaddle(trouble, app));

const started = z.object({ transactionId: z.string() });
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const plan = (page: Page) => page.getByRole('region', { name: 'Current plan' });

/** The commands to the payment emulator. */
async function order(page: Page, app: App, name: string, data: object): Promise<void> {
  const answer = await page.request.post(`${app.paddleStandIn}/__control/${name}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A new person has bought a cycle; the checkout itself is another test's matter. */
async function subscribe(page: Page, app: App, billingFrequency: 'monthly' | 'yearly'): Promise<void> {
  const { email } = await signUp(page);
  const headers = { origin: app.url };
  const session = await page.request.post('/api/checkout/session', { data: { billingFrequency }, headers });
  const { transactionId } = started.parse(await session.json());
  await order(page, app, 'pay', { transactionId, email });
  const done = await page.request.post('/api/paddle/checkout-complete', { data: { transactionId }, headers });
  expect(await done.json()).toMatchObject({ plan: 'pro' });
  await page.goto('/account?tab=subscription');
}

/** A page asks once when it is opened, and the provider may have to send twice. */
async function expectAfterReload(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(plan(page)).toContainText(words, { timeout: 5000 });
  }).toPass();
}

test('a subscription is cancelled in two clicks, kept after all, and cancelled in the portal too', {
  tag: '@main',
}, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await subscribe(page, app, 'yearly');
  await expect(plan(page)).toContainText('ACTIVE');
  for (const words of ['Yearly', '$89.99/year', 'Free trial to ', 'Next charge', '$89.99 on ']) {
    await expect(plan(page)).toContainText(words);
  }
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(dialog).toContainText(/You keep Pro until \w+ \d+, \d{4}\. You will not be charged\./);
  await expectAccessible(page, 'asked whether to cancel');
  await dialog.getByRole('button', { name: 'Keep My Subscription' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Yes, Cancel Subscription' }).click();
  await expect(toast(page)).toContainText('Subscription Cancelled');
  await expect(plan(page)).toContainText('Your subscription is cancelled');
  await expect(plan(page)).toContainText('Pro ends');
  await expect(plan(page)).not.toContainText('Next charge');
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Keep my subscription' }).click();
  await expect(toast(page)).toContainText('Subscription Resumed');
  await expect(plan(page)).toContainText('Next charge');
  await page.getByRole('button', { name: 'Manage Payment Methods' }).click();
  await page.waitForURL(/\/portal\//);
  await page.getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Keep subscription', exact: true })).toBeVisible();
  await page.goto('/account?tab=subscription');
  await expectAfterReload(page, 'Your subscription is cancelled');
});

test('a failed payment is shown, with the end of Pro, and can be paid by another card', async ({ page, app }) => {
  await subscribe(page, app, 'monthly');
  await expect(plan(page)).toContainText('$9.99/month');
  await order(page, app, 'renew', { outcome: 'fail' });
  await expectAfterReload(page, 'Payment failed');
  await expect(plan(page)).toContainText(/Pro stays on until \w+ \d+, \d{4}\./);
  await page.goto('/proposal-tool');
  const bar = page.getByRole('complementary', { name: 'Payment failed' });
  await expect(bar.getByRole('button', { name: 'Update card' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Account, payment failed' })).toBeVisible();
  await expectAccessible(page, 'a payment has failed');
  await order(page, app, 'card', { card: 'ok' });
  // Without a reload: the page polls while a payment is missing.
  await expect(bar).toHaveCount(0);
  await page.goto('/account?tab=subscription');
  await expect(plan(page)).toContainText('Active');
  await expect(plan(page)).not.toContainText('failed');
  await expect(page.getByRole('button', { name: /^Download invoice/ })).toBeVisible();
});

test('a subscription is switched to yearly and back, with what it costs told before', async ({
  page,
  app,
  context,
}) => {
  await subscribe(page, app, 'monthly');
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(other.getByRole('button', { name: 'Manage subscription' })).toBeVisible();
  await page.getByRole('button', { name: 'Switch to yearly' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch to yearly billing?' });
  await expect(dialog).toContainText(/Due today\$0.*Next charge\$89\.99 on \w+ \d+/s);
  await dialog.getByRole('button', { name: 'Switch to yearly' }).click();
  await expect(plan(page)).toContainText('$89.99/year');
  await page.getByRole('button', { name: 'Switch to monthly' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch to monthly' }).click();
  await expect(plan(page)).toContainText('$9.99/month');
});
