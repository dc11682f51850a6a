import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { confirmBlanks, POST, ProposalScreen } from './proposal-screen.ts';

const ANSWER = `Sure! Here's your proposal:

I built forty Shopify themes for tea shops. A product page with brewing instructions loads fast on phones when its photos are shown large only once.

**First step**
I would first test your checkout with the subscription option on a slow phone.

**Your questions**
With a test order on each of 17 phones. I can start [your start].

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
  for (const said of [POST.title, 'brewing instructions', 'How would you test the checkout?'])
    expect(prompt).toContain(said);
  await expectAccessible(dialog(page), 'the dialog of your own assistant');

  await answer(page).fill(ANSWER);
  await checking(page).click();
  await screen.expectDone();
  await expect(screen.sheet).toContainText(/^Oolong/i);
  await expect(screen.sheet).not.toContainText(/Sure!|Best regards|shorter version/);
  await expect(page.getByText('Pasted by you.')).toBeVisible();
  // An invented claim is marked, what was added is said, a blank can be typed into.
  const checks = page.getByRole('region', { name: /^Check/ });
  await expect(checks).toContainText('forty Shopify themes');
  await page.getByRole('button', { name: /blank.* left/ }).click();
  await expect(page.getByText(/“oolong” first. It was missing, so we added it/)).toBeVisible();
  await screen.copy.click();
  await confirmBlanks(page);
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  expect(await clipboard()).toMatch(/^oolong\n\n/);
  // It is stored like any other.
  await page.reload();
  await expect(page.getByText('Pasted by you.')).toBeVisible();
});
