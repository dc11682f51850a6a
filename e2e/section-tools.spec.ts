import { expect } from '@playwright/test';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { editor, press, sheet, startEditing, test } from './harness/result-page.ts';

const APPROACH = 'First step';

test('a section being rewritten can be cancelled, and says nothing more then', { tag: '@full' }, async ({
  page,
  open,
}) => {
  await open('section-waiting');
  await press(page, `Actions for “${APPROACH}”`);
  await press(page, `Shorten “${APPROACH}”`);
  await expect(sheet(page).getByRole('status')).toContainText(`Shortening “${APPROACH}”`);
  await press(page, `Cancel: Shortening “${APPROACH}”`);
  await expect(sheet(page).getByRole('status')).toHaveCount(0);
  await expect(sheet(page).getByRole('button', { name: `Shorten “${APPROACH}”` })).toBeVisible();
});

test('a locked section keeps its words while all else is regenerated', { tag: '@full' }, async ({ page, open }) => {
  await open('section-locked');
  const kept = 'Profile the checkout';
  await expect(sheet(page)).toContainText(kept);
  await press(page, 'Regenerate');
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await expect(sheet(page)).toContainText('The discounts mov');
  await expect(sheet(page)).toContainText(kept);
  await expect(sheet(page)).toContainText(`“${APPROACH}” stays unchanged`);
  await expectAccessible(page, 'writing around a locked section');
});

test('the focus is on Edit again when editing has ended', { tag: '@full' }, async ({ page, open }) => {
  await open('done');
  await startEditing(page);
  await press(page, 'Cancel');
  await expect(editor(page)).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText('Edit');
});

test('changes that were discarded do not come back over newer ones', { tag: '@full' }, async ({ page, open }) => {
  await open('done');
  await startEditing(page);
  await page.keyboard.type('An older word. ');
  await expect(editor(page)).toContainText('An older word.');
  await press(page, 'Cancel');
  const message = page.getByRole('region', { name: /notifications/i });
  // It stays while a pointer is over it.
  await message.getByText('Your changes were discarded', { exact: true }).hover();
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('A newer word. ');
  await expect(editor(page)).toContainText('A newer word.');
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(message).toContainText('Your discarded changes could not be restored');
  await expect(editor(page)).toContainText('A newer word.');
});

for (const width of [390, 1440])
  test(`nothing is wrong with the tools of a section and the list of versions at ${width}`, { tag: '@full' }, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('section-refused');
    await press(page, `Actions for “${APPROACH}”`);
    await press(page, `Shorten “${APPROACH}”`);
    await expect(sheet(page).getByRole('alert')).toBeVisible();
    await press(page, 'Actions for “Next step”');
    await expect(sheet(page).getByRole('toolbar', { name: 'Section “Next step”' })).toBeVisible();
    await expectAccessible(page, 'tools of a section');
    await expectNoSidewaysScroll(page);

    await open('versions');
    await press(page, 'More actions');
    await page.getByRole('menuitem', { name: 'Versions of this proposal' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions of this proposal' });
    await versions
      .getByRole('button', { name: /^View: / })
      .first()
      .click();
    await expect(versions.getByRole('button', { name: /^Show less: / })).toBeVisible();
    await expectAccessible(page, 'versions');
  });
