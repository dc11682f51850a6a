import { expectAccessible } from './harness/accessible.ts';
import type { App } from './harness/app.ts';
import { CUT_OFF } from './harness/cut-off.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

// Too slow to wait for the end: every step in the middle of a proposal really happens in the middle.
test.use({ appSettings: { WRITING_PACE: '12' } });
// A restarted app shows the rest at once: the test waits for it to arrive.
const AT_ONCE = { WRITING_PACE: '0' };

/** For the next test with this app. */
async function asBefore(app: App): Promise<void> {
  await app.end('SIGTERM');
  await app.start();
}

test('Stop keeps what is there, and Continue writing brings the rest', async ({ page, app, trouble }) => {
  trouble.allow(CUT_OFF);
  const screen = await new ProposalScreen(page).open();
  await screen.beginWriting();
  await page.keyboard.press('Escape');
  await expect(screen.button('Stop')).toBeHidden();
  const kept = await screen.sheet.innerText();
  await expectAccessible(page, 'stopped');
  await page.reload();
  await expect(screen.button('Continue writing')).toBeVisible();
  expect((await screen.sheet.innerText()).startsWith(kept.trimEnd())).toBe(true);
  await app.end('SIGKILL');
  await app.start(AT_ONCE);
  await screen.button('Continue writing').click();
  await screen.expectWhole();
  await asBefore(app);
});

test('without a network what has arrived stays, and writing goes on when it is back', async ({
  page,
  context,
  app,
  trouble,
}) => {
  trouble.allow(CUT_OFF);
  const screen = await new ProposalScreen(page).open();
  await screen.beginWriting();
  await context.setOffline(true);
  // A browser set to offline keeps open connections; this one really has no network.
  await app.end('SIGKILL');
  await expect(
    page.getByText('You’re offline. What was written so far is saved; writing continues when you’re back.'),
  ).toBeVisible();
  await expectAccessible(page, 'offline');
  await app.start(AT_ONCE);
  await context.setOffline(false);
  await screen.expectWhole();
  await asBefore(app);
});

test('a restart of the server in the middle is waited for', { tag: '@full' }, async ({ page, app, trouble }) => {
  trouble.allow(CUT_OFF);
  const screen = await new ProposalScreen(page).open();
  await screen.beginWriting();
  await app.end('SIGKILL');
  await expect(page.getByText('The connection broke. Picking up where it stopped.')).toBeVisible();
  await app.start(AT_ONCE);
  await screen.expectWhole();
  await asBefore(app);
});

test('an edit begun in one tab is read-only in the next, and goes on there without losing a word', {
  tag: '@full',
}, async ({ page, context }) => {
  const first = await new ProposalScreen(page).open();
  await first.beginWriting();
  await first.button('Stop').click();
  await first.button('Edit').click();
  await first.editor.press('Control+End');
  await first.editor.pressSequentially(' Typed in the first.');
  const second = await new ProposalScreen(await context.newPage()).open();
  await expect(second.sheet).toContainText('Typed in the first.');
  await expect(second.editor).toHaveCount(0);
  await second.button('Work here instead').click();
  await second.editor.press('Control+End');
  await second.editor.pressSequentially(' And in the second.');
  await expect(first.sheet).toContainText('Typed in the first. And in the second.');
  await expect(first.editor).toHaveCount(0);
});
