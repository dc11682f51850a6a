import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';

// The built pages as the server sends them, under its content policy.

test('by keyboard one skips to the content, is told of each page, goes back to where one was, and out of a dead end', {
  tag: '@main',
}, async ({ page, trouble }) => {
  trouble.allow(/status of 404/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 900));
  // Not page.click: it would scroll the sticky header's link into the middle first.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sign In' })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveTitle('Sign in · Bidwright');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  // Give or take a line: the page is laid out again, and its fonts may load a moment later.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(900, -2);

  await test.step('a page of the app that is opened by a link is announced and its heading has the focus', async () => {
    await page.goto('/me');
    await page.getByRole('banner').getByRole('link', { name: 'Create Proposal' }).click();
    await expect(page).toHaveURL('/proposal-tool');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('p[aria-live=polite]')).toHaveText(await page.title());
  });
  await test.step('an unknown path is a 404 for a robot and says so to a person', async () => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('404 Page Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the theme is light at first, what was chosen stays, and the system theme follows the device', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Switch to system theme' }).click();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.goto('/proposal-tool', { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('a dark page never flashes light: it is dark before the app is there', async ({ page, trouble }) => {
  trouble.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const screen = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(screen);
});

test('on a phone the menu goes to a section, closes, switches the theme, and leads to the tool', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'the open menu');
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#about')).toBeInViewport();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Create Proposal' }).click();
  await expect(page).toHaveURL('/proposal-tool');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
