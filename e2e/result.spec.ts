import { expect } from '@playwright/test';
import {
  clipboard,
  confirmBlank,
  copied,
  editor,
  notes,
  press,
  sheet,
  startEditing,
  test,
} from './harness/result-page.ts';

test.describe('editing', () => {
  test('changes are styled, undone, done again and saved', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await page.keyboard.type('Hello ');
    await press(page, 'Bold');
    await page.keyboard.type('you');
    await expect(editor(page).locator('strong', { hasText: 'you' })).toBeVisible();
    await press(page, 'Undo');
    await expect(editor(page)).not.toContainText('Hello you');
    await press(page, 'Redo');
    await expect(editor(page)).toContainText('Hello youOolong');
    await press(page, 'Bullets');
    await expect(editor(page).locator('ul li').first()).toHaveText('Hello youOolong');
    await press(page, 'Numbers');
    await expect(editor(page).locator('ol li').first()).toHaveText('Hello youOolong');
    await press(page, 'Save');
    await expect(page.getByText('Proposal Updated', { exact: true })).toBeVisible();
    await expect(page.getByText('Your changes have been saved.', { exact: true })).toBeVisible();
    await expect(sheet(page).locator('ol li').first()).toHaveText('Hello youOolong');
    await expect(sheet(page).locator('ol li strong').first()).toHaveText('you');
  });

  test('begins where the reader looks, with its tools in sight', { tag: '@full' }, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await open('done');
    // The words are there before what can be done with them, in another sheet.
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await sheet(page).getByRole('heading').last().scrollIntoViewIfNeeded();
    await startEditing(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.type('Here ');
    await expect(editor(page)).toContainText('Here ');
    await expect(editor(page).locator('p').first()).not.toContainText('Here ');
    await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('a discarded edit can be restored', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await page.keyboard.type('Twenty minutes of work. ');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).not.toContainText('Twenty minutes');
    await press(page, 'Undo');
    await expect(editor(page)).toContainText('Twenty minutes of work.');
  });

  test('an edit without a change leaves the proposal as it was, to the letter', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await open('done');
    const before = await copied(page, { isAsked: true });
    await startEditing(page);
    await press(page, 'Save');
    expect(await copied(page)).toBe(before);
  });

  test('links are web addresses, and copying writes them out', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await page.keyboard.press('Shift+End');
    await press(page, 'Link');
    const address = page.getByRole('textbox', { name: 'Web address' });
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Link' }).getByRole('alert')).toHaveText(
      'Enter a web address, for example https://example.com.',
    );
    await address.fill('tea.example.com/work');
    await address.press('Enter');
    await expect(editor(page)).toBeFocused();
    await press(page, 'Save');
    await expect(sheet(page).getByRole('link', { name: 'Oolong' })).toHaveAttribute(
      'href',
      'https://tea.example.com/work',
    );
    expect(await copied(page, { isAsked: true })).toMatch(/^Oolong \(https:\/\/tea\.example\.com\/work\)\n\n/);
  });

  test('a blank of an older proposal is one press away and is typed over', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    await expect(notes(page)).toContainText('1 blank to fill in');
    await notes(page).click();
    await page.getByRole('button', { name: /^Fill in: \[your answer/ }).click();
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('Yes, twice.');
    await expect(notes(page)).not.toContainText('blank');
    await expect(editor(page)).toContainText('Yes, twice.');
  });
});

