import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { confirmBlanks, POST, ProposalScreen } from './proposal-screen.ts';

test.describe('from a pasted post to a copied proposal', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('paste, see what the client asks, generate, copy', async ({ page }) => {
    const screen = await new ProposalScreen(page).open();
    await screen.fillJob();
    const asks = page.getByRole('complementary', { name: 'What this client asks' });
    await expect(asks).toContainText('oolong');
    await expect(asks).toContainText('How would you test the checkout?');
    for (const step of ['Job Description', 'Skills & Experience', 'Sample Proposals']) {
      await expect(screen.tab(step)).toHaveAttribute('aria-selected', 'true');
      await screen.button('Continue').click();
    }
    await screen.button('Generate Proposal').click();
    await screen.expectDone();
    await expect(screen.sheet).toContainText(/^oolong/i);
    await screen.copyWithBlanks();
    await expect(page.getByText('Your proposal has been copied to the clipboard').first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^oolong/i);
    expect(copied).not.toMatch(/<\/?p>/);
  });

  test('by keyboard alone', async ({ page }) => {
    const screen = await new ProposalScreen(page).open();
    await screen.description.focus();
    await page.keyboard.insertText(POST.description);
    await page.keyboard.press('Tab');
    await expect(screen.title).toBeFocused();
    await page.keyboard.type(POST.title);
    await page.keyboard.press('Control+Enter');
    await screen.expectDone();
    await page.keyboard.press('Control+Shift+C');
    await confirmBlanks(page);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^oolong/i);
    // Escape is the message's while that is the last thing to have come up.
    await expect(page.getByText('Your proposal has been copied to the clipboard').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Result' }).focus();
    await page.keyboard.press('?');
    await escapeFrom(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  });
});

test('a first visit has a sample post one click away', async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  await screen.button('Try a sample post').click();
  await expect(screen.title).not.toHaveValue('');
  await expect(page.getByRole('complementary', { name: 'What this client asks' })).toContainText('chalk');
  await expect(screen.button('Try a sample post')).toBeHidden();
});

