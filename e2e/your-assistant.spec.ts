import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { confirmBlanks, POST, ProposalScreen } from './proposal-screen.ts';

const ANSWER = `Sure! Here's your proposal:

**[opening]**
I built forty Shopify themes for tea shops. A product page with brewing instructions loads fast on phones when its photos are shown large only once.

**[first_step]**
I would first test your checkout with the subscription option on a slow phone.

**[answers]**
q1: With a test order on each of 17 phones.
q2: [your start]

Best regards,
Maria

Let me know if you'd like a shorter version.`;

const dialog = (page: Page, name = 'Write it with your assistant') => page.getByRole('dialog', { name });
const checking = (page: Page) => dialog(page).getByRole('button', { name: 'Check the answer' });
const answer = (page: Page) => dialog(page).getByRole('textbox', { name: 'Its answer' });

async function openAssistant(page: Page): Promise<ProposalScreen> {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.tab('Tone').click();
  await screen.openOtherWay('Write it with your assistant');
  return screen;
}

test('a visitor takes the prompt to their own chat, pastes the answer, sees it checked, and copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const screen = await openAssistant(page);
  await dialog(page).getByRole('button', { name: 'Copy the prompt' }).click();
  await expect(dialog(page)).toContainText('Copied. Paste it into your chat');
  const prompt = await clipboard();
  for (const said of [POST.title, 'brewing instructions', '[opening]', 'q1: (How would you test the checkout?)'])
    expect(prompt).toContain(said);
  await expectAccessible(page, 'the dialog of your own assistant');

  await answer(page).fill(ANSWER);
  await checking(page).click();
  await screen.expectDone();
  await expect(screen.sheet).toContainText(/^Oolong/i);
  await expect(screen.sheet).not.toContainText(/Sure!|Best regards|shorter version/);
  await expect(page.getByText('Pasted by you.')).toBeVisible();
  // An invented claim is asked about, a number from nowhere and what was added are said, a blank can be typed into.
  await screen.openAbout('Facts');
  await expect(page.getByRole('region', { name: 'Where each sentence comes from' })).toContainText(
    'forty Shopify themes',
  );
  await page.getByRole('button', { name: /to check.*blank/ }).click();
  await expect(page.getByText(/This number is neither in the post nor in your profile/)).toBeVisible();
  await expect(page.getByText(/“oolong” first. It was missing, so we put it there/)).toBeVisible();
  await expect(page.getByText(/Left out of what you pasted/)).toBeVisible();
  await screen.copy.click();
  await confirmBlanks(page);
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  expect(await clipboard()).toMatch(/^oolong\n\n/);
  await expectAccessible(page, 'a pasted proposal');
  // It is stored like any other.
  await page.reload();
  await expect(page.getByText('Pasted by you.')).toBeVisible();
});

test('a text that is no answer to the post is refused with a message, on a phone too, and stays in its field', {
  tag: '@full',
}, async ({ page, trouble }) => {
  trouble.allow(/status of 4(?:00 \(Bad Request\)|22 \(Unprocessable Entity\)) \(.*\/api\/pasted-proposal\)$/);
  await page.setViewportSize({ width: 390, height: 844 });
  const screen = await openAssistant(page);
  const refusals: [string, string | RegExp][] = [
    ['', 'There is nothing here yet. Paste the text first.'],
    ['A long story about tea. '.repeat(9_000), /^This is 216,000 characters long; we can take 20,000/],
    [
      'The French Revolution began in 1789 and ended with Napoleon Bonaparte.',
      /^This does not seem to be about this job/,
    ],
    ['I’m sorry, but I can’t help with writing this proposal.', /^Your assistant declined to write this/],
  ];
  for (const [text, words] of refusals) {
    await answer(page).fill(text);
    await checking(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(words);
    await expect(answer(page)).toHaveValue(text);
  }
  await answer(page).fill('The French Revolution began in 1789 and ended with Napoleon Bonaparte.');
  await expect(dialog(page).getByRole('button', { name: 'Check it anyway' })).toHaveCount(0);
  await checking(page).click();
  const anyway = dialog(page).getByRole('button', { name: 'Check it anyway' });
  await expect(anyway).toBeVisible();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
  // Whose job it is the user knows best: it is checked, and the doubt is said.
  await anyway.click();
  await screen.expectDone();
  await expect(screen.sheet).toContainText('French Revolution');
  await page.getByRole('button', { name: /to check|hint/ }).click();
  await expect(page.getByText('This text shares hardly a word with the post.')).toBeVisible();
});
