import { ProposalScreen } from './proposal-screen.ts';
import { expect, test } from './slow-app.ts';

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
