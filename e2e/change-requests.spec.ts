import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { frontToast } from './harness/toast.ts';
import { expect, test } from './model-app.ts';
import { ProposalScreen, SPEED_POST, textOf } from './proposal-screen.ts';

const NAME = 'First step';
const FIRST = '“Speed up our Shopify theme” is decided by what happens on the first busy day.';
const BUSIEST = 'Before anything is built, one answer settles most of the work: who uses it on the busiest day?';
const CALM = 'The busiest hour of the week is where I would begin looking.';
const STEPS = 'Then I would go through the parts in your order and show each as soon as it works.';
const LOOSE = 'Then I’d go through the parts in your order and show each as soon as it works.';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const openings = (screen: ProposalScreen) => screen.sheet.getByRole('button', { name: 'Other openings', exact: true });
const opening = (page: Page, text: string) => page.getByRole('menuitem', { name: text, exact: true });

/** Opens the form for a change of the section. */
async function askIn(screen: ProposalScreen): Promise<Locator> {
  await screen.openSection(NAME);
  const own = screen.section(NAME);
  await own.getByRole('button', { name: `Ask for a change to “${NAME}”` }).click();
  const form = own.getByRole('form', { name: `Change “${NAME}”` });
  await expect(form.getByLabel('Tell the writer what to change')).toBeFocused();
  return form;
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the opening, a section, a sentence and the whole letter are changed as their user asks, without what is locked', async ({
  page,
  llm,
}) => {
  llm.play({ mode: 'good' });
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await screen.generate();
  await screen.expectDone();
  await expect(screen.sheet).toContainText(FIRST);
  await test.step('another opening, by keyboard', () => chooseOpening(screen));
  const before = await textOf(screen.sheet);
  await test.step('a section: its words are the user’s own, and nothing to check', async () => {
    const form = await askIn(screen);
    await expect(form.getByRole('combobox', { name: 'Applies to' })).toContainText('The whole section');
    await page.keyboard.type('mention my NDA with Brightwater');
    await form.getByRole('button', { name: 'Change it' }).click();
    await frontToast(page).getByText(`“${NAME}” is changed`, { exact: true }).hover();
    const claim = screen.section(NAME).locator('mark', { hasText: 'I have an NDA with Brightwater.' });
    await expect(claim).toHaveAttribute('title', 'From a change you asked for');
    await undo(page).click();
    await expect.poll(() => textOf(screen.sheet)).toBe(before);
    // The section is drawn again as its message goes.
    await expect(undo(page)).toHaveCount(0);
  });
  await test.step('the sentence under the cursor, and no other', async () => {
    await screen.sheet.getByText(STEPS).click({ position: { x: 60, y: 8 } });
    const form = await askIn(screen);
    await expect(form.getByRole('combobox', { name: 'Applies to' })).toContainText(
      `This sentence: ${STEPS.slice(0, 30)}`,
    );
    await page.keyboard.type('less formal');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(screen.sheet)).toBe(before.replace(STEPS, LOOSE));
    await frontToast(page).getByText(`“${NAME}” is changed`, { exact: true }).hover();
    await expect(screen.section(NAME).getByRole('button', { name: `Actions for “${NAME}”` })).toBeFocused();
    await undo(page).click();
    await expect.poll(() => textOf(screen.sheet)).toBe(before);
  });
  await test.step('the whole letter, without what is locked', async () => {
    const next = screen.section('Next step');
    await (await screen.openSection('Next step')).getByRole('button', { name: 'Lock “Next step”' }).click();
    const locked = await textOf(next);
    await screen.button('Ask for a change').click();
    const form = page.getByRole('form', { name: 'Change your proposal' });
    await expect(form.getByLabel('Ask for a change')).toBeFocused();
    await expectAccessible(form, 'asking for a change');
    await page.keyboard.type('less formal');
    await page.keyboard.press('Enter');
    await frontToast(page).getByText('Your proposal is changed', { exact: true }).hover();
    await expect(screen.sheet).toContainText(LOOSE);
    expect(await textOf(next)).toBe(locked);
    await expect(screen.button('Ask for a change')).toBeFocused();
    await undo(page).click();
    await expect.poll(() => textOf(screen.sheet)).toBe(before);
  });
});

/** The code word stays where it is; what was replaced is offered instead, and Undo brings it back. */
async function chooseOpening(screen: ProposalScreen): Promise<void> {
  const { page } = screen;
  await openings(screen).focus();
  await page.keyboard.press('Enter');
  await expect(opening(page, BUSIEST)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openings(screen)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(opening(page, CALM)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen.sheet).toContainText(CALM);
  await expect(screen.sheet).not.toContainText('first busy day');
  await expect(screen.sheet).toContainText(/^oolong/);

  await page.reload();
  await expect(screen.sheet).toContainText(CALM);
  await screen.copyWithBlanks();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^oolong\n\n/);
  expect(await copied()).toContain(`\n\n${CALM}\n\n`);
  expect(await copied()).not.toContain('Other openings');

  await openings(screen).click();
  await expect(page.getByRole('menuitem')).toHaveText([BUSIEST, /first busy day/]);
  await opening(page, BUSIEST).click();
  await expect(screen.sheet).toContainText(BUSIEST);
  await undo(page).click();
  await expect(screen.sheet).toContainText(CALM);
  await expect(screen.sheet).not.toContainText(BUSIEST);
}
