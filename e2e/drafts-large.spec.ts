import { getDraft, listDrafts } from '#shared/drafts/contract.ts';
import { DraftScreen } from './draft-screen.ts';
import { DraftsPage, signUpPro } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';

const MB = 1_048_576;

/** A megabyte to the letter, in distinguishable paragraphs. */
function longText(): string {
  const paragraphs: string[] = [];
  let length = 0;
  for (let number = 1; length < MB; number += 1) {
    const paragraph = `Paragraph ${number}. ${'All about oolong and how it is brewed. '.repeat(50)}\n\n`;
    paragraphs.push(paragraph);
    length += paragraph.length;
  }
  return paragraphs.join('').slice(0, MB);
}

const wordsOf = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];

test('a megabyte that was uploaded is opened, changed and saved, whole', { tag: '@full' }, async ({ page, app }) => {
  // What a browser does with a megabyte takes long where it has little to itself.
  test.slow();
  const soon = { timeout: 120_000 };
  await signUpPro(page, app);
  const text = longText();
  const list = await new DraftsPage(page).open();
  await list.button('Upload Draft').first().click();
  await page
    .getByLabel('File to upload')
    .setInputFiles({ name: 'All I wrote.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await list.dialog('Upload Draft').getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(list.rows.first()).toContainText('All I wrote', soon);
  await list.rows.first().getByRole('link', { name: 'All I wrote', exact: true }).click();
  const screen = new DraftScreen(page);
  await expect(screen.sheet).toContainText('Paragraph 1.', soon);
  await screen.button('Edit').click();
  await expect(screen.editor).toBeFocused(soon);
  await screen.editor.press('Control+Home');
  await page.keyboard.insertText('Changed at the top. ');
  await screen.button('Save').click();
  await expect(screen.sheet).toContainText('Changed at the top. Paragraph 1.', soon);
  await screen.button('Save draft').click();
  await screen.inDialog('Save draft').click();
  await expect(screen.toast('Draft saved')).toBeVisible();
  const listed = listDrafts.output.parse(await (await page.request.get('/api/drafts')).json());
  const response = await page.request.get(`/api/drafts/${listed.drafts[0]?.id}`);
  const { draft } = getDraft.output.parse(await response.json());
  expect(draft.format).toBe('html');
  // Compared as a whole, and reported in one line if they differ.
  const [before, after] = [wordsOf(`Changed at the top. ${text}`), wordsOf(draft.content)];
  expect(after.length).toBe(before.length);
  expect(after.findIndex((word, index) => word !== before[index])).toBe(-1);
  await page.reload();
  await expect(screen.sheet).toContainText('Changed at the top. Paragraph 1.', soon);
});
