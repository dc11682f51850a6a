import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

test('eight questions, one open at a time, and a link to one opens it', async ({ page }) => {
  await page.goto('/faq#cancelling');
  await expect(page).toHaveTitle('FAQ · Bidwright');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(questions).toHaveCount(8);
  const opened = page.getByRole('main').locator('details[open] > summary');
  await expect(opened).toHaveText('How do I cancel?');
  await questions.filter({ hasText: 'Where are my proposals stored?' }).click();
  await expect(opened).toHaveText('Where are my proposals stored?');
  await expect(page).toHaveURL(/\/faq#data$/);
  await expectAccessible(page, 'open');
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

const LEGAL = [
  ['/terms', 'Terms of Service', 'Last updated April 26, 2025'],
  ['/terms-of-service', 'Terms of Service', 'Last updated April 26, 2025'],
  ['/privacy', 'Privacy Policy', 'Effective April 29, 2025'],
  ['/privacy-policy', 'Privacy Policy', 'Effective April 29, 2025'],
] as const;

test('the legal pages have ten numbered sections, their date, and ways home and to support', { tag: '@full' }, async ({
  page,
}) => {
  for (const [path, title, dated] of LEGAL) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Bidwright`);
    await expect(page.getByText(dated)).toBeVisible();
    const main = page.getByRole('main');
    const numbered = Array.from({ length: 10 }, (_, index) => new RegExp(`^${index + 1}\\. `));
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(numbered);
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'contact form' })).toHaveAttribute('href', '/contact');
  }
});

test('the footer leads to every page of help and law, and signing up to what is agreed to', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/auth?tab=register');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  for (const [name, path] of [
    ['Pricing', '/pricing'],
    ['FAQ', '/faq'],
    ['Contact', '/contact'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Terms of Service/ })).toHaveAttribute('href', '/terms');
  await expect(main.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('href', '/privacy');
});
