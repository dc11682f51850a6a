import type { Page } from '@playwright/test';
import { PASSWORD, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expect, test } from './harness/test.ts';
import { allowPaddle, deliverNews, PaddleOverlay, passAtPaddle } from './paddle-overlay.ts';

test.beforeEach(({ trouble, app }) => allowPaddle(trouble, app));

// Toasts are above a dialog, which hides the rest of the page.
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/, includeHidden: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const upgrade = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Upgrade to Pro' });
const buy = (page: Page) => dialog(page).getByRole('button', { name: /^(Upgrade to Pro|Opening Checkout\.\.\.)$/ });

test('Pro is bought from a dialog, after thinking twice and a card that is declined', async ({ page }) => {
  const overlay = new PaddleOverlay(page);
  await signUp(page);
  await page.goto('/proposal-tool');
  await upgrade(page).click();
  await buy(page).dblclick();
  await expect(overlay.inside.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay.frames).toHaveCount(1);
  // Our own dialog would hold the focus and hide the rest of the page from screen readers.
  await expect(dialog(page)).toHaveCount(0);
  await overlay.close();
  await expect(dialog(page)).toContainText('You closed the checkout. Nothing was charged.');
  await escapeFrom(dialog(page));
  await expect(upgrade(page)).toBeFocused();
  await upgrade(page).click();
  await expect(dialog(page)).not.toContainText('Nothing was charged');
  await dialog(page)
    .getByRole('radio', { name: /^Yearly/ })
    .click();
  await buy(page).click();
  await expect(overlay.inside.getByText('yearly')).toBeVisible();
  await overlay.pay('is declined');
  await expect(overlay.inside.getByRole('alert')).toContainText('declined');
  await overlay.pay('pays');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await overlay.expectGone();
  await expect(heading(page)).toHaveText('Your Pro Account is Active!');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    /Subscription Successful.*Your Pro subscription has been activated/s,
  );
  await expectAccessible(page, 'Pro is active');
  await page.reload();
  await expect(heading(page)).toHaveText('Your Pro Account is Active!');
  await expect(upgrade(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page).toHaveURL(/\/account\?tab=subscription$/);
  await page.goto('/checkout');
  await expect(toast(page)).toContainText('Already subscribed');
  await expect(page).toHaveURL(/\/account\?tab=subscription$/);
});

test('a visitor buys on the page of the checkout, and Back never goes in circles', async ({ page }) => {
  const overlay = new PaddleOverlay(page);
  await page.goto('/pricing');
  await page
    .getByRole('radio', { name: /^Yearly/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('button', { name: 'Upgrade to Pro' }).first().click();
  await expect(toast(page)).toContainText('Please log in or create an account to upgrade to Pro.');
  await expect(page.getByText('continue to checkout for Pro, billed yearly.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('hosted@freelance.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/checkout\?transaction=txn_/);
  await expect(heading(page)).toHaveText('Preparing Your Checkout');
  await expect(overlay.inside.getByText('yearly')).toBeVisible();
  await expect(overlay.inside.getByLabel('Email')).toHaveValue('hosted@freelance.example');
  await overlay.close();
  await expect(page).toHaveURL(/\/checkout\/cancel$/);
  await expect(heading(page)).toHaveText('Payment Cancelled');
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.getByRole('main').getByRole('button', { name: 'Upgrade to Pro' }).first().click();
  await expect(overlay.inside.getByText('monthly')).toBeVisible();
  const paid = page.url();
  await page.reload();
  await overlay.pay('pays');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(heading(page)).toHaveText('Your Pro Account is Active!');
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto(paid);
  await expect(page).toHaveURL(/\/account\?tab=subscription$/);
  await overlay.expectGone();
});

test('a payment that takes its time is said to be processed everywhere, until Pro is there', { tag: '@full' }, async ({
  page,
  app,
}) => {
  const overlay = new PaddleOverlay(page);
  await page.goto('/checkout/success');
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fcheckout%2Fsuccess$/);
  await signUp(page);
  await page.goto('/checkout/success');
  await expect(toast(page)).toContainText("You don't have an active subscription");
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/checkout');
  await overlay.pay('pays, but takes its time');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(heading(page)).toHaveText('Your payment is being processed');
  await expect(
    page.getByText('Your subscription is being processed... usually takes less than a minute'),
  ).toBeVisible();
  await expect(toast(page)).not.toContainText('Successful');
  await expectAccessible(page, 'payment is being processed');
  await page.goto('/checkout?billingCycle=yearly');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await page.goto('/account');
  await expect(page.getByText('Payment Processing')).toBeVisible();
  await expect(upgrade(page)).toHaveCount(0);
  await page.goto('/checkout/success');
  await expect(heading(page)).toHaveText('Your payment is being processed');
  await passAtPaddle(page, app, { minutes: 60 });
  await expect(heading(page)).toHaveText('Your Pro Account is Active!');
});

test('a blocked script and a payment that could not be verified cost nothing twice', { tag: '@full' }, async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/);
  const overlay = new PaddleOverlay(page);
  await signUp(page);
  await page.route('**/paddle.js', (route) => route.abort());
  await page.goto('/checkout');
  await expect(page).toHaveURL(/transaction=txn_/);
  await expect(heading(page)).toHaveText('Checkout Error');
  await expect(page.getByRole('alert')).toHaveText('Paddle is not loaded. Please refresh the page and try again.');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await upgrade(page).click();
  await buy(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    /Checkout Error.*Paddle is not loaded\. Please refresh the page and try again\./s,
  );
  await page.unroute('**/paddle.js');
  await page.route('**/api/paddle/*', (route) => route.abort());
  await deliverNews(page, app, 'manual');
  await buy(page).click();
  await overlay.pay('pays');
  await expect(dialog(page).getByRole('alert')).toContainText(
    /Error verifying transaction.*Please try again or contact support/s,
  );
  await expect(dialog(page)).toContainText('Your payment is not confirmed yet');
  await page.unroute('**/api/paddle/*');
  await dialog(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(heading(page)).toHaveText('Your Pro Account is Active!');
  await deliverNews(page, app, 'auto');
});

test('a person who pays in one tab is not asked to pay in another', { tag: '@full' }, async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/');
    await upgrade(tab).click();
  }
  await buy(page).click();
  await expect(new PaddleOverlay(page).frames).toBeVisible();
  await buy(other).click();
  await new PaddleOverlay(other).pay('pays');
  await expect(heading(other)).toHaveText('Your Pro Account is Active!');
  await new PaddleOverlay(page).expectGone();
  await expect(dialog(page)).toContainText('Your Pro subscription is active');
});
