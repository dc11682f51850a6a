import { signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expect, test } from './harness/test.ts';
import { hold } from './held-app.ts';

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
  await test.step('a link to a question opens it, and one is open at a time', async () => {
    await page.goto('/faq#cancelling');
    const questions = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(questions).toHaveCount(8);
    const opened = page.getByRole('main').locator('details[open] > summary');
    await expect(opened).toHaveText('How do I cancel?');
    await questions.filter({ hasText: 'Where are my proposals stored?' }).click();
    await expect(opened).toHaveText('Where are my proposals stored?');
    await expect(page).toHaveURL(/\/faq#data$/);
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
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

test('a dark page never flashes light: it is dark before the app is there, as are its pictures', async ({
  page,
  trouble,
}) => {
  trouble.allow(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pictures = page.getByRole('region', { name: 'Features' }).getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  }
  const names = fetched.filter((url) => url.endsWith('.webp'));
  expect(names.filter((url) => url.includes('-dark-'))).toHaveLength(3);
  expect(names.filter((url) => url.includes('-light-'))).toEqual([]);
  const screen = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).not.toBe(screen);
});

test('on a phone the menu goes to a section, closes, switches the theme, and has the account and the way out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Bidwright' });
  const open = page.getByRole('button', { name: 'Menu' });
  await open.click();
  await expectAccessible(menu, 'the open menu');
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.locator('#about')).toBeInViewport();
  await open.click();
  await menu.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Create Proposal' }).click();
  await expect(page).toHaveURL('/proposal-tool');
  await expect(menu).toHaveCount(0);

  await signUp(page);
  await page.goto('/faq');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'My Account' })).toBeVisible();
  await open.click();
  await expectAccessible(menu, 'the open menu of a person');
  await menu.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('dialog', { name: 'The Pro plan' }).getByRole('button', { name: 'Not now' }).click();
  await open.click();
  await menu.getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL('/account');
  await open.click();
  const signOut = await hold(page, '**/api/logout');
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(banner.getByText('Signing you out')).toBeAttached();
  signOut.letIn();
  await expect(page).toHaveURL('/');
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await open.click();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'My Account' })).toHaveCount(0);
});
