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

test('without scripts a question opens by a press and by its address, and every page can be read', {
  tag: '@full',
}, async ({ newVisitor }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/faq#data');
  const opened = page.getByRole('main').locator('details[open] > summary');
  await expect(opened).toHaveText('Where are my proposals stored?');
  await page.getByRole('heading', { name: 'How do I cancel?' }).click();
  await expect(opened).toHaveText('How do I cancel?');
  await expect(page.getByText(/nothing is charged after that\.$/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Terms' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Acceptable use' }).click();
  await expect(page.getByRole('heading', { name: '5. Acceptable use' })).toBeInViewport();
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

test('the legal pages are printed without what is only for screens', { tag: '@full' }, async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const first = page.getByRole('heading', { name: /^1\. / });
  await expect(first).toBeVisible();
  await expect(first).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText(/\(https?:\/\/\S+\/contact\)/)).toBeVisible();
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
