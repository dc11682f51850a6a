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

test('a file let fall is taken, also by its dangerous name and for the dangerous words in it', {
  tag: '@full',
}, async ({ page, app }) => {
  await signUpPro(page, app);
  const screen = await openUpload(page);
  const html =
    '<img src=x onerror="window.__pwn=1"><script>window.__pwn=1</script><a href="javascript:window.__pwn=1">x</a>';
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], '<img src=x onerror="window.__pwn=1">.txt', { type: 'text/plain' }));
    return transfer;
  }, html);
  await page.getByText('Drop a text file here').dispatchEvent('drop', { dataTransfer: data });
  await screen.button('Upload').click();
  await expect(screen.toast('Draft uploaded successfully')).toBeVisible();
  await screen.rows.first().getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'View history' }).click();
  await expect(page.getByRole('article', { name: 'Letter' })).toContainText(html);
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('while it is on its way the dialog stays; when it fails the file is still there, and a second try makes one draft', {
  tag: '@full',
}, async ({ page, app, trouble }) => {
  trouble.allow(/Failed to load resource/);
  await signUpPro(page, app);
  const screen = await openUpload(page);
  const dialog = screen.dialog('Upload Draft');
  await picker(page).setInputFiles(file('Tea shop.txt', 'Dear Ms Leaf'));
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/drafts/save', async (route) => {
    // It arrives; only the answer is lost.
    await route.fetch();
    await held;
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Uploading...' })).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  answer();
  await expect(dialog.getByRole('alert')).toHaveText(/^Upload failed.*An error occurred while uploading your draft/);
  await expect(dialog.getByText('Tea shop.txt')).toBeVisible();
  await page.unroute('**/api/drafts/save');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(screen.toast('Draft uploaded successfully')).toBeVisible();
  await screen.expectNames('Tea shop');
});

test("the server's own words are said when it refuses, and its silence when it says nothing of use", {
  tag: '@full',
}, async ({ page, app, trouble }) => {
  trouble.allow(/Failed to load resource/);
  await signUpPro(page, app);
  const screen = await openUpload(page);
  const dialog = screen.dialog('Upload Draft');
  await picker(page).setInputFiles(file('Tea shop.txt', 'Dear Ms Leaf'));
  const refused = { message: 'Premium subscription required', code: 'PREMIUM_REQUIRED' };
  for (const [answer, words] of [
    [{ status: 403, json: refused }, 'Premium subscription required'],
    [{ status: 200, json: { success: false } }, 'Failed to upload draft'],
  ] as const) {
    await page.route('**/api/drafts/save', (route) => route.fulfill(answer));
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog.getByRole('alert')).toHaveText(`Upload failed${words}`);
    await page.unroute('**/api/drafts/save');
  }
});
