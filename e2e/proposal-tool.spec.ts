import { expectAccessible } from './harness/accessible.ts';
import { escapeFrom } from './harness/keys.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { confirmBlanks, POST, ProposalDesk } from './proposal-desk.ts';

test.describe('from a pasted post to a copied proposal', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('paste, see what the client asks, generate, copy', async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await desk.fillJob();
    const asks = page.getByRole('complementary', { name: 'What this client asks' });
    await expect(asks).toContainText('oolong');
    await expect(asks).toContainText('How would you test the checkout?');
    for (const step of ['Job Description', 'Skills & Experience', 'Sample Proposals']) {
      await expect(desk.tab(step)).toHaveAttribute('aria-selected', 'true');
      await desk.button('Continue').click();
    }
    await desk.button('Generate Proposal').click();
    await desk.expectDone();
    await expect(desk.sheet).toContainText(/^oolong/i);
    await desk.copyWithBlanks();
    await expect(page.getByText('Your proposal has been copied to the clipboard').first()).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^oolong/i);
    expect(copied).not.toMatch(/<\/?p>/);
  });

  test('by keyboard alone', async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await desk.title.focus();
    await page.keyboard.type(POST.title);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(POST.description);
    await page.keyboard.press('Control+Enter');
    await desk.expectDone();
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
  const desk = await new ProposalDesk(page).open();
  await desk.button('Try a sample post').click();
  await expect(desk.title).not.toHaveValue('');
  await expect(page.getByRole('complementary', { name: 'What this client asks' })).toContainText('chalk');
  await expect(desk.button('Try a sample post')).toBeHidden();
});

test.describe('what is required', () => {
  test('without a description there is no way on, and Enter says why', { tag: '@full' }, async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await expect(desk.button('Continue')).toBeDisabled();
    await desk.title.fill('A job');
    await expect(desk.button('Continue')).toBeDisabled();
    await desk.title.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please enter a job description');
    await expect(desk.description).toBeFocused();
    await desk.description.fill('x');
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('Continue asks for the title, Generate for both', { tag: '@full' }, async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await desk.description.fill('A description');
    await desk.button('Continue').click();
    await expect(page.getByText('Required Information Missing', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Please enter both job title and description before continuing.', { exact: true }),
    ).toBeVisible();
    await desk.generate();
    await expect(page.getByText('Missing Information', { exact: true })).toBeVisible();
    await expect(page.getByText('Job title and description are required.', { exact: true })).toBeVisible();
    await expect(desk.tab('Tone')).toHaveAttribute('aria-selected', 'true');
  });

  test('a text over the limit is said to be so and kept whole', { tag: '@full' }, async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await desk.title.fill('A long job');
    await desk.description.fill('word '.repeat(3_800));
    await expect(page.getByText('1,000 characters left')).toBeVisible();
    await desk.description.fill('word '.repeat(4_001));
    await expect(page.getByText('5 characters over the limit')).toBeVisible();
    await desk.generate();
    await expect(desk.description).toBeFocused();
    expect((await desk.description.inputValue()).length).toBe(20_005);
  });

  test('text in which there is no job leads back to the post with words', { tag: '@full' }, async ({
    page,
    trouble,
  }) => {
    trouble.allow(/422/);
    const desk = await new ProposalDesk(page).open();
    await desk.fillJob({ title: '#NAME?', description: '#NAME?' });
    await desk.generate();
    await expect(page.getByRole('alert').filter({ hasText: 'could not find a job in this text' })).toBeVisible();
    await expect(desk.description).toHaveValue('#NAME?');
  });

  test('a failure is told in the words of the house, and nothing typed is lost', async ({ page, trouble }) => {
    trouble.allow(/500/);
    const desk = await new ProposalDesk(page).open();
    await desk.fillJob();
    await page.route('**/api/generate-proposal', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await desk.generate();
    await expect(page.getByText('Failed to generate your proposal. Please try again.', { exact: true })).toBeVisible();
    await desk.button('Edit Job Details').click();
    await expect(desk.description).toHaveValue(POST.description);
  });
});

test.describe('the cards', () => {
  test('fold to a summary and open again', { tag: '@full' }, async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await desk.tab('Tone').click();
    await expect(page.getByText('Untitled Job')).toBeVisible();
    // Nothing is in it to be summed up: its fields are there again.
    await desk.tab('Job Description').click();
    await expect(desk.button('Edit Job Details')).toHaveCount(0);
    await desk.fillJob({ title: 'Tea shop', description: 'ab '.repeat(60) });
    await desk.button('Continue').click();
    await expect(page.getByText(`${'ab '.repeat(34).slice(0, 100)}...`)).toBeVisible();
    await desk.button('Continue').click();
    await expect(desk.button('Add Information')).toBeVisible();
    await desk.button('Continue').click();
    await expect(desk.button('Add Samples')).toBeVisible();
    await desk.button('Edit Job Details').click();
    await expect(desk.title).toBeFocused();
  });

  test('the result is out of reach until there is one', { tag: '@full' }, async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await expect(desk.tab('Result')).toBeDisabled();
    await desk.fillJob();
    await desk.generate();
    await desk.expectDone();
    await desk.tab('Tone').click();
    await expect(desk.tab('Result')).toBeEnabled();
  });

  test('a new proposal clears the desk, and Undo brings everything back', async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await desk.fillJob();
    await desk.generate();
    await desk.expectDone();
    await desk.button('Start new proposal').click();
    await expect(desk.title).toHaveValue('');
    await desk.button('Undo').click();
    await expect(desk.sheet).toContainText(/oolong/i);
  });
});

