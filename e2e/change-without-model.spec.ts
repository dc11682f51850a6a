import { expect, test } from './harness/test.ts';
import { ProposalDesk, SPEED_POST } from './proposal-desk.ts';

test('without a language model no change is asked for, and the page says how to get one', async ({ page }) => {
  const desk = await new ProposalDesk(page).open();
  await desk.fillJob(SPEED_POST);
  await desk.generate();
  await desk.expectDone();
  await desk.button('Ask for a change').click();
  const form = page.getByRole('form', { name: 'Change your proposal' });
  await expect(form).toContainText('Changes in your own words need a language model.');
  await expect(form).toContainText('“Write it with your assistant”');
  await expect(form.getByLabel('Ask for a change')).toHaveCount(0);
  await expect(form.getByRole('link', { name: 'Account → Writer' })).toHaveAttribute('href', '/account?tab=writer');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(desk.button('Ask for a change')).toBeFocused();
});
