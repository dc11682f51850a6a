import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { everythingKept, ProposalScreen } from './proposal-screen.ts';

test('with the built-in writer nothing leaves, and the page says so before and after', async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.tab('Tone').click();
  await screen.openOtherWay('What we send to the AI');
  const box = page.getByRole('dialog', { name: 'What we send to the AI' });
  await expect(box).toContainText('Nothing leaves this server.');
  await expect(box.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page, 'what is sent with the built-in writer');
  await box.getByRole('button', { name: 'Close' }).click();
  await screen.button('Generate Proposal').click();
  await screen.expectDone();
  await screen.openOtherWay('What we send to the AI');
  await expect(box).toContainText('Nothing leaves this server.');
});

test('a claim that the user confirmed is still confirmed after a reload', { tag: '@full' }, async ({ page }) => {
  const screen = await screenWithClaim(page);
  await typedClaim(page).getByRole('button', { name: 'Keep this sentence' }).click();
  await expect(sources(page)).toContainText('1 confirmed by you');
  await expect.poll(() => everythingKept(page)).toMatch(/"vouched":\["[^"]*forty tea shops/);
  await page.reload();
  await screen.openAbout('Facts');
  await expect(sources(page)).toContainText('1 confirmed by you');
});

const sources = (page: Page) => page.getByRole('region', { name: 'Where each sentence comes from' });
const typedClaim = (page: Page) => sources(page).getByRole('listitem').filter({ hasText: 'forty tea shops' });

/** A proposal to which someone has added a claim that is not in their profile. */
async function screenWithClaim(page: Page): Promise<ProposalScreen> {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.generate();
  await screen.expectDone();
  await screen.button('Edit').click();
  await expect(screen.editor).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('I built forty tea shops.');
  await screen.button('Save').click();
  await screen.openAbout('Facts');
  return screen;
}
