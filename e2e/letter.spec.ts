import type { Page } from '@playwright/test';
import { inDatabase, signIn } from './account-people.ts';
import { DraftScreen, draftsOf } from './draft-screen.ts';
import { signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { messages } from './harness/toast.ts';
import { confirmBlanks, ProposalScreen } from './proposal-screen.ts';

/** Four questions, each of which is a blank, of a trade that no one writes a playbook for. */
const ARCHIVE = {
  title: 'Bell tower archive',
  description: `Our bell ringers keep forty years of handwritten notes in shoe boxes. We need somebody to sort them.

How would you begin?
What would you do with pages that nobody can read?
What is your hourly rate?
When could you start?`,
};
const LINES = [
  'I would open three boxes and count what is in them.',
  'I would scan such pages twice.',
  'My rate is $40.',
];

/** A letter for a pasted post and a person who has typed nothing. */
async function write(screen: ProposalScreen, post: { title: string; description: string }): Promise<void> {
  await screen.fillJob(post);
  await screen.generate();
  await screen.expectDone();
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('on a phone a text with blanks becomes a proposal, typed with the keyboard alone', { tag: '@main' }, async ({
  newVisitor,
}) => {
  const page = await newVisitor({
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const screen = await new ProposalScreen(page).open();
  await write(screen, ARCHIVE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page.getByRole('main'), 'blanks on a phone');

  const blanks = screen.sheet.getByRole('textbox');
  const all = await blanks.count();
  // More than four would be a form.
  expect(all).toBeGreaterThan(1);
  expect(all).toBeLessThanOrEqual(4);
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeFocused();
  const first = blanks.first();
  const hasFocus = () => first.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 30 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  for (const line of LINES.slice(0, all)) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  const typed = LINES.slice(0, all);
  for (const line of typed) await expect(screen.sheet).toContainText(line.replace(/\.$/, ''));
  await expectNoSidewaysScroll(page);
  const left = all - typed.length;
  const inWords = left === 0 ? 'No blanks left' : left === 1 ? '1 blank left' : `${left} blanks left`;
  await expect(screen.fields.getByRole('status')).toHaveText(inWords);
  await screen.copy.click();
  if (left > 0) await confirmBlanks(page);
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  const copied = await clipboard(page);
  for (const line of typed) expect(copied).toContain(line.replace(/\.$/, ''));
  expect(copied).not.toMatch(/<\/?p>/);

  await page.reload();
  await screen.expectDone();
  for (const line of typed) await expect(screen.sheet).toContainText(line.replace(/\.$/, ''));
  await expect(blanks).toHaveCount(left);
});

test('a draft keeps typed lines and open blanks on another device, where a line is offered again for the next post, and forgotten', async ({
  page,
  app,
  newVisitor,
}) => {
  const PROOF = 'I sorted 3,000 letters of a parish archive.';
  const TIME = 'Two weeks from Monday, 20 hours a week.';
  const person = await signUpPro(page, app);
  const here = await new DraftScreen(page).open();
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/remembered-lines') && answer.request().method() !== 'GET',
  );
  await write(here, ARCHIVE);
  await here.addLine('A similar project and its result', PROOF);
  await page.keyboard.press('Enter');
  expect((await kept).ok()).toBe(true);
  const stored = () =>
    inDatabase(app.databaseUrl, 'select work::text from document_revisions where user_id = $1', person.id);
  await here.letTimePassUntil(async () => expect(JSON.stringify(await stored())).toContain(PROOF));

  const elsewhere = await newVisitor();
  expect(await signIn(elsewhere, person)).toBe(200);
  const [draft] = await draftsOf(app, person);
  await elsewhere.goto(`/proposal-tool?draftId=${draft?.id ?? ''}`);
  const there = new ProposalScreen(elsewhere);
  await expect(there.sheet).toContainText(PROOF);
  await there.addLine('Your availability', TIME);
  await expect(there.sheet).toContainText(PROOF);

  await there.button('Start new proposal').click();
  await write(there, {
    title: 'Sort the papers of a theatre',
    description: 'Our theatre has a cellar of old posters and letters. We need somebody to sort them by year.',
  });
  await expect(there.sheet).not.toContainText(PROOF);
  const NAME = 'A similar project and its result';
  const proof = elsewhere.getByRole('textbox', { name: NAME }).last();
  const add = elsewhere.getByRole('button', { name: /^Add ?: A similar project/ });
  if (await add.isVisible()) await add.click();
  else await proof.click();
  const suggestions = elsewhere.getByRole('list', { name: `Suggestions for ${NAME}` });
  await suggestions.getByRole('button', { name: PROOF, exact: true }).click();
  await expect(there.sheet).toContainText(PROOF);
  await elsewhere.reload();
  await there.expectDone();
  await proof.fill('');
  await suggestions.getByRole('button', { name: `Forget “${PROOF}”` }).click();
  await expect(suggestions.getByRole('button', { name: PROOF, exact: true })).toHaveCount(0);
});

test('a reading of the post is corrected in the panel, and each correction can be undone', async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob({
    title: 'Shopify developer for a tea shop',
    description:
      'We sell loose-leaf tea.\n\nWhat we need:\n- Build a Shopify theme\n- Fix the slow checkout\n\nWhen could you start?',
  });
  const asks = page.getByRole('complementary', { name: 'What this client asks' });
  const needs = asks.getByRole('region', { name: 'Needs' });
  const questions = asks.getByRole('region', { name: 'Questions' });
  const checkout = { hasText: 'Fix the slow checkout' };
  const correct = async (item: string) => {
    await needs
      .getByRole('listitem')
      .filter(checkout)
      .getByRole('button', { name: /^Correct: / })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await expect(needs).toContainText('Fix the slow checkout');

  await correct('Not work');
  await expect(needs.getByRole('listitem').filter(checkout)).toHaveCount(0);
  await expect(asks).toContainText('You corrected 1 line.');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(needs.getByRole('listitem').filter(checkout)).toHaveCount(1);
  await expect(asks).not.toContainText('You corrected');

  await correct('A question for me');
  await expect(questions.getByRole('listitem').filter(checkout)).toHaveCount(1);
  await expect(needs.getByRole('listitem').filter(checkout)).toHaveCount(0);
  await screen.generate();
  await screen.expectDone();
  await expect(page.getByRole('textbox', { name: 'Fix the slow checkout' }).first()).toBeVisible();
  await asks.getByRole('button', { name: 'Undo' }).click();
  await expect(needs.getByRole('listitem').filter(checkout)).toHaveCount(1);
});