test.describe('copying', () => {
  test('the clipboard holds what the sheet shows, in styled and in plain letters', async ({ page, open }) => {
    await open('done');
    await press(page, 'Copy');
    await confirmBlank(page);
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    await expect(
      page.getByText(/^Your proposal has been copied to the clipboard\. 1 blank is still in it\. Screen readers /),
    ).toBeVisible();
    const styled = await clipboard(page);
    expect(styled).toContain('\n\n𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱\n\n• The slow checkout fixed, with the cause written down\n• ');
    expect(styled).toContain('\n\n1. Profile the checkout');

    await page.getByRole('switch', { name: 'Plain letters' }).click();
    await expect(sheet(page)).toContainText('What you need');
    await page.keyboard.press('Control+Shift+C');
    await expect(async () => expect(await clipboard(page)).toContain('\n\nWhat you need\n\n')).toPass();
    expect(await clipboard(page)).toContain('P.S. I have led');

    await page.reload();
    await expect(page.getByRole('switch', { name: 'Plain letters' })).toBeChecked();
  });

  test('a browser that refuses leaves the text selected for copying by hand', { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error('denied'));
      Reflect.set(Document.prototype, 'execCommand', () => false);
    });
    await open('done');
    await press(page, 'Copy');
    await confirmBlank(page);
    await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible();
    await expect(page.getByText('There was an error copying the proposal', { exact: true })).toBeVisible();
    const field = page.getByRole('dialog').getByRole('textbox');
    await expect(field).toBeFocused();
    const selected = await field.evaluate((f: HTMLTextAreaElement) => f.value.slice(f.selectionStart, f.selectionEnd));
    expect(selected).toMatch(/^Oolong\n\nYour checkout/);
  });

  test('an old browser copies by selection', { tag: '@full' }, async ({ page, open }) => {
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error('denied'));
    });
    await open('done');
    await press(page, 'Copy');
    await confirmBlank(page);
    await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
    expect(await clipboard(page)).toMatch(/^Oolong\n\nYour checkout/);
  });
});

test.describe('emoji', () => {
  test('are found by keyboard, land at the cursor and are remembered', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    await page.keyboard.press('End');
    await press(page, 'Insert emoji');
    const picker = page.getByRole('dialog', { name: 'Emoji' });
    await expect(picker.getByRole('group')).toHaveCount(7);
    await expect(picker.getByRole('button', { name: 'grinning face', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(editor(page).locator('p').first()).toHaveText('Oolong😃!');

    await press(page, 'Insert emoji');
    await expect(picker.getByRole('group', { name: 'Recent' }).getByRole('button')).toHaveText(['😃']);
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    await expect(editor(page)).toBeVisible();
  });

  test('no more than eight are remembered, also after a reload', { tag: '@full' }, async ({ page, open }) => {
    await open('done');
    await startEditing(page);
    for (let n = 0; n < 9; n += 1) {
      await press(page, 'Insert emoji');
      await page.getByRole('group', { name: 'Nature' }).getByRole('button').nth(n).click();
    }
    await page.reload();
    await startEditing(page);
    await press(page, 'Insert emoji');
    const recent = page.getByRole('group', { name: 'Recent' }).getByRole('button');
    await expect(recent).toHaveText(['🌻', '🌸', '🌵', '🌴', '🌲', '🌳', '🍀', '🌿']);
  });
});

test('the figures follow every letter', { tag: '@full' }, async ({ page, open }) => {
  await open('done');
  await page.getByLabel('HTML of the proposal').fill('<p><strong>𝗪𝗵𝘆 𝗺𝗲</strong></p><p>Two words 🚀</p>');
  await expect(page.getByText('4 words', { exact: true })).toBeVisible();
  await expect(page.getByText('25 of 5,000 characters', { exact: true })).toBeVisible();
  await expect(page.getByText('20 in plain letters', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: "Client's list view" })).toContainText('𝗪𝗵𝘆 𝗺𝗲 Two words 🚀');
  await expect(sheet(page).getByRole('heading', { name: 'Why me' })).toBeVisible();
  await page.getByLabel('HTML of the proposal').fill(`<p>${'a'.repeat(5001)}</p>`);
  await expect(page.getByText('5,001 of 5,000 characters: too long for most platforms')).toBeVisible();
});

test('the page follows the text until the reader scrolls up, and again from the end', { tag: '@full' }, async ({
  page,
  open,
}) => {
  const isAtEnd = () =>
    page.evaluate(() => {
      const end = document.querySelector('article')?.getBoundingClientRect().bottom ?? 0;
      return end <= window.innerHeight + 80;
    });
  await open('streaming');
  await expect(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200)).toPass();
  await expect.poll(isAtEnd).toBe(true);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, -150);
  await expect(async () => expect(await isAtEnd()).toBe(false)).toPass();
  const stayed = await page.evaluate(() => window.scrollY);
  const words = page.getByText(/words so far/);
  const before = await words.textContent();
  await expect(words).not.toHaveText(before ?? '');
  expect(await page.evaluate(() => window.scrollY)).toBe(stayed);
  await page.mouse.wheel(0, 100_000);
  await expect(async () => expect(await isAtEnd()).toBe(true)).toPass();
});