test.describe('what a visitor could have', () => {
  test('locked fields stand behind a veil that leads to the offer', { tag: '@full' }, async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    for (const [tab, field] of [
      ['Skills & Experience', 'Your Skills & Experience'],
      ['Sample Proposals', 'Sample 4'],
    ] as const) {
      await desk.tab(tab).click();
      await expect(page.getByText('Pro Features')).toBeVisible();
      await expect(page.getByLabel(field, { exact: true })).toBeDisabled();
      await desk.button('Upgrade to Pro').click();
      await page.getByRole('dialog', { name: 'Upgrade to Pro' }).getByRole('button', { name: 'No thanks' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

  test('only the free tone and style can be chosen', { tag: '@full' }, async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await desk.tab('Tone').click();
    await expect(page.getByRole('radio', { name: 'Professional', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Standard', exact: true })).toBeChecked();
    const locked = page.getByRole('radio', { name: /, locked$/ });
    await expect(locked).toHaveCount(9);
    for (const radio of await locked.all()) await expect(radio).toBeDisabled();
    // A press on the card says how it is had. By force: what takes it lies over the words.
    await page.getByText('Warm and easy, still to the point.').click({ force: true });
    await expect(page.getByRole('dialog', { name: 'Upgrade to Pro' })).toBeVisible();
  });

  test('the upgrade is offered a moment after the third proposal of a session', { tag: '@full' }, async ({ page }) => {
    const desk = await new ProposalDesk(page).open();
    await desk.fillJob();
    const offer = page.getByRole('dialog', { name: 'Upgrade to Pro' });
    for (let count = 1; count <= 3; count += 1) {
      await expect(offer).toBeHidden();
      await desk.generate();
      await desk.expectDone();
    }
    await expect(offer).toBeVisible();
  });
});

test('a phone has everything in one column, the action in reach and the asks from below', async ({ newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob();
  await page.getByRole('button', { name: /^What this client asks/ }).tap();
  await expect(page.getByRole('dialog', { name: 'What this client asks' })).toContainText('oolong');
  await page.getByRole('button', { name: 'Close' }).tap();
  for (const step of [2, 3, 4]) {
    await expect(desk.button('Continue')).toBeInViewport();
    await desk.button('Continue').tap();
    await expectNoSidewaysScroll(page);
    expect(step).toBeLessThan(5);
  }
  await expect(desk.button('Generate Proposal')).toBeInViewport();
  await desk.button('Generate Proposal').tap();
  await desk.expectDone();
  await expectNoSidewaysScroll(page);
});

test('HTML pasted from a page becomes clean text', { tag: '@full' }, async ({ page }) => {
  const desk = await new ProposalDesk(page).open();
  await desk.description.focus();
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
  await expect(desk.description).toHaveValue('We need\n\n- A logo\n- A sign\n\nSoon.');
});

test('axe finds nothing on any state, in light and dark', { tag: '@full' }, async ({ page }) => {
  test.slow();
  const desk = await new ProposalDesk(page).open();
  await expectAccessible(page, 'empty');
  await desk.title.fill('A job');
  await desk.title.press('Enter');
  await expectAccessible(page, 'refused');
  await desk.fillJob();
  await expect(page.getByRole('complementary', { name: 'What this client asks' })).toContainText('oolong');
  await expectAccessible(page, 'filled, with what the client asks');
  for (const tab of ['Skills & Experience', 'Sample Proposals', 'Tone']) {
    await desk.tab(tab).click();
    await expectAccessible(page, tab);
  }
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await expectAccessible(page, 'keys');
  await escapeFrom(keys);
  await desk.button('Generate Proposal').click();
  await desk.expectDone();
  await expectAccessible(page, 'result');
});
