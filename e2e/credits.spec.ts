import { inDatabase, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { ProposalDesk } from './proposal-desk.ts';

test.use({ appSettings: { FREE_WEEKLY_LIMIT: '1' } });

test('free premium proposals are counted where the person sees it, down to none', async ({ page, app }) => {
  const person = await signUp(page);
  const desk = await new ProposalDesk(page).open();
  await expect(page.getByText('You have 3 of 3 free premium proposals left.')).toBeVisible();
  await desk.fillJob();
  await desk.tab('Tone').click();
  await page.getByRole('radio', { name: /^Friendly/ }).click();
  await desk.button('Generate Proposal').click();
  await desk.expectDone();
  await expect(page.getByText('You have 2 of 3 free premium proposals left.')).toBeVisible();
  await expectAccessible(page, 'two premium proposals left');
  await inDatabase(app.databaseUrl, 'update users set pro_trial_credits_used = 3 where id = $1', person.id);
  await page.reload();
  await expect(page.getByText('You have no free premium proposals left.')).toBeVisible();
  await desk.tab('Tone').click();
  await expect(page.getByRole('radio', { name: /^Friendly.*locked$/ })).toBeDisabled();
});

test('a visitor who has written the free proposals of the week is told when there are more', async ({
  page,
  trouble,
}) => {
  trouble.allow(/status of 429/);
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  await desk.generate();
  await desk.expectDone();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('Free proposals of this week', { exact: true })).toBeVisible();
  await expect(page.getByText(/Your text is kept\.$/).first()).toBeVisible();
});
