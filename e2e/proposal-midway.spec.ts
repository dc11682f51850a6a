import { CUT_OFF } from './harness/cut-off.ts';
import { ProposalScreen } from './proposal-screen.ts';
import { expect, startWithoutDelay, test } from './slow-app.ts';

test('Stop keeps what is there, also after a reload, and Continue writing goes on from it', async ({ page }) => {
  const screen = await new ProposalScreen(page).open();
  await screen.beginWriting();
  await page.keyboard.press('Escape');
  await expect(screen.button('Stop')).toBeHidden();
  const kept = (await screen.sheet.innerText()).trimEnd();
  await page.reload();
  await expect(screen.button('Continue writing')).toBeVisible();
  const isLonger = async () => {
    const shown = (await screen.sheet.innerText()).trimEnd();
    return shown.startsWith(kept) && shown.length > kept.length;
  };
  await screen.button('Continue writing').click();
  await expect.poll(isLonger).toBe(true);
  await expect(screen.button('Stop')).toBeVisible();
});

test('a proposal goes on after a reload, without a network and through a restart of the server, to its end', {
  tag: '@main',
}, async ({ page, context, app, trouble }) => {
  trouble.allow(CUT_OFF);
  const screen = await new ProposalScreen(page).open();
  await screen.beginWriting();
  const before = (await screen.sheet.innerText()).trimEnd();
  await page.reload();
  await screen.expectWriting();
  await expect.poll(async () => (await screen.sheet.innerText()).startsWith(before)).toBe(true);
  await context.setOffline(true);
  // A browser set to offline keeps open connections; this one really has no network.
  await app.end('SIGKILL');
  await expect(
    page.getByText('You’re offline. What was written so far is saved; writing continues when you’re back.'),
  ).toBeVisible();
  await startWithoutDelay(app);
  await context.setOffline(false);
  await screen.expectWhole();
});
