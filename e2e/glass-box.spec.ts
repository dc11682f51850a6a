import { expect, test } from './harness/test.ts';
import { everythingKept, ProposalScreen, SPEED_POST } from './proposal-screen.ts';

test('with the built-in writer nothing leaves, what is claimed is confirmed for good, and no change is asked for', async ({
  page,
}) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await screen.tab('Tone').click();
  await screen.openOtherWay('What we send to the AI');
  const box = page.getByRole('dialog', { name: 'What we send to the AI' });
  await expect(box).toContainText('Nothing leaves this server.');
  await expect(box.getByRole('checkbox')).toHaveCount(0);
  await box.getByRole('button', { name: 'Close' }).click();
  await screen.button('Generate Proposal').click();
  await screen.expectDone();
  await test.step('a change in own words says what it needs', async () => {
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
  await test.step('a claim that the user confirmed is still confirmed after a reload', async () => {
    await screen.button('Edit').click();
    await expect(screen.editor).toBeFocused();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('I built forty tea shops.');
    await screen.button('Save').click();
    await screen.openAbout('Facts');
    const sources = page.getByRole('region', { name: 'Where each sentence comes from' });
    const claim = sources.getByRole('listitem').filter({ hasText: 'forty tea shops' });
    await claim.getByRole('button', { name: 'Keep this sentence' }).click();
    await expect(sources).toContainText('1 confirmed by you');
    await expect.poll(() => everythingKept(page)).toMatch(/"vouched":\["[^"]*forty tea shops/);
    await page.reload();
    await screen.openAbout('Facts');
    await expect(sources).toContainText('1 confirmed by you');
  });
});
