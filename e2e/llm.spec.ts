import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './model-app.ts';
import { POST, ProposalScreen } from './proposal-screen.ts';

const BY_MODEL = 'The first busy day decides whether this holds.';

test('when the model declines the built-in writer helps out, and what it invents is marked', async ({ page, llm }) => {
  const screen = await new ProposalScreen(page).open();
  await test.step('it declines', async () => {
    llm.play({ mode: 'declines' });
    await screen.fillJob();
    await screen.generate();
    await screen.expectDone();
    await expect(screen.sheet).toContainText(/^oolong/);
    await expect(screen.sheet).not.toContainText(BY_MODEL);
    await expect(page.getByText('Written by our built-in writer', { exact: true })).toBeVisible();
    await expect(page.getByText(/declined.*so our built-in writer wrote this proposal\./)).toBeVisible();
  });
  await test.step('it invents a past', async () => {
    llm.play({ mode: 'invents' });
    await screen.regenerate();
    await screen.expectDone();
    await expect(screen.sheet).toContainText('forty shops');
    const checks = page.getByRole('region', { name: /^Check/ });
    await expect(checks.getByRole('listitem').filter({ hasText: 'forty shops' })).toContainText('Not in your profile');
    await checks.getByRole('button', { name: /^Remove ?: .*forty shops/ }).click();
    await expect(screen.sheet).not.toContainText('forty shops');
  });
});

test('what came of a model that breaks off stays, and is written on', async ({ page, llm }) => {
  llm.play({ mode: 'cut', sentences: 3, times: 1 });
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.generate();
  await screen.expectDone();
  await expect(screen.sheet).toContainText(BY_MODEL);
  await screen.button('Continue writing').click();
  await expect(screen.sheet).toContainText('Which part of this has to work first?');
  await expect(screen.button('Continue writing')).toHaveCount(0);
});

test('a model that thinks is said to think, also after a reload, and can be stopped as if nothing had come', async ({
  page,
  llm,
}) => {
  llm.play({ mode: 'recites', texts: [`<think>${'so '.repeat(200)}`], tokensPerSecond: 1 });
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.generate();
  const status = page.getByRole('status').filter({ hasText: 'The model is thinking…' });
  await expect(status.first()).toBeVisible();
  await expect(page.getByText(/^\d+ seconds so far$/)).toBeVisible();
  // The client's word is there already, and does not count as the first word.
  await expect(screen.sheet).toContainText(/^oolong/);
  await page.reload();
  await expect(status.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(screen.sheet).toHaveCount(0);
  await expect(status).toHaveCount(0);
});

test('what is sent is shown to the letter, what is hidden there never arrives, and the proposal says who wrote it', async ({
  page,
  llm,
}) => {
  llm.play({ mode: 'good' });
  const screen = await new ProposalScreen(page).open();
  const description = `Hi, this is Marta Lindqvist from Kettle & Leaf Ltd.\n\n${POST.description} The budget is $4,750.`;
  await screen.fillJob({ title: 'Shopify theme for Marta Lindqvist', description });
  await screen.tab('Tone').click();
  await screen.openOtherWay('What we send to the AI');
  const box = page.getByRole('dialog', { name: 'What we send to the AI' });
  await expect(box).toContainText(`at ${new URL(llm.baseUrl).host}`);
  const post = box.getByRole('region', { name: 'The post' });
  await expect(post).toContainText('Marta Lindqvist');
  const field = box.getByRole('textbox', { name: 'Hide a word' });
  for (const word of ['Marta Lindqvist', 'Kettle & Leaf', '$4,750']) {
    await field.fill(word);
    await field.press('Enter');
  }
  await expect(post).not.toContainText('$4,750');
  await expect(post).not.toContainText('Lindqvist');
  await expect(post).toContainText('{{WORD_');
  await expectAccessible(box, 'what is sent to a language model');
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Hidden from the model: Marta Lindqvist, Kettle & Leaf, $4,750')).toBeVisible();
  const before = llm.requests().length;
  await screen.button('Generate Proposal').click();
  await screen.expectDone();
  await expect(screen.sheet).toContainText(BY_MODEL);
  await expect(screen.sheet).toContainText(/^oolong/);
  await expect(screen.sheet).not.toContainText('{{');
  await expect(page.getByText('Written by a language model.')).toBeVisible();
  await expect(page.getByText('built-in writer')).toHaveCount(0);
  const arrived = JSON.stringify(llm.requests().slice(before));
  expect(arrived).toContain('{{WORD_1}}');
  for (const hidden of ['Marta', 'Lindqvist', 'Kettle', '4,750']) expect(arrived).not.toContain(hidden);
});
