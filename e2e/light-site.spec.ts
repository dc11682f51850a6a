import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_POST } from '#shared/proposals/demo-post.ts';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

const PAGES = ['/', '/pricing', '/faq', '/contact', '/terms', '/terms-of-service', '/privacy', '/privacy-policy'];

test.use({ javaScriptEnabled: false });

test('without scripts every page can be read, its links lead on, and what needs scripts says so', async ({ page }) => {
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      // It could not do anything.
      await expect(page.getByRole('button', { name: /theme/ })).toHaveCount(0);
    });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');

  await test.step('the front page has its sample', async () => {
    await page.goto('/');
    await expect(page.getByRole('article', { name: 'The post' })).toContainText(DEMO_POST.jobTitle);
    const lastLine = DEMO_ANSWER.plainText.split('\n').at(-1) ?? '';
    await expect(page.getByRole('article', { name: 'The proposal' })).toContainText(lastLine);
    await expect(page.getByRole('button', { name: 'See what it asks' })).toHaveCount(0);
    await expect(page.getByText('Illustrative', { exact: true })).toHaveCount(6);
    await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
    await expect(page).toHaveURL('/proposal-tool');
  });
  await test.step('the tool shows its first screen and what it needs', async () => {
    await expect(page).toHaveTitle(/Proposal tool/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a proposal');
    await expect(page.getByRole('tab')).toHaveCount(5);
    await expect(new ProposalScreen(page).description).toBeVisible();
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  });
  await test.step('the address of support replaces the form', async () => {
    await page.goto('/contact');
    await expect(page.getByRole('form')).toBeHidden();
    await expect(page.getByText('The form needs JavaScript, which is switched off here.')).toBeVisible();
    for (const link of await page.getByRole('link', { name: 'support@bidwright.example' }).all())
      await expect(link).toHaveAttribute('href', 'mailto:support@bidwright.example');
  });
});
