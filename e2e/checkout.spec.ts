import type { Page } from '@playwright/test';
import { PASSWORD, signUp } from './account-people.ts';
import { escapeFrom } from './harness/keys.ts';
import { expect, test } from './harness/test.ts';
import { messages } from './harness/toast.ts';
import { allowPaddle, PaddleOverlay } from './paddle-overlay.ts';

test.beforeEach(({ trouble, app }) => allowPaddle(trouble, app));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const upgrade = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Upgrade to Pro' });
const buy = (page: Page) => dialog(page).getByRole('button', { name: /^(Upgrade to Pro|Opening Checkout\.\.\.)$/ });

test('Pro is bought from a dialog, after thinking twice and a card that is declined', { tag: '@main' }, async ({
  page,
}) => {
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
  await overlay.pay('declined');
  await expect(overlay.inside.getByRole('alert')).toContainText('declined');
  await overlay.pay('ok');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await overlay.expectGone();
  await expect(heading(page)).toHaveText('Your Pro Account is Active!');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText(
    /Subscription Successful.*Your Pro subscription has been activated/s,
  );
  await page.reload();
  await expect(heading(page)).toHaveText('Your Pro Account is Active!');
  await expect(upgrade(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  await expect(page).toHaveURL(/\/account\?tab=subscription$/);
  await page.goto('/checkout');
  await expect(messages(page)).toContainText('Already subscribed');
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
  await expect(messages(page)).toContainText('Please log in or create an account to upgrade to Pro.');
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
  await overlay.pay('ok');
  await expect(page).toHaveURL(/\/checkout\/success$/);
  await expect(heading(page)).toHaveText('Your Pro Account is Active!');
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto(paid);
  await expect(page).toHaveURL(/\/account\?tab=subscription$/);
  await overlay.expectGone();
});
