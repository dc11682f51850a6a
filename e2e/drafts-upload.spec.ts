import type { Page } from '@playwright/test';
import { DraftsPage, signUpPro } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';

const MB = 1_048_576;
const picker = (page: Page) => page.getByLabel('File to upload');
const file = (name: string, content: Buffer | string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

async function openUpload(page: Page): Promise<DraftsPage> {
  const screen = await new DraftsPage(page).open();
  await screen.button('Upload Draft').first().click();
  await expect(screen.dialog('Upload Draft')).toBeVisible();
  return screen;
}

/** Keeps what the page sends when it saves a draft. */
function bodiesOf(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/drafts/save')) sent.push(request.postDataJSON());
  });
  return sent;
}

test('a text file is chosen, taken back, chosen again and becomes a saved draft', async ({ page, app }) => {
  await signUpPro(page, app);
  const sent = bodiesOf(page);
  const screen = await openUpload(page);
  const dialog = screen.dialog('Upload Draft');
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  await expect(picker(page)).toHaveAttribute('accept', '.txt,.md,.text,text/plain');
  await picker(page).setInputFiles(file('Wrong.txt', 'Hello'));
  await dialog.getByRole('button', { name: 'Remove Wrong.txt' }).click();
  await expect(dialog.getByText('Wrong.txt')).toHaveCount(0);
  await picker(page).setInputFiles(file('Tea shop.md', 'Dear Ms Leaf,\r\n\r\nhello', 'text/markdown'));
  await expect(dialog.getByText('Tea shop.md')).toBeVisible();
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(screen.messages).toContainText('Draft uploaded successfullyYour proposal draft has been saved');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await screen.expectNames('Tea shop');
  await expect(screen.rows.first()).toContainText('Imported from file: Tea shop.md');
  await expect(screen.rows.first()).toContainText('Saved');
  expect(sent).toEqual([
    {
      name: 'Tea shop',
      jobTitle: 'Imported from file: Tea shop.md',
      jobDescription: 'Dear Ms Leaf,\r\n\r\nhello...',
      content: 'Dear Ms Leaf,\r\n\r\nhello',
      type: 'saved',
    },
  ]);
});

test('what is no text, too large or empty is refused before anything is sent', { tag: '@full' }, async ({
  page,
  app,
}) => {
  await signUpPro(page, app);
  const sent = bodiesOf(page);
  const screen = await openUpload(page);
  const invalid = ['Invalid file type', 'Please upload a text file (.txt, .md, etc.)'];
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  for (const [given, words] of [
    [file('photo.png', png, 'image/png'), invalid],
    [file('photo.txt', png), invalid],
    [file('packed.md', Buffer.from('1f8b08000000000000034b', 'hex')), invalid],
    [file('broken.txt', Buffer.from([0x48, 0x69, 0xff])), invalid],
    [file('nul.txt', 'a\0b'), invalid],
    [file('large.txt', 'a'.repeat(MB + 1)), ['File too large', 'Maximum file size is 1MB']],
    [file('empty.txt', ''), ['Empty file', 'There is no text in this file.']],
  ] as const) {
    await picker(page).setInputFiles(given);
    await expect(screen.dialog('Upload Draft').getByRole('alert')).toHaveText(words.join(''));
    await expect(screen.dialog('Upload Draft').getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  }
  await picker(page).setInputFiles(file('good.txt', 'Hello'));
  await expect(screen.dialog('Upload Draft').getByRole('alert')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('every encoding of text, and one whole megabyte, arrive letter for letter', { tag: '@full' }, async ({
  page,
  app,
}) => {
  await signUpPro(page, app);
  const sent = bodiesOf(page);
  const text = 'Grüße, 世界 🚀\r\nsecond line';
  const utf16 = Buffer.from(text, 'utf16le');
  const files = [
    file('utf8-mark.txt', `\uFEFF${text}`),
    file('utf16le.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])),
    file('utf16be.txt', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])),
    file('utf16le-unmarked.txt', utf16),
    file('utf16be-unmarked.txt', Buffer.from(utf16).swap16()),
    file('whole.txt', 'a'.repeat(MB)),
  ];
  const screen = await new DraftsPage(page).open();
  for (const [index, given] of files.entries()) {
    await screen.button('Upload Draft').first().click();
    await picker(page).setInputFiles(given);
    await screen.button('Upload').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(screen.rows).toHaveCount(index + 1);
  }
  expect(sent.map((body) => (body as { content: string }).content)).toEqual([...Array(5).fill(text), 'a'.repeat(MB)]);
});
