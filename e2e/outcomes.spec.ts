import { readFile } from 'node:fs/promises';
import { signUp } from './account-people.ts';
import { writeProposal } from './drafts-page.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

const POST = 'We need a shop for our tea. What is your rate?';

test('two marked proposals are counted, and downloaded as CSV', async ({ page }) => {
  await signUp(page);
  await writeProposal(page, { jobTitle: 'Shop for fine tea', jobDescription: POST });
  await writeProposal(page, { jobTitle: 'Logo for a bakery', jobDescription: 'We need a logo for bread bags.' });
  await page.goto('/proposals');
  for (const [title, status] of [
    ['Shop for fine tea', 'Sent'],
    ['Logo for a bakery', 'Won'],
  ]) {
    await page.getByRole('button', { name: `Status of “${title}”: Draft` }).click();
    await page.getByRole('menuitem', { name: `${status}` }).click();
    await expect(page.getByRole('button', { name: `Status of “${title}”: ${status}` })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Outcomes' }).click();
  await expect(page).toHaveURL('/proposals/outcomes');
  await expect(page.getByText('Sent 2')).toBeVisible();
  await expect(page.getByText('Replied 1')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Tone' }).getByRole('row').nth(1)).toContainText('Professional');
  await expectAccessible(page, 'outcomes');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toMatch(/^bidwright-proposals-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => /^(?:Shop for fine tea,sent|Logo for a bakery,won),/.test(line))).toHaveLength(2);
});
