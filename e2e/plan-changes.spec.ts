import type { Page } from '@playwright/test';
import { inDatabase, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

const HOUR_MS = 3_600_000;
const dialog = (page: Page, name = 'Upgrade to Pro') => page.getByRole('dialog', { name });
const tone = (page: Page, name: string) => page.getByRole('radio', { name });
const heldBack = (page: Page) => page.getByText(/your next proposal is written in the Professional tone instead of/);

test('a page that is open while Pro ends turns free: the tone falls back, and the text stays', async ({
  page,
  app,
  trouble,
}) => {
  // Until the page hears of the end it saves the draft as Pro does, and is refused.
  trouble.allow(/status of 403.*\/api\/drafts\/autosave/);
  await page.clock.install();
  const { id } = await signUp(page);
  const become = (what: string) => inDatabase(app.databaseUrl, `update users set ${what} where id = $1`, id);
  await become("plan = 'pro', pro_until = now() + interval '40 days', pro_trial_credits_used = 3");
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.tab('Skills & Experience').click();
  await page.getByLabel('Sample 1', { exact: true }).fill('Dear Ms Leaf');
  await screen.tab('Tone').click();
  await tone(page, 'Friendly').click();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-proposal')) sent.push(request.postDataJSON());
  });
  // Longer than one timer of the browser can wait.
  await page.clock.fastForward(958 * HOUR_MS);
  // Everything is saved by then: a later refused save would inform the page before its own clock.
  await expect(page.getByText(/^Saved \d+:\d\d [AP]M$/)).toBeVisible();
  await expect(tone(page, 'Friendly')).toBeEnabled();
  await become("pro_until = now() - interval '1 second'");
  await page.clock.fastForward(2.5 * HOUR_MS);
  await expect(page.getByText('Your Pro plan has ended', { exact: true })).toBeVisible();
  await expect(tone(page, 'Friendly, locked')).toBeDisabled();
  await expect(tone(page, 'Professional')).toBeChecked();
  await expect(heldBack(page)).toHaveText(
    'Without Pro, your next proposal is written in the Professional tone instead of Friendly and without your writing samples. What you chose and typed is saved.',
  );
  await expect(page.getByText('You have no free premium proposals left.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  await expectAccessible(page, 'Pro has ended');
  await screen.button('Generate Proposal').click();
  await screen.expectDone();
  expect(sent).toEqual([expect.objectContaining({ tone: 'professional', style: 'standard' })]);
  expect(sent[0]).not.toHaveProperty('writingSamples');
  await become('pro_until = null');
  await screen.button('Regenerate').click();
  await expect(screen.button('Regenerate')).toBeEnabled();
  await screen.tab('Tone').click();
  await expect(tone(page, 'Friendly')).toBeChecked();
  await expect(heldBack(page)).toHaveCount(0);
});

test('credits that run out in another tab lock what was chosen here, and the next press writes without it', {
  tag: '@full',
}, async ({ page, app, trouble }) => {
  trouble.allow(/status of 403/);
  const { id } = await signUp(page);
  await inDatabase(app.databaseUrl, 'update users set pro_trial_credits_used = 2 where id = $1', id);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.tab('Tone').click();
  await tone(page, 'Casual').click();
  await inDatabase(app.databaseUrl, 'update users set pro_trial_credits_used = 3 where id = $1', id);
  await screen.button('Generate Proposal').click();
  await expect(page.getByText('This feature requires a Pro subscription').first()).toBeVisible();
  await expect(heldBack(page)).toBeVisible();
  await expect(tone(page, 'Casual, locked')).toBeDisabled();
  await screen.button('Generate Proposal').click();
  await screen.expectDone();
  await expect(heldBack(page)).toBeVisible();
});

test('the upgrade is offered once a session, after the third proposal, when no other dialog is open', {
  tag: '@full',
}, async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.generate();
  await screen.expectDone();
  const again = async () => {
    await screen.button('Regenerate').click();
    await expect(screen.button('Regenerate')).toBeEnabled();
    await screen.expectDone();
  };
  await again();
  // From here on the page's clock moves by `runFor` alone, or a slow machine would be past the moment of the offer.
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + HOUR_MS));
  await again();
  await page.getByRole('button', { name: 'See what Pro adds' }).click();
  await dialog(page).getByRole('button', { name: 'See all that Pro adds' }).click();
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await dialog(page, 'The Pro plan').getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(900);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'No thanks' }).click();
  await again();
  await page.clock.runFor(5000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a person with a payment in progress checks the status, and sees when Pro is active', {
  tag: '@full',
}, async ({ page, app }) => {
  const { id } = await signUp(page);
  const become = (what: string) => inDatabase(app.databaseUrl, `update users set ${what} where id = $1`, id);
  await become("checkout_status = 'pending_activation', pro_trial_credits_used = 3");
  // The provider's answers are another test's matter; here it has nothing new.
  const asked: string[] = [];
  await page.route('**/api/checkout/status', (route) => {
    asked.push(route.request().method());
    return route.fulfill({ json: { success: true, plan: 'free', checkoutStatus: 'pending_activation' } });
  });
  const screen = await new ProposalScreen(page).open();
  await expect(page.getByText('You have no free premium proposals left.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toHaveCount(0);
  await screen.tab('Tone').click();
  await page.getByRole('button', { name: 'See what Pro adds' }).click();
  await expect(dialog(page).getByText(/is being processed/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Check Status' }).click();
  await expect(dialog(page).getByText('Still processing…')).toBeVisible();
  expect(asked).toEqual(['POST']);
  await expectAccessible(page, 'still processing');
  await become("plan = 'pro', checkout_status = null");
  // An open page learns of it by itself.
  await dialog(page).getByRole('button', { name: 'Manage Subscription' }).click();
  await expect(page).toHaveURL(/\/account\?tab=subscription$/);
  await expect(page.getByText('Pro Plan')).toBeVisible();
  await screen.open();
  await screen.tab('Tone').click();
  await expect(page.getByRole('button', { name: 'See what Pro adds' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /locked/ })).toHaveCount(0);
});
