import { CUT_OFF } from './harness/cut-off.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

test('a proposal is stopped, continued, and goes on after a reload, without a network and through a restart of the server', async ({
  page,
  context,
  app,
  trouble,
}) => {
  trouble.allow(CUT_OFF);
  // Too slowly to wait for its end. From the second start on the rest is written at once.
  await app.end('SIGTERM');
  await app.start({ WRITING_PACE: '12' });
  const screen = await new ProposalScreen(page).open();
  const shown = async () => (await screen.sheet.innerText()).trimEnd();
  await test.step('Stop keeps what is there, also after a reload, and Continue writing goes on from it', async () => {
    await screen.fillJob();
    await screen.generate();
    await screen.expectWriting();
    await page.keyboard.press('Escape');
    await expect(screen.button('Stop')).toBeHidden();
    const kept = await shown();
    await page.reload();
    await screen.button('Continue writing').click();
    const isLonger = async () => (await shown()).startsWith(kept) && (await shown()).length > kept.length;
    await expect.poll(isLonger).toBe(true);
    await expect(screen.button('Stop')).toBeVisible();
  });
  const before = await shown();
  await page.reload();
  await screen.expectWriting();
  await expect.poll(async () => (await shown()).startsWith(before)).toBe(true);
  await context.setOffline(true);
  // A browser set to offline keeps open connections; this one really has no network.
  await app.end('SIGKILL');
  await expect(
    page.getByText('You’re offline. What was written so far is saved; writing continues when you’re back.'),
  ).toBeVisible();
  await app.start();
  await context.setOffline(false);
  await screen.expectWhole();
});
