import type { Page } from '@playwright/test';
import { z } from 'zod';
import { inDatabase, signUp } from './account-people.ts';
import { expect, refuseVisits, test } from './configured-app.ts';
import { ProposalScreen } from './proposal-screen.ts';

test.beforeEach(({ page }) => refuseVisits(page));

const left = (page: Page, count: string) => page.getByText(`You have ${count} free premium proposals left.`);

test('a premium tone takes a free premium proposal for a letter with own words, none for a skeleton', {
  tag: '@main',
}, async ({ page, app }) => {
  const person = await signUp(page);
  const screen = await new ProposalScreen(page).open();
  await expect(left(page, '3 of 3')).toBeVisible();
  await screen.fillJob();
  await screen.tab('Tone').click();
  await page.getByRole('radio', { name: /^Friendly/ }).click();
  await screen.button('Generate Proposal').click();
  await screen.expectDone();
  await expect(screen.fields).toContainText('Skeleton: type a line to make it yours');
  expect(await creditsLeft(page)).toBe(3);
  await expect(left(page, '3 of 3')).toBeVisible();

  await screen.blank('Your nearest project').pressSequentially('I built the theme of a coffee roaster.');
  await page.keyboard.press('Shift+Enter');
  await screen.button('Regenerate').click();
  await expect(left(page, '2 of 3')).toBeVisible();
  await screen.expectDone();
  await expect(screen.fields).not.toContainText('Skeleton');

  await inDatabase(app.databaseUrl, 'update users set pro_trial_credits_used = 3 where id = $1', person.id);
  await page.reload();
  await expect(left(page, 'no')).toBeVisible();
  await screen.tab('Tone').click();
  await expect(page.getByRole('radio', { name: /^Friendly.*locked$/ })).toBeDisabled();
});

test('a visitor who has used the free proposals of the week reads when there are more', async ({ page, trouble }) => {
  trouble.allow(/status of 429/);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  // A skeleton takes none, however often it is written.
  for (const _time of ['first', 'second']) {
    await screen.generate();
    await screen.expectDone();
    await expect(screen.fields).toContainText('Skeleton: type a line to make it yours');
  }
  await screen.tab('Tone').click();
  await page.getByText('Add your own lines').click();
  await page.getByLabel('Your nearest project', { exact: true }).fill('I built the theme of a coffee roaster.');
  await screen.button('Generate Proposal').click();
  await expect(screen.sheet).toContainText('I built the theme of a coffee roaster.');
  await screen.expectDone();
  await screen.button('Regenerate').click();
  const card = page.getByRole('alert').filter({ hasText: 'You’ve used this week’s free proposal' });
  await expect(card).toContainText(/Next one: \w+day, \w+ \d+.*Your text is saved\./);
  await expect(card.getByRole('link', { name: 'Create a free account' })).toBeVisible();
  await card.getByRole('button', { name: 'Upgrade' }).click();
  await expect(page.getByRole('dialog', { name: 'The Pro plan' })).toContainText('Due today$0');
});

async function creditsLeft(page: Page): Promise<number> {
  const answer: unknown = await (await page.request.get('/api/trial-credits')).json();
  return z.object({ remainingCredits: z.number() }).parse(answer).remainingCredits;
}
