import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

test('eight questions, one open at a time, and a link to one opens it', async ({ page }) => {
  await page.goto('/faq#cancelling');
  await expect(page).toHaveTitle('FAQ · Bidwright');
  const questions = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button');
  await expect(questions).toHaveCount(8);
  const opened = page.getByRole('main').getByRole('button', { expanded: true });
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

for (const [path, title, dated] of LEGAL) {
  test(`${path} has ten numbered sections, its date, and ways home and to support`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Bidwright`);
    await expect(page.getByText(dated)).toBeVisible();
    const sections = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(sections).toHaveText(Array.from({ length: 10 }, (_, index) => new RegExp(`^${index + 1}\\. `)));
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('main').getByRole('link', { name: 'contact form' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await expectAccessible(page, title);
  });
}

test('the legal pages can be read on the smallest phone, and printed without what is only for screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: /^1\. / })).toBeVisible();
});

test('the footer leads to every page of help and law, and signing up to what is agreed to', async ({ page }) => {
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
