import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen, SPEED_POST } from './proposal-screen.ts';

const POST = {
  ...SPEED_POST,
  description: `${SPEED_POST.description}\n\nPlease do not use AI to write your proposal.`,
};
const TESTED = 'How would you test the speed?';
const TYPED = ['I cut a tea shop from nine seconds to two.', 'With a cheap phone, on a train.', 'Which app may go?'];

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

async function openNotes(page: Page): Promise<ProposalScreen> {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(POST);
  await screen.tab('Tone').click();
  await screen.button('Notes instead of a letter').click();
  await expect(page.getByRole('heading', { name: 'Notes for your own letter' })).toBeFocused();
  return screen;
}

async function type(page: Page): Promise<void> {
  await field(page, 'Opening line').fill(TYPED[0] ?? '');
  await field(page, TESTED).fill(TYPED[1] ?? '');
  await field(page, 'Closing line').fill(TYPED[2] ?? '');
}

async function copied(screen: ProposalScreen): Promise<string> {
  const { page } = screen;
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await screen.copy.click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  return read();
}

test('for a client who wants no AI text, only what is typed into the notes is copied; a letter has its warning', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = await openNotes(page);
  await expectAccessible(page.getByRole('main'), 'notes, empty');
  await expect(page.getByText('The reply must begin with “oolong”.')).toBeVisible();
  for (const box of await page.getByRole('textbox').all()) await expect(box).toHaveValue('');
  await screen.copy.click();
  await expect(page.getByText('Nothing to copy yet', { exact: true })).toBeVisible();
  await type(page);
  await expect(screen.sheet).toContainText(TYPED[2] ?? '');
  // What the client asks is ticked off as it is typed.
  const asks = page.getByRole('complementary', { name: 'What this client asks' });
  await expect(asks.getByRole('listitem').filter({ hasText: TESTED })).toContainText('Answered');
  await page.reload();
  await expect(field(page, 'Opening line')).toHaveValue(TYPED[0] ?? '');
  await expect(field(page, TESTED)).toHaveValue(TYPED[1] ?? '');
  expect(await copied(screen)).toBe(['oolong', ...TYPED].join('\n\n'));

  // Gathered again, no typed text is lost.
  await screen.tab('Tone').click();
  await screen.button('Notes instead of a letter').click();
  await expect(field(page, TESTED)).toHaveValue(TYPED[1] ?? '');

  await screen.button('Write a letter anyway').click();
  await screen.expectDone();
  await page.getByRole('button', { name: /blanks? left|to check/ }).click();
  const warnings = page.getByRole('region', { name: 'Before you send' });
  await expect(warnings).toContainText('This client does not want AI-written text');
  await warnings.getByRole('button', { name: 'Notes instead of a letter' }).click();
  await expect(page.getByRole('heading', { name: 'Notes for your own letter' })).toBeVisible();
  await expect(field(page, TESTED)).toHaveValue(TYPED[1] ?? '');
  await expect(screen.sheet).not.toContainText('theme');
  await screen.button('Back to the letter').click();
  await expect(screen.sheet).toContainText('oolong');
  await expect(screen.button('Edit')).toBeVisible();
});
