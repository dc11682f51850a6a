import { readFile } from 'node:fs/promises';
import { signUp } from './account-people.ts';
import { writeProposal } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';

const TEA = { jobTitle: 'Shop for fine tea', jobDescription: 'We need a shop for our tea. What is your rate?' };

test('what a free account generates is in the list: found, marked, deleted and back, by keyboard, and counted', {
  tag: '@main',
}, async ({ page }) => {
  await signUp(page);
  await writeProposal(page, { ...TEA, jobTitle: 'Logo for a bakery' });
  await writeProposal(page, TEA);
  await page.goto('/account');
  await page.getByRole('banner').getByRole('link', { name: 'Proposals' }).click();
  const rows = page.locator('[data-row]');
  await expect(rows.getByRole('link')).toHaveText(['Shop for fine tea', 'Logo for a bakery']);
  await page.keyboard.press('/');
  await page.keyboard.type('tea');
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  // From the page: nothing of the list has the focus.
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: 'Sent' }).click();
  await expect(rows.last().getByRole('button', { name: 'Status of “Logo for a bakery”: Sent' })).toBeVisible();
  await rows.first().getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Draft' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: TEA.jobTitle })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Proposal' })).toHaveText(/\w/);
  await expect(page.locator('[data-revision]')).toHaveText([/^GeneratedVersion 1Current/]);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL('/proposal-tool');
  await expect(page.getByText('Loading')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /Result/ })).toHaveAttribute('aria-selected', 'true');

  await page.goto('/proposals');
  await page.getByRole('button', { name: `Status of “${TEA.jobTitle}”: Draft` }).click();
  await page.getByRole('menuitem', { name: 'Won' }).click();
  await expect(page.getByRole('button', { name: `Status of “${TEA.jobTitle}”: Won` })).toBeVisible();
  await page.getByRole('link', { name: 'Outcomes' }).click();
  await expect(page).toHaveURL('/proposals/outcomes');
  await expect(page.getByText('2 of 10 sent')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^bidwright-proposals-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => /^(?:Shop for fine tea,won|Logo for a bakery,sent),/.test(line))).toHaveLength(2);
});
