import { expect, type Locator } from '@playwright/test';

/** Closes a dialog by Escape, which is pressed once the dialog has the focus: until then something else would hear it. */
export async function escapeFrom(dialog: Locator): Promise<void> {
  const hasFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus, 'the dialog has the focus').toBe(true);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}
