import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { expectCounted, watchScripts } from './page-weight.ts';
import { confirmBlanks, POST, ProposalScreen, SPEED_POST } from './proposal-screen.ts';

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** What the server says the finished text is, read from the stream the page itself reads. */
function plainTextOf(stream: string): string {
  const done = /event: done\ndata: (.*)/.exec(stream)?.[1];
  const answer: unknown = JSON.parse(done ?? 'null');
  if (typeof answer === 'object' && answer !== null && 'plainText' in answer) return String(answer.plainText);
  throw new Error(`no finished proposal in: ${stream.slice(0, 500)}`);
}

test.describe('from a pasted post to a copied proposal', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('paste, see what the client asks, generate, copy it as the server wrote it, to the letter, and edit it', {
    tag: '@main',
  }, async ({ page }) => {
    const { loaded, stop } = watchScripts(page);
    const screen = await new ProposalScreen(page).open();
    await screen.fillJob();
    const asks = page.getByRole('complementary', { name: 'What this client asks' });
    await expect(asks).toContainText('oolong');
    await expect(asks).toContainText('How would you test the checkout?');
    for (const step of ['Job Description', 'Skills & Experience', 'Sample Proposals']) {
      await expect(screen.tab(step)).toHaveAttribute('aria-selected', 'true');
      await screen.button('Continue').click();
    }
    // Read on its way: a browser does not always keep the body of a stream for later.
    let stream = '';
    await page.route('**/api/generate-proposal', async (route) => {
      const response = await route.fetch();
      stream = await response.text();
      await route.fulfill({ response, body: stream });
    });
    await screen.button('Generate Proposal').click();
    await screen.expectWhole();
    stop();
    await expectCounted('/proposal-tool', loaded, 'used');
    await screen.copyWithBlanks();
    await expect(page.getByText('Your proposal has been copied to the clipboard').first()).toBeVisible();
    const written = plainTextOf(stream);
    expect(await clipboard(page)).toBe(written);
    expect(written).toMatch(/^oolong/i);
    expect(written).not.toMatch(/<\/?p>/);

    await screen.button('Edit').click();
    await expect(screen.editor).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Thank you.');
    await screen.button('Save').click();
    await expect(page.getByText('Proposal Updated', { exact: true })).toBeVisible();
    await screen.copy.click();
    await expect.poll(() => clipboard(page)).toBe(`${written} Thank you.`);
  });

  test('by keyboard alone a pasted post becomes a letter that is copied, a new one clears the workspace, and Undo brings all back', {
    tag: '@main',
  }, async ({ page }) => {
    const screen = await new ProposalScreen(page).open();
    await screen.description.focus();
    await page.keyboard.insertText(`${POST.title}\n\n${POST.description}`);
    await expect(screen.title).toHaveValue(POST.title);
    await page.keyboard.press('Tab');
    await expect(screen.title).toBeFocused();
    await page.getByRole('button', { name: 'Tone: Professional' }).press('Enter');
    await expect(page.getByRole('menuitemradio', { name: /^Professional/ })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Free', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Write proposal' }).press('Control+Enter');
    await screen.expectWhole();
    await page.keyboard.press('Control+Shift+C');
    await confirmBlanks(page);
    await expect.poll(() => clipboard(page)).toMatch(/^oolong/i);
    // Escape is the message's while that is the last thing to have come up.
    await expect(page.getByText('Your proposal has been copied to the clipboard').first()).toBeVisible();
    await screen.tab('Result').focus();
    await page.keyboard.press('?');
    await escapeFrom(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    await screen.button('Start new proposal').press('Enter');
    await expect(screen.title).toHaveValue('');
    await screen.button('Undo').press('Enter');
    await expect(screen.sheet).toContainText(/oolong/i);
  });
});

test('a phone has everything in one column, the action in reach, and nothing behind the bar', { tag: '@main' }, async ({
  newVisitor,
}) => {
  const page = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await page.getByRole('button', { name: /^What this client asks/ }).tap();
  await expect(page.getByRole('dialog', { name: 'What this client asks' })).toContainText('oolong');
  await page.getByRole('button', { name: 'Close' }).tap();
  for (const heading of ['Skills & Experience', 'Previous Work Samples', 'Tone and style']) {
    await expect(screen.button('Continue')).toBeInViewport();
    await screen.button('Continue').tap();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused();
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page.getByRole('main'), 'tone and style on a phone');
  await expect(screen.button('Generate Proposal')).toBeInViewport();
  await screen.button('Generate Proposal').tap();
  await screen.expectDone();
  await expectNoSidewaysScroll(page);
});
