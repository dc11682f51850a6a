import { expect, refuseVisits, test } from './configured-app.ts';
import { ProposalScreen } from './proposal-screen.ts';

test.beforeEach(({ page }) => refuseVisits(page));

test('a visitor who has used the free proposals of the week reads when there are more', async ({ page, trouble }) => {
  trouble.allow(/status of 429/);
  await page.goto('/pricing');
  await expect(page.getByRole('main').getByRole('region', { name: 'Free', exact: true })).toContainText(
    '1 proposal a week',
  );
  await expect(page.getByRole('row', { name: 'Proposals 1 a week 1 a week Unlimited' })).toBeVisible();
  const screen = await new ProposalScreen(page).open();
  await expect(page.getByRole('main').getByText(/^1 proposal a week is free\./)).toBeVisible();
  await screen.fillJob();
  // One without own words takes none. Not written twice: after three proposals Pro is offered over the page.
  await screen.generate();
  await screen.expectDone();
  await screen.tab('Tone').click();
  await page.getByText('Add your own lines').click();
  await page.getByLabel('A similar project and its result').fill('I built the theme of a coffee roaster.');
  await screen.button('Generate Proposal').click();
  await expect(screen.sheet).toContainText('I built the theme of a coffee roaster.');
  await screen.expectDone();
  await screen.regenerate();
  const card = page.getByRole('alert').filter({ hasText: 'You’ve used this week’s free proposal' });
  await expect(card).toContainText(/Next one: \w+day, \w+ \d+.*Your text is saved\./);
  await expect(card.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  await card.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'The Pro plan' })).toContainText('Due today$0');
});
