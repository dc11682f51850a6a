import { DECLINES } from '#server/testing/llm.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './model-app.ts';
import { POST, ProposalScreen } from './proposal-screen.ts';

const BY_MODEL = '“Shopify theme for a tea shop” is decided by what happens on the first busy day.';

test('when the model declines, invents or breaks off, the built-in writer helps out, and the page says why', async ({
  page,
  llm,
}) => {
  const screen = await new ProposalScreen(page).open();
  await test.step('it declines', async () => {
    llm.play(DECLINES);
    await screen.fillJob();
    await screen.generate();
    await screen.expectDone();
    await expect(screen.sheet).toContainText(/^oolong/);
    await expect(screen.sheet).not.toContainText(BY_MODEL);
    await expect(page.getByText('Written by our built-in writer', { exact: true })).toBeVisible();
    await expect(
      page.getByText(
        'The language model declined to write about this job, so our built-in writer wrote this proposal.',
      ),
    ).toBeVisible();
  });
  await test.step('it invents a past', async () => {
    llm.play({ mode: 'invents' });
    await screen.button('Regenerate').click();
    await expect(page.getByText('Partly written by our built-in writer', { exact: true })).toBeVisible();
    await expect(page.getByText('What the language model wrote for the opening did not pass our checks')).toBeVisible();
    await expect(screen.sheet).toContainText('Which part of “Shopify theme for a tea shop” has to work first?');
    await expect(screen.sheet).not.toContainText('forty shops');
  });
  await test.step('it breaks off: what could be read by then stays', async () => {
    llm.play({ mode: 'hang-midway', sentences: 4 });
    await screen.button('Regenerate').click();
    await expect(screen.sheet).toContainText(BY_MODEL);
    llm.play({ mode: 'cut', sentences: 0 });
    await expect(page.getByText('The language model stopped half-way, so our built-in writer wrote')).toBeVisible();
    await expect(screen.sheet).toContainText(BY_MODEL);
  });
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
  const message = box.getByRole('region', { name: 'The job and your own words' });
  await expect(message).toContainText('$4,750');
  await box.getByRole('checkbox', { name: 'Names of people and companies' }).check();
  await box.getByRole('checkbox', { name: 'Amounts of money' }).check();
  await expect(message).not.toContainText('$4,750');
  await expect(message).toContainText('{{AMOUNT_1}}');
  await expect(message).not.toContainText('Lindqvist');
  await expect(box.getByRole('listitem').filter({ hasText: 'Marta Lindqvist' })).toContainText('{{NAME_');
  await expectAccessible(box, 'what is sent to a language model');
  await box.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Hidden from the model: names, amounts')).toBeVisible();
  const before = llm.requests().length;
  await screen.button('Generate Proposal').click();
  await screen.expectDone();
  await expect(screen.sheet).toContainText('“Shopify theme for Marta Lindqvist” is decided by');
  await expect(screen.sheet).toContainText(/^oolong/);
  await expect(screen.sheet).not.toContainText('{{');
  await expect(page.getByText('Written by a language model.')).toBeVisible();
  await expect(page.getByText('built-in writer')).toHaveCount(0);
  const arrived = JSON.stringify(llm.requests().slice(before));
  expect(arrived).toContain('{{NAME_1}}');
  for (const hidden of ['Marta', 'Lindqvist', 'Kettle', '4,750']) expect(arrived).not.toContain(hidden);
});
