import type { Page } from '@playwright/test';
import { inDatabase } from './account-people.ts';
import { DraftsPage, signUpPro, writeProposal } from './drafts-page.ts';
import { expect, test } from './harness/test.ts';

const TEA = {
  jobTitle: 'Shopify theme for a tea shop',
  jobDescription: 'We sell loose-leaf tea and need a Shopify theme.',
};
const LOGO = { jobTitle: 'Logo for a bakery', jobDescription: 'We bake bread and need a logo for our van.' };

const job = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const versions = (page: Page, title: string) => job(page, title).getByRole('listitem');

async function openHistory(page: Page): Promise<DraftsPage> {
  return new DraftsPage(page).open('&view=versions');
}

test('proposals are listed by job, the latest first, to read and to begin from', async ({ newVisitor, app }) => {
  const page = await newVisitor({ timezoneId: 'America/New_York' });
  const { id: userId } = await signUpPro(page, app);
  const first = await writeProposal(page, TEA);
  const second = await writeProposal(page, { ...TEA, tone: 'friendly' });
  await writeProposal(page, LOGO);
  await inDatabase(
    app.databaseUrl,
    "update document_revisions set saved_at = '2025-01-05T20:04:00Z' where user_id = $1",
    userId,
  );
  await openHistory(page);
  await expect(page.getByRole('region', { name: /for a/ }).getByRole('heading')).toHaveText([
    LOGO.jobTitle,
    TEA.jobTitle,
  ]);
  await expect(job(page, TEA.jobTitle)).toContainText('2 versions');
  await expect(job(page, LOGO.jobTitle)).toContainText('1 version');
  await expect(versions(page, TEA.jobTitle)).toHaveText([
    /Latest Version.*Jan 5, 2025 3:04 PM/,
    /Version 1.*Jan 5, 2025 3:04 PM/,
  ]);
  await expect(versions(page, TEA.jobTitle).getByRole('link', { name: 'Use as Template' })).toHaveCount(2);
  for (const [place, id] of [second, first].entries()) {
    const link = versions(page, TEA.jobTitle).nth(place).getByRole('link', { name: 'Use as Template' });
    await expect(link).toHaveAttribute('href', `/proposal-tool?proposalId=${id}`);
  }
  await versions(page, TEA.jobTitle).last().getByRole('link', { name: 'View Version 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TEA.jobTitle })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Letter' }).getByRole('paragraph').first()).not.toBeEmpty();
  await expect(page.locator('[data-revision]').first()).toContainText('Jan 5, 2025 3:04 PM');
  await page.goBack();
  await expect(job(page, LOGO.jobTitle)).toBeVisible();
});
