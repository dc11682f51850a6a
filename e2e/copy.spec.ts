import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

/** What the server says the finished text is, read from the stream the page itself reads. */
function plainTextOf(stream: string): string {
  const done = /event: done\ndata: (.*)/.exec(stream)?.[1];
  const answer: unknown = JSON.parse(done ?? 'null');
  if (typeof answer === 'object' && answer !== null && 'plainText' in answer) return String(answer.plainText);
  throw new Error(`no finished proposal in: ${stream.slice(0, 500)}`);
}

test('copying gives the proposal as the server wrote it, to the letter, before and after an edit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  // Read on its way: a browser does not always keep the body of a stream for later.
  let stream = '';
  await page.route('**/api/generate-proposal', async (route) => {
    const response = await route.fetch();
    stream = await response.text();
    await route.fulfill({ response, body: stream });
  });
  await screen.generate();
  await screen.expectDone();
  const written = plainTextOf(stream);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await screen.copyWithBlanks();
  await expect(page.getByText('Copied to clipboard', { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(written);

  await screen.button('Edit').click();
  const editor = page.getByRole('textbox', { name: 'Your proposal' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Thank you.');
  await screen.button('Save').click();
  await expect(page.getByText('Proposal Updated', { exact: true })).toBeVisible();
  await screen.copy.click();
  await expect(async () => expect(await clipboard()).toBe(`${written} Thank you.`)).toPass();
});
