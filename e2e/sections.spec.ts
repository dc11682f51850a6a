import { expect, test } from './harness/test.ts';
import { everythingKept, ProposalScreen, SPEED_POST, textOf } from './proposal-screen.ts';

test('one section is rewritten, at the second try, all else stays, and the old text can be restored', {
  tag: '@main',
}, async ({ page, trouble }) => {
  trouble.allow(/ERR_FAILED/);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(SPEED_POST);
  await screen.generate();
  await screen.expectDone();
  const own = screen.section('First step');
  const others = screen.section('Answers');
  const [before, rest] = [await textOf(own), await textOf(others)];
  // The built-in writer has no more than one.
  await expect(screen.sheet.getByRole('button', { name: 'Other openings' })).toHaveCount(0);
  const toolbar = await screen.openSection('First step');
  await page.route('**/api/rewrite-section', (route) => route.abort());
  await toolbar.getByRole('button', { name: 'Regenerate “First step”' }).click();
  await expect(own.getByRole('alert')).toContainText('could not be rewritten. It is unchanged');
  expect(await textOf(own)).toBe(before);
  await page.unroute('**/api/rewrite-section');
  await own.getByRole('button', { name: 'Try again' }).click();
  // The toast stays while a pointer is over it.
  await page.getByText('“First step” is rewritten', { exact: true }).hover();
  await expect.poll(() => textOf(own)).not.toBe(before);
  expect(await textOf(others)).toBe(rest);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => textOf(own)).toBe(before);
});

test('with the built-in writer nothing leaves; what is confirmed and locked stays when all is regenerated, and the version before can be restored', async ({
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
  // Words that only this version has.
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
  const toolbar = await screen.openSection('First step');
  await toolbar.getByRole('button', { name: 'Lock “First step”' }).click();
  const locked = screen.sheet.getByRole('button', { name: 'Actions for “First step”, locked' });
  await expect(locked).toBeVisible();
  await page.reload();
  await screen.openAbout('Facts');
  await expect(sources).toContainText('1 confirmed by you');
  await expect(locked).toBeVisible();

  const [whole, kept] = [await textOf(screen.sheet), await textOf(screen.section('First step'))];
  await screen.button('Regenerate').click();
  await expect.poll(() => everythingKept(page)).toContain('"history":[{"status":"done"');
  await screen.expectDone();
  await expect(screen.sheet).not.toContainText('forty tea shops');
  expect(await textOf(screen.section('First step'))).toBe(kept);
  await screen.button('More actions').click();
  await page.getByRole('menuitem', { name: 'Versions of this proposal' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of this proposal' });
  await expect(versions.getByRole('article')).toHaveCount(2);
  await versions.getByRole('button', { name: /^Restore: / }).click();
  await expect(versions).toHaveCount(0);
  await expect.poll(() => textOf(screen.sheet)).toBe(whole);
});
