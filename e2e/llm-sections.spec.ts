import type { Locator, Page } from '@playwright/test';
import type { LlmStandIn } from '#server/testing/llm.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './model-app.ts';
import { ProposalDesk, SPEED_POST } from './proposal-desk.ts';

const NAME = 'First step';
const BY_MODEL = 'Then I would go through the parts in your order and show each as soon as it works.';
const ADDED = 'At the end you would have a short note in plain words on how to run it without me.';
const BY_OURSELVES = 'so our built-in writer wrote this section. “Regenerate” asks the language model again.';

/** A proposal by the built-in writer on the desk, so that what the model writes of it is another. */
async function written(page: Page, llm: LlmStandIn): Promise<ProposalDesk> {
  llm.play({ mode: 'refuse' });
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob(SPEED_POST);
  await desk.generate();
  await desk.expectDone();
  await expect(page.getByText('Written by our built-in writer', { exact: true })).toBeVisible();
  return desk;
}

const section = (desk: ProposalDesk, name = NAME) => desk.sheet.getByRole('group', { name: `Section: ${name}` });

/** Only the words of the proposal, without what its tools say. */
async function textOf(place: Locator): Promise<string> {
  const words = place.locator('[aria-busy]');
  await expect(words.first()).toContainText(/\w/);
  return (await words.allInnerTexts()).join('\n');
}

const countIn = (text: string) => text.split(/\s+/).length;

/** Presses one of the tools of the section, which its handle opens. */
async function press(desk: ProposalDesk, tool: string): Promise<void> {
  const own = section(desk);
  const toolbar = own.getByRole('toolbar', { name: `Section “${NAME}”` });
  const handle = own.getByRole('button', { name: `Actions for “${NAME}”` });
  if ((await handle.getAttribute('aria-expanded')) === 'false') await handle.click();
  await expect(toolbar).toBeVisible();
  await toolbar.getByRole('button', { name: tool, exact: true }).click();
}

/** What the page says of it, once it is there, and its text then. */
async function isRewritten(desk: ProposalDesk, before: string): Promise<string> {
  await expect.poll(() => textOf(section(desk)), { timeout: 60_000 }).not.toBe(before);
  return textOf(section(desk));
}

test('one section is written anew by the language model: in other words, longer, shorter and in a tone', async ({
  page,
  llm,
}) => {
  const desk = await written(page, llm);
  const others = await textOf(section(desk, 'Answers'));
  const before = await textOf(section(desk));
  llm.play({ mode: 'good' });
  await press(desk, `Regenerate “${NAME}”`);
  const anew = await isRewritten(desk, before);
  expect(anew).toContain(BY_MODEL);

  await press(desk, `Lengthen “${NAME}”`);
  const longer = await isRewritten(desk, anew);
  expect(longer).toContain(BY_MODEL);
  expect(longer).toContain(ADDED);

  await press(desk, `Shorten “${NAME}”`);
  const shorter = await isRewritten(desk, longer);
  expect(countIn(shorter)).toBeLessThan(countIn(longer) * 0.75);

  await press(desk, `Change tone of “${NAME}”`);
  await page.getByRole('menuitem', { name: 'Professional', exact: true }).click();
  expect(await isRewritten(desk, shorter)).toContain(BY_MODEL);
  await expect(page.getByText('language model', { exact: false }).filter({ hasText: 'so our built-in' })).toHaveCount(
    1,
  );
  expect(await textOf(section(desk, 'Answers'))).toBe(others);
  await expectAccessible(page, 'a section by the language model');
});

for (const [what, mode, because] of [
  [
    'invents facts',
    { mode: 'invents', part: 'first_step' },
    'Nothing of what the language model wrote passed our checks',
  ],
  ['sends garbage', { mode: 'garbage' }, 'The language model sent nothing that could be used'],
  ['fails', { mode: 'status', status: 500, retryAfterSeconds: 0 }, 'The language model could not be reached'],
] as const)
  test(`a section is the built-in writer’s when the model ${what}, and the page says why`, { tag: '@full' }, async ({
    page,
    llm,
  }) => {
    const desk = await written(page, llm);
    const before = await textOf(section(desk));
    llm.play(mode);
    await press(desk, `Regenerate “${NAME}”`);
    // The message waits for as long as a pointer rests on it.
    const message = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
    await message.getByText(`${because}, ${BY_OURSELVES}`).hover();
    const after = await textOf(section(desk));
    expect(after).not.toBe(before);
    expect(after).not.toContain(BY_MODEL);
    await expect(desk.sheet).not.toContainText('forty shops');
    await message.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => textOf(section(desk))).toBe(before);
  });

test('a section that the model hangs over is let go: it stays, the model is asked no further, and then again', {
  tag: '@full',
}, async ({ page, llm }) => {
  const desk = await written(page, llm);
  const before = await textOf(section(desk));
  llm.play({ mode: 'hang' });
  await press(desk, `Shorten “${NAME}”`);
  const waiting = section(desk).getByRole('status');
  await expect(waiting).toContainText(`Shortening “${NAME}”`);
  await expect.poll(() => llm.open()).toBe(1);
  await section(desk)
    .getByRole('button', { name: `Cancel: Shortening “${NAME}”` })
    .click();
  await expect(waiting).toHaveCount(0);
  await expect.poll(() => llm.open()).toBe(0);
  expect(await textOf(section(desk))).toBe(before);

  // One that comes drop by drop is waited for, and said to be.
  llm.play({ mode: 'drip', tokensPerSecond: 60 });
  await press(desk, `Regenerate “${NAME}”`);
  await expect(waiting).toContainText(`Rewriting “${NAME}”`);
  expect(await isRewritten(desk, before)).toContain(BY_MODEL);
  await expect(waiting).toHaveCount(0);
});
