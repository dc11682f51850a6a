import { AuthScreen } from './auth-screen.ts';
import { DraftsPage, saveDraft, signUpPro } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';

test('nothing of a draft is left in the browser for the next person', { tag: '@main' }, async ({
  page,
  app,
  newVisitor,
}) => {
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
