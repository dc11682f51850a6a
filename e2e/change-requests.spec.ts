import { expectAccessible } from './harness/accessible.ts';
import { frontToast } from './harness/toast.ts';
import { expect, test } from './model-app.ts';
import { ProposalScreen, SPEED_POST } from './proposal-screen.ts';

const PLAN = 'First I would look at what is there and agree with you on what done means.';
const OPENING = 'The busiest hour of the week is where I would begin looking.';

test('an AI writes it; all of it, a part and the opening are changed, compared, kept and undone', async ({
  page,
  llm,
}) => {
  llm.play({ mode: 'good' });
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await screen.generate();
  await screen.expectDone();
  await expect(screen.sheet).toContainText(PLAN);
  const form = page.getByRole('form', { name: 'Change your proposal' });
  const change = screen.sheet.getByRole('region', { name: 'The change, word by word' });
  const undo = frontToast(page).getByRole('button', { name: 'Undo', exact: true });
  await test.step('all of it, in own words', async () => {
    await screen.button('Ask for a change').click();
    await expectAccessible(form, 'asking for a change');
    await page.keyboard.type('mention my NDA with Brightwater');
    await page.keyboard.press('Enter');
    await expect(change.locator('ins')).toContainText('NDA with Brightwater');
    await expectAccessible(page.getByRole('main'), 'a change to compare');
    await screen.button('Keep').click();
    await expect(screen.sheet).toContainText('NDA with Brightwater');
    await undo.click();
    await expect(screen.sheet).not.toContainText('Brightwater');
  });
  await test.step('a part, shorter, and not kept', async () => {
    await screen.button('Ask for a change').click();
    await form.getByRole('combobox', { name: 'What to change' }).click();
    await page.getByRole('option', { name: 'Plan' }).click();
    await form.getByRole('button', { name: 'Shorter' }).click();
    await expect(change.locator('del')).toContainText('Last I would hand over');
    await screen.button('Undo').last().click();
    await expect(screen.sheet).toContainText('Last I would hand over');
  });
  await test.step('another opening, under the code word, which stays after a reload', async () => {
    await screen.button('Ask for a change').click();
    await form.getByRole('button', { name: 'Other openings' }).click();
    await screen.button(OPENING).click();
    await expect(screen.sheet).toContainText(OPENING);
    await expect(screen.sheet).toContainText(/^oolong/);
    await expect(screen.sheet).toContainText(PLAN);
    await page.reload();
    await expect(screen.sheet).toContainText(OPENING);
  });
});

test('with the built-in writer changes lead to the AI settings, and the ways to an AI are one click away', async ({
  page,
  llm,
}) => {
  llm.play({ mode: 'declines' });
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await screen.generate();
  await screen.expectDone();
  const card = page.getByRole('region', { name: 'Have an AI write it in full' });
  await expect(card.getByRole('link', { name: 'With my key' })).toHaveAttribute('href', '/account?tab=writer');
  await card.getByRole('button', { name: 'In ChatGPT, Claude or Gemini' }).click();
  await expect(page.getByRole('dialog', { name: 'Write it with your assistant' })).toBeVisible();
});
