import type { Page } from '@playwright/test';
import { z } from 'zod';
import { inDatabase, signUp } from './account-people.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

const left = (page: Page, count: string) => page.getByText(`You have ${count} free premium proposals left.`);

test('a premium tone takes a free premium proposal each time, and is locked when there are none left', async ({
  page,
  app,
}) => {
  const person = await signUp(page);
  const screen = await new ProposalScreen(page).open();
  await expect(left(page, '3 of 3')).toBeVisible();
  await screen.fillJob();
  await screen.tab('Tone').click();
  await page.getByRole('radio', { name: /^Friendly/ }).click();
  await screen.button('Generate Proposal').click();
  await screen.expectDone();
  await expect(left(page, '2 of 3')).toBeVisible();
  expect(await creditsLeft(page)).toBe(2);
  // What is typed afterwards takes none.
  await screen.addLine('A similar project and its result', 'I built the theme of a coffee roaster.');
  expect(await creditsLeft(page)).toBe(2);

  await inDatabase(app.databaseUrl, 'update users set pro_trial_credits_used = 3 where id = $1', person.id);
  await page.reload();
  await expect(left(page, 'no')).toBeVisible();
  await screen.tab('Tone').click();
  await expect(page.getByRole('radio', { name: /^Friendly.*locked$/ })).toBeDisabled();
});

async function creditsLeft(page: Page): Promise<number> {
  const answer: unknown = await (await page.request.get('/api/trial-credits')).json();
  return z.object({ remainingCredits: z.number() }).parse(answer).remainingCredits;
}
