import { DraftScreen, draftsOf } from './draft-screen.ts';
import { signUpPro } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { POST } from './proposal-screen.ts';

test('a second tab follows live, overwrites nothing, and can take over, also in the middle of an edit, in one draft', async ({
  page,
  context,
  app,
}) => {
  const person = await signUpPro(page, app);
  const first = await new DraftScreen(page).open();
  await first.typeAndSave('Typed in the first');
  const [{ id } = { id: '' }] = await draftsOf(app, person);
  const second = await new DraftScreen(await context.newPage()).open();
  await expect(second.page.getByText('This proposal is open in another tab')).toBeVisible();
  await expect(second.title).toHaveValue('Typed in the first');
  await expect(second.title).toBeDisabled();
  await expectAccessible(second.page.getByRole('main'), 'open in another tab');
  await first.title.fill('Changed in the first');
  await expect(second.title).toHaveValue('Changed in the first');
  await second.button('Work here instead').click();
  await expect(second.title).toBeEnabled();
  await second.typeAndSave('Changed in the second', POST.description);
  await expect(first.title).toHaveValue('Changed in the second');
  await expect(first.page.getByText('This proposal is open in another tab')).toBeVisible();
  expect(await draftsOf(app, person)).toMatchObject([{ id, job_title: 'Changed in the second' }]);
  await test.step('an edit goes on in the other tab without losing a word', async () => {
    await second.generate();
    await second.expectDone();
    await second.button('Edit').click();
    await second.editor.press('Control+End');
    await second.editor.pressSequentially(' Typed in the second.');
    await expect(first.sheet).toContainText('Typed in the second.');
    await expect(first.editor).toHaveCount(0);
    await second.page.close();
    await expect(first.editor).toContainText('Typed in the second.');
  });
});
