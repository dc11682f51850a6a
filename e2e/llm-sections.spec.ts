import type { Locator, Page } from '@playwright/test';
import type { LlmStandIn } from '#server/testing/llm.ts';
import { expect, test } from './model-app.ts';
import { ProposalScreen, SPEED_POST } from './proposal-screen.ts';

const NAME = 'First step';
const BY_MODEL = 'Then I would go through the parts in your order and show each as soon as it works.';
const ADDED = 'At the end you would have a short note in plain words on how to run it without me.';

/** A proposal by the built-in writer in the workspace, so that what the model writes of it is another. */
async function written(page: Page, llm: LlmStandIn): Promise<ProposalScreen> {
  llm.play({ mode: 'refuse' });
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await screen.generate();
  await screen.expectDone();
  await expect(page.getByText('Written by our built-in writer', { exact: true })).toBeVisible();
  return screen;
}

const section = (screen: ProposalScreen, name = NAME) => screen.sheet.getByRole('group', { name: `Section: ${name}` });

/** Only the words of the proposal, without what its tools say. */
async function textOf(place: Locator): Promise<string> {
  const words = place.locator('[aria-busy]');
  await expect(words.first()).toContainText(/\w/);
  return (await words.allInnerTexts()).join('\n');
}

const countIn = (text: string) => text.split(/\s+/).length;

/** Presses one of the tools of the section, which its handle opens. */
async function press(screen: ProposalScreen, tool: string): Promise<void> {
  const own = section(screen);
  const toolbar = own.getByRole('toolbar', { name: `Section “${NAME}”` });
  const handle = own.getByRole('button', { name: `Actions for “${NAME}”` });
  if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.click();
  await expect(toolbar).toBeVisible();
  await toolbar.getByRole('button', { name: tool, exact: true }).click();
}

/** What the page says of it, once it is there, and its text then. */
async function isRewritten(screen: ProposalScreen, before: string): Promise<string> {
  await expect.poll(() => textOf(section(screen)), { timeout: 60_000 }).not.toBe(before);
  return textOf(section(screen));
}

test('the language model rewrites one section: in other words, longer, shorter and in a tone', async ({
  page,
  llm,
}) => {
  const screen = await written(page, llm);
  const others = await textOf(section(screen, 'Answers'));
  const before = await textOf(section(screen));
  llm.play({ mode: 'good' });
  await press(screen, `Regenerate “${NAME}”`);
  const anew = await isRewritten(screen, before);
  expect(anew).toContain(BY_MODEL);

  await press(screen, `Lengthen “${NAME}”`);
  const longer = await isRewritten(screen, anew);
  expect(longer).toContain(BY_MODEL);
  expect(longer).toContain(ADDED);

  await press(screen, `Shorten “${NAME}”`);
  const shorter = await isRewritten(screen, longer);
  expect(countIn(shorter)).toBeLessThan(countIn(longer) * 0.75);

  await press(screen, `Change tone of “${NAME}”`);
  await page.getByRole('menuitem', { name: 'Professional', exact: true }).click();
  expect(await isRewritten(screen, shorter)).toContain(BY_MODEL);
  await expect(page.getByText('language model', { exact: false }).filter({ hasText: 'so our built-in' })).toHaveCount(
    1,
  );
  expect(await textOf(section(screen, 'Answers'))).toBe(others);
});
