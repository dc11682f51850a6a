import type { Page } from '@playwright/test';
import { z } from 'zod';
import { inDatabase, signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { ProposalDesk } from './proposal-desk.ts';

test.use({ appSettings: { FREE_WEEKLY_LIMIT: '1' } });

const left = (page: Page, count: string) => page.getByText(`You have ${count} free premium proposals left.`);

test('a premium tone takes a free premium proposal for a letter with own words, none for a skeleton', async ({
  page,
  app,
}) => {
  const person = await signUp(page);
  const desk = await new ProposalDesk(page).open();
  await expect(left(page, '3 of 3')).toBeVisible();
  await desk.fillJob();
  await desk.tab('Tone').click();
  await page.getByRole('radio', { name: /^Friendly/ }).click();
  await desk.button('Generate Proposal').click();
  await desk.expectDone();
  await expect(desk.fields).toContainText('Skeleton: type a line to make it yours');
  expect(await creditsLeft(page)).toBe(3);
  await expect(left(page, '3 of 3')).toBeVisible();

  await desk.blank('Your nearest project').pressSequentially('I built the theme of a coffee roaster.');
  await page.keyboard.press('Shift+Enter');
  await desk.button('Regenerate').click();
  await expect(left(page, '2 of 3')).toBeVisible();
  await desk.expectDone();
  await expect(desk.fields).not.toContainText('Skeleton');
  await expectAccessible(page, 'two premium proposals left');

  await inDatabase(app.databaseUrl, 'update users set pro_trial_credits_used = 3 where id = $1', person.id);
  await page.reload();
  await expect(left(page, 'no')).toBeVisible();
  await desk.tab('Tone').click();
  await expect(page.getByRole('radio', { name: /^Friendly.*locked$/ })).toBeDisabled();
});

test('facts of the profile lead the letter', { tag: '@full' }, async ({ page }) => {
  await signUp(page);
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  await desk.tab('Skills & Experience').click();
  await page
    .getByLabel('Your Skills & Experience')
    .fill('I like long walks. I built 12 Shopify themes for food shops.');
  await desk.generate();
  await desk.expectDone();
  await expect(desk.sheet).toContainText(/^oolong\s*I built 12 Shopify themes for food shops\./);
  await expect(desk.sheet).not.toContainText('long walks');
  expect(await creditsLeft(page)).toBe(2);
});

test('a visitor who has used the free proposals of the week is told when there are more', async ({ page, trouble }) => {
  trouble.allow(/status of 429/);
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  // A skeleton takes none, however often it is written.
  for (const _time of ['first', 'second']) {
    await desk.generate();
    await desk.expectDone();
    await expect(desk.fields).toContainText('Skeleton: type a line to make it yours');
  }
  await desk.tab('Tone').click();
  await page.getByText('Add your own lines').click();
  await page.getByLabel('Your nearest project', { exact: true }).fill('I built the theme of a coffee roaster.');
  await desk.button('Generate Proposal').click();
  await expect(desk.sheet).toContainText('I built the theme of a coffee roaster.');
  await desk.expectDone();
  await desk.button('Regenerate').click();
  await expect(page.getByText('Free proposals of this week', { exact: true })).toBeVisible();
  await expect(page.getByText(/Your text is kept\.$/).first()).toBeVisible();
});

async function creditsLeft(page: Page): Promise<number> {
  const answer: unknown = await (await page.request.get('/api/trial-credits')).json();
  return z.object({ remainingCredits: z.number() }).parse(answer).remainingCredits;
}
