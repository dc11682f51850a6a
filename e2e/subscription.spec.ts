import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { type Person, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import type { App } from './harness/app.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { messages } from './harness/toast.ts';
import { allowPaddle } from './paddle-overlay.ts';

test.beforeEach(({ trouble, app }) => allowPaddle(trouble, app));

const USED = 'You’ve already used your free trial, so you’ll be charged today.';
const started = z.object({ transactionId: z.string() });
const plan = (page: Page) => page.getByRole('region', { name: 'Current plan' });

/** The commands to the payment emulator. */
async function order(page: Page, app: App, name: string, data: object): Promise<void> {
  const answer = await page.request.post(`${app.paddleEmulator}/__control/${name}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A person has bought a cycle; the checkout itself is another test's matter. */
async function subscribe(page: Page, app: App, { email }: Person, billingFrequency: 'monthly' | 'yearly') {
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
  await subscribe(page, app, await signUp(page), 'yearly');
  await expect(plan(page)).toContainText('ACTIVE');
  for (const words of ['Yearly', '$89.99/year', 'Free trial to ', 'Next charge', '$89.99 on ']) {
    await expect(plan(page)).toContainText(words);
  }
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(dialog).toContainText(/You keep Pro until \w+ \d+, \d{4}\. You will not be charged\./);
  await expectAccessible(dialog, 'asked whether to cancel');
  await dialog.getByRole('button', { name: 'Keep My Subscription' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await dialog.getByRole('button', { name: 'Yes, Cancel Subscription' }).click();
  await expect(messages(page)).toContainText('Subscription Cancelled');
  await expect(plan(page)).toContainText('Your subscription is cancelled');
  await expect(plan(page)).toContainText('Pro ends');
  await expect(plan(page)).not.toContainText('Next charge');
  await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Keep My Subscription' }).click();
  await expect(messages(page)).toContainText('Subscription Resumed');
  await expect(plan(page)).toContainText('Next charge');
  await page.getByRole('button', { name: 'Manage Payment Methods' }).click();
  await page.waitForURL(/\/portal\//);
  await page.getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Keep subscription', exact: true })).toBeVisible();
  await page.goto('/account?tab=subscription');
  await expectAfterReload(page, 'Your subscription is cancelled');
});

test('a failed payment is paid by another card, and the free trial is had once', async ({ page, app }) => {
  const person = await signUp(page, 'trialist');
  await page.goto('/pricing');
  const offer = page.locator('section:has(#plan-pro)');
  const used = (within: Locator) => within.getByText(USED).filter({ visible: true });
  await expect(offer.getByText('7-day free trial')).toBeVisible();
  await expect(used(offer)).toHaveCount(0);
  await subscribe(page, app, person, 'monthly');
  await test.step('a failed payment is shown, with the end of Pro, and can be paid by another card', async () => {
    await order(page, app, 'renew', { outcome: 'fail' });
    await page.goto('/account?tab=subscription');
    await expectAfterReload(page, 'Payment failed');
    await expect(plan(page)).toContainText(/Pro stays on until \w+ \d+, \d{4}\./);
    await page.goto('/proposal-tool');
    const bar = page.getByRole('complementary', { name: 'Payment failed' });
    await expect(bar.getByRole('button', { name: 'Update card' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My Account, payment failed' })).toBeVisible();
    await order(page, app, 'card', { card: 'ok' });
    // Without a reload: the page polls while a payment is missing.
    await expect(bar).toHaveCount(0);
    await page.goto('/account?tab=subscription');
    await expect(plan(page)).toContainText('Active');
    await expect(plan(page)).not.toContainText('failed');
    await expect(page.getByRole('button', { name: /^Download invoice/ })).toBeVisible();
  });
  await test.step('the same person, with another account, reads that they pay from the first day', async () => {
    await page.context().clearCookies();
    await signUp(page, 'trialist+again');
    await page.goto('/pricing');
    await expect(used(offer)).toHaveCount(1);
    await expect(offer.getByText('7-day free trial')).toBeHidden();
    await page.goto('/account?tab=subscription');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Upgrade to Pro' }).click();
    const dialog = page.getByRole('dialog', { name: 'The Pro plan' });
    await expect(dialog.getByText(USED)).toBeVisible();
    await expect(dialog.getByText('7-day free trial')).toHaveCount(0);
  });
});
