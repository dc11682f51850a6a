import { aPdf } from '#shared/profiles/pdf.fixture.ts';
import { inDatabase, signUp } from './account-people.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

const JOB = {
  title: 'Move our Magento shop to Shopify',
  description: 'We sell coffee and want our Magento shop on Shopify, product addresses kept. What is your hourly rate?',
};

const pdf = (name: string, pages: readonly (readonly string[])[], isEncrypted = false) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(aPdf(pages, { isEncrypted })),
});

const CV = pdf('cv.pdf', [
  ['Anna Silva', '', 'Projects', '', '• Moved 12 Magento shops to Shopify and kept every product address'],
  ['Rates', '', '$64 an hour'],
]);

test('a CV is imported line by line, and the next letter is written from it', async ({ page, app }) => {
  const { id } = await signUp(page);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Import from a CV' }).click();
  const files = page.getByLabel('CV or profile file');
  await files.setInputFiles(pdf('locked.pdf', [['Hello']], true));
  await expect(page.getByRole('alert')).toContainText('protected by a password');
  await files.setInputFiles(CV);
  await expect(page.getByLabel('Line 1', { exact: true })).toHaveValue('Anna Silva');
  await expect(page.getByText('cv.pdf: 2 of 3 lines selected')).toBeVisible();
  await page.getByRole('button', { name: 'Keep 2 lines' }).click();
  const project = page.getByLabel('Project', { exact: true });
  await expect(project).toHaveValue('Moved 12 Magento shops to Shopify and kept every product address.');
  await project.fill('Moved 14 Magento shops to Shopify and kept every product address.');
  await page.keyboard.press('Tab');
  await expect(async () => {
    const [row] = await inDatabase(
      app.databaseUrl,
      'select skills_and_experience as text from profiles where user_id = $1',
      id,
    );
    expect(row).toEqual({ text: 'Moved 14 Magento shops to Shopify and kept every product address.' });
  }).toPass();
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob(JOB);
  await screen.tab('Skills & Experience').click();
  await page.getByRole('combobox', { name: 'Profile' }).click();
  await page.getByRole('option', { name: 'My profile' }).click();
  await screen.generate();
  await screen.expectDone();
  await expect(screen.sheet).toContainText('I moved 14 Magento shops to Shopify');
  await expect(screen.sheet).toContainText('$64 an hour');
});
