import { inDatabase, PASSWORD, signUp } from './account-people.ts';
import { AuthScreen } from './auth-screen.ts';
import { DraftsPage, saveDraft, signUpPro } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

test('a person without Pro sees what it would store, and nothing is requested', { tag: '@full' }, async ({ page }) => {
  await signUp(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/api\/(drafts|user\/proposals)/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/account?tab=proposals&view=versions');
  await expect(page.getByRole('tabpanel')).toContainText('Pro Feature');
  await expect(page.getByRole('tabpanel')).toContainText('$9.99/month. Cancel anytime.');
  await expect(page.getByRole('heading', { name: 'Your proposals' })).toHaveCount(0);
  // What would have been asked for is known by the time that another page is there.
  await page.goto('/pricing');
  expect(asked).toEqual([]);
});

test('a visitor who saves a draft reads what Pro adds, signs up for it and comes to the checkout', {
  tag: '@full',
}, async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.button('Save draft').click();
  const offer = page.getByRole('dialog', { name: 'Upgrade to Pro' });
  await expect(offer).toContainText('Named drafts are part of Pro.');
  await expect(offer.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  await offer.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('continue to checkout for Pro, billed monthly.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('draft@freelance.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/checkout\?transaction=txn_/);
});

test('a page that is open while Pro ends shows what Pro would keep', { tag: '@full' }, async ({
  page,
  app,
  trouble,
}) => {
  trouble.allow(/status of 403/);
  const { id } = await signUpPro(page, app);
  await saveDraft(page, { name: 'Tea shop' });
  const screen = await new DraftsPage(page).open();
  await screen.expectNames('Tea shop');
  await inDatabase(app.databaseUrl, "update users set plan = 'free' where id = $1", id);
  await screen.tab('Saved').click();
  // The page learns of it within half a minute.
  await expect(page.getByText('Pro Feature', { exact: true })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('Tea shop')).toHaveCount(0);
});

test('nothing of a draft is left in the browser for the next person', async ({ page, app, newVisitor }) => {
  const next = await signUpPro(await newVisitor(), app);
  await signUpPro(page, app);
  await saveDraft(page, { name: 'A secret of the first', content: 'secret words' });
  const screen = await new DraftsPage(page).open();
  await screen.expectNames('A secret of the first');
  await screen.button('Sign Out').click();
  await expect(page).toHaveURL(/\/$/);
  // By pressing alone: in a new document the page would have forgotten everything anyhow.
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await new AuthScreen(page).signIn(next.username);
  await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click();
  await page.getByRole('tab', { name: 'Proposals', exact: true }).click();
  await expect(page.getByText('No drafts found')).toBeVisible();
  await expect(page.getByText('A secret of the first')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)));
  expect(stored).not.toContain('secret');
});