test.describe('what is required', () => {
  test('without a description there is no way on, and Enter says why', { tag: '@full' }, async ({ page }) => {
    const screen = await new ProposalScreen(page).open();
    await expect(screen.button('Continue')).toBeDisabled();
    await screen.title.fill('A job');
    await expect(screen.button('Continue')).toBeDisabled();
    await screen.title.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please enter a job description');
    await expect(screen.description).toBeFocused();
    await screen.description.fill('x');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('a post gives its title; one without a word in it is asked for one, beside the field', { tag: '@full' }, async ({
    page,
  }) => {
    const screen = await new ProposalScreen(page).open();
    await screen.description.fill('Tea shop needs a theme\n\nWe sell tea.');
    await expect(screen.title).toHaveValue('Tea shop needs a theme');
    await screen.title.fill('My own title');
    await screen.description.fill('Another post\n\nWe sell coffee.');
    await expect(screen.title).toHaveValue('My own title');
    await screen.title.fill('');
    await screen.description.fill('123');
    await screen.button('Continue').click();
    await expect(page.getByRole('alert')).toHaveText('Please enter both job title and description before continuing.');
    await expect(screen.title).toBeFocused();
    await screen.description.fill('');
    await screen.generate();
    await expect(page.getByRole('alert')).toHaveText('Job title and description are required.');
    await expect(screen.description).toBeFocused();
  });

  test('a pasted post becomes a letter with one press on the first screen', async ({ page }) => {
    const screen = await new ProposalScreen(page).open();
    await screen.description.fill(`${POST.title}\n\n${POST.description}`);
    await page.getByRole('button', { name: 'Tone: Professional' }).click();
    await expect(page.getByRole('menuitemradio', { name: /^Professional/ })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Free', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Write proposal' }).click();
    await screen.expectWhole();
  });

  test('text in which there is no job leads back to the post with words', { tag: '@full' }, async ({
    page,
    trouble,
  }) => {
    trouble.allow(/422/);
    const screen = await new ProposalScreen(page).open();
    await screen.fillJob({ title: '#NAME?', description: '#NAME?' });
    await screen.generate();
    await expect(page.getByRole('alert').filter({ hasText: 'could not find a job in this text' })).toBeVisible();
    await expect(screen.description).toHaveValue('#NAME?');
  });

  test('a failure shows our own message, and no typed text is lost', async ({ page, trouble }) => {
    trouble.allow(/500/);
    const screen = await new ProposalScreen(page).open();
    await screen.fillJob();
    const json = { message: 'Out of order.', code: 'GENERATION_FAILED' };
    await page.route('**/api/generate-proposal', (route) => route.fulfill({ status: 500, json }));
    await screen.generate();
    await expect(page.getByText('Failed to generate your proposal. Please try again.', { exact: true })).toBeVisible();
    await screen.button('Edit Job Details').click();
    await expect(screen.description).toHaveValue(POST.description);
  });
});

test.describe('the cards', () => {
  test('a new proposal clears the workspace, and Undo brings everything back', async ({ page }) => {
    const screen = await new ProposalScreen(page).open();
    await screen.fillJob();
    await screen.generate();
    await screen.expectDone();
    await screen.button('Start new proposal').click();
    await expect(screen.title).toHaveValue('');
    await screen.button('Undo').click();
    await expect(screen.sheet).toContainText(/oolong/i);
  });
});

test.describe('what a visitor could have', () => {
  test('locked fields are behind a veil that leads to the offer', { tag: '@full' }, async ({ page }) => {
    const screen = await new ProposalScreen(page).open();
    for (const [tab, field] of [
      ['Skills & Experience', 'Your Skills & Experience'],
      ['Sample Proposals', 'Sample 4'],
    ] as const) {
      await screen.tab(tab).click();
      await expect(page.getByText('Pro Features')).toBeVisible();
      await expect(page.getByLabel(field, { exact: true })).toBeDisabled();
      await screen.button('Upgrade to Pro').click();
      await page.getByRole('dialog', { name: 'Upgrade to Pro' }).getByRole('button', { name: 'No thanks' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('only the free tone and style can be chosen', { tag: '@full' }, async ({ page }) => {
    const screen = await new ProposalScreen(page).open();
    await screen.tab('Tone').click();
    await expect(page.getByRole('radio', { name: 'Professional', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Standard', exact: true })).toBeChecked();
    const locked = page.getByRole('radio', { name: /, locked$/ });
    await expect(locked).toHaveCount(9);
    for (const radio of await locked.all()) await expect(radio).toBeDisabled();
    // A click on the card says how to unlock it. By force: the click target is above the words.
    await page.getByText('Warm and easy, still to the point.').click({ force: true });
    await expect(page.getByRole('dialog', { name: 'Upgrade to Pro' })).toBeVisible();
  });
});

test('a phone has everything in one column, the action in reach and the asks from below', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await page.getByRole('button', { name: /^What this client asks/ }).tap();
  await expect(page.getByRole('dialog', { name: 'What this client asks' })).toContainText('oolong');
  await page.getByRole('button', { name: 'Close' }).tap();
  for (const step of [2, 3, 4]) {
    await expect(screen.button('Continue')).toBeInViewport();
    await screen.button('Continue').tap();
    await expectNoSidewaysScroll(page);
    expect(step).toBeLessThan(5);
  }
  await expect(screen.button('Generate Proposal')).toBeInViewport();
  await screen.button('Generate Proposal').tap();
  await screen.expectDone();
  await expectNoSidewaysScroll(page);
});

test('HTML pasted from a page becomes clean text', { tag: '@full' }, async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  await screen.description.focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h2>We need</h2><ul><li>A <b>logo</b></li><li>A sign<script>x</script></li></ul><p>Soon.</p>',
    );
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(screen.description).toHaveValue('We need\n\n- A logo\n- A sign\n\nSoon.');
});

test('axe finds nothing on any state, in light and dark', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const screen = await new ProposalScreen(page).open();
  await expectAccessible(page, 'empty');
  await screen.title.fill('A job');
  await screen.title.press('Enter');
  await expectAccessible(page, 'refused');
  await screen.fillJob();
  await expect(page.getByRole('complementary', { name: 'What this client asks' })).toContainText('oolong');
  await expectAccessible(page, 'filled, with what the client asks');
  for (const tab of ['Skills & Experience', 'Sample Proposals', 'Tone']) {
    await screen.tab(tab).click();
    await expectAccessible(page, tab);
  }
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await expectAccessible(page, 'keys');
  await escapeFrom(keys);
  await screen.button('Generate Proposal').click();
  await screen.expectDone();
  await expectAccessible(page, 'result');
});
