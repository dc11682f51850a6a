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
  await expectAccessible(page.getByRole('main'), 'Pro has ended');
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

test('the upgrade is offered once a session, after the third proposal, when no other dialog is open', async ({
  page,
}) => {
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
