import type { Page } from '@playwright/test';
import { DraftsPage, signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

const picker = (page: Page) => page.getByLabel('File to upload');
const file = (name: string, content: Buffer | string, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

async function openUpload(page: Page): Promise<DraftsPage> {
  const screen = await new DraftsPage(page).open();
  await expect(page.getByRole('tabpanel').last()).toContainText('No drafts found');
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
  await picker(page).setInputFiles(file('photo.txt', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')));
  await expectAccessible(page, 'a refused file');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid file typePlease upload a text file (.txt, .md, etc.)');
  await expect(dialog.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
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
