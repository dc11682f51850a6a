import { expect, test } from './harness/test.ts';
import { ProposalScreen, SPEED_POST } from './proposal-screen.ts';

test('without a language model no change is asked for, and the page says how to get one', { tag: '@full' }, async ({
  page,
}) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await screen.generate();
  await screen.expectDone();
  await screen.button('Ask for a change').click();
  const form = page.getByRole('form', { name: 'Change your proposal' });
  await expect(form).toContainText('Changes in your own words need a language model.');
  await expect(form).toContainText('“Write it with your assistant”');
  await expect(form.getByLabel('Ask for a change')).toHaveCount(0);
  await expect(form.getByRole('link', { name: 'Account → Writer' })).toHaveAttribute('href', '/account?tab=writer');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(screen.button('Ask for a change')).toBeFocused();
});
