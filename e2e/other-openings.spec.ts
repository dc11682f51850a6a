import type { Page } from '@playwright/test';
import type { LlmStandIn } from '#server/testing/llm.ts';
import { expect, test } from './model-app.ts';
import { ProposalScreen, SPEED_POST } from './proposal-screen.ts';

const FIRST = '“Speed up our Shopify theme” is decided by what happens on the first busy day.';
const BUSIEST = 'Before anything is built, one answer settles most of the work: who uses it on the busiest day?';
const CALM = 'The busiest hour of the week is where I would begin looking.';

async function written(page: Page, llm: LlmStandIn, mode: Record<string, unknown>): Promise<ProposalScreen> {
  llm.play(mode);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await screen.generate();
  await screen.expectDone();
  return screen;
}

const menu = (screen: ProposalScreen) => screen.sheet.getByRole('button', { name: 'Other openings', exact: true });
const entry = (page: Page, text: string) => page.getByRole('menuitem', { name: text, exact: true });

async function copied(screen: ProposalScreen): Promise<string> {
  await screen.page.evaluate(() => navigator.clipboard.writeText(''));
  await screen.copyWithBlanks();
  const read = () => screen.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  return read();
}

test('another opening is chosen by the keyboard, is copied, is there after a reload, and can be undone', async ({
  page,
  context,
  llm,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = await written(page, llm, { mode: 'good' });
  await expect(screen.sheet).toContainText(FIRST);
  await menu(screen).focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, BUSIEST)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(screen)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(entry(page, CALM)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.sheet).toContainText(CALM);
  await expect(screen.sheet).not.toContainText('first busy day');
  // The code word is where it was.
  await expect(screen.sheet).toContainText(/^oolong/);

  await page.reload();
  await expect(screen.sheet).toContainText(CALM);
  const text = await copied(screen);
  expect(text).toMatch(/^oolong\n\n/);
  expect(text).toContain(`\n\n${CALM}\n\n`);
  expect(text).not.toContain('Other openings');

  // The replaced one is offered instead.
  await menu(screen).click();
  await expect(page.getByRole('menuitem')).toHaveText([BUSIEST, /first busy day/]);
  await entry(page, BUSIEST).click();
  await expect(screen.sheet).toContainText(BUSIEST);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(screen.sheet).toContainText(CALM);
  await expect(screen.sheet).not.toContainText(BUSIEST);
  expect(llm.requests().length).toBeGreaterThan(0);
});
