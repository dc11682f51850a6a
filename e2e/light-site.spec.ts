import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inDatabase, signUp } from './account-people.ts';
import { expect, test } from './harness/test.ts';

// The pages of the site beside the app: what they are without scripts, what of the app they bring, and the way between the two.

const BUILT_FAQ = fileURLToPath(new URL('../dist/site/pages/faq.html', import.meta.url));
const PAGES = ['/', '/pricing', '/faq', '/contact', '/terms', '/terms-of-service', '/privacy', '/privacy-policy'];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read, and its links lead on', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      // It could not do anything.
      await expect(page.getByRole('button', { name: /theme/ })).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
      await expect(page).toHaveURL('/terms');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    }
  });
});

test('a page of the site is the same for everybody, and is not sent twice', { tag: '@full' }, async ({ page }) => {
  const first = await page.request.get('/faq');
  // Nothing is set here: the rendered build is sent unchanged.
  expect(await first.text()).toBe(await readFile(BUILT_FAQ, 'utf8'));
  const { etag = '' } = first.headers();
  const again = await page.request.get('/faq', { headers: { 'if-none-match': etag } });
  expect([again.status(), await again.text()]).toEqual([304, '']);
  expect(again.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
});

test('a signed-in person never sees what is for visitors, and nothing moves for them', { tag: '@full' }, async ({
  page,
}) => {
  await signUp(page);
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // An earlier shift may be reported only now.
        if (entry.startTime < Reflect.get(window, 'since')) continue;
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const banner = page.getByRole('banner');
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/signed-in-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/faq');
  await expect(banner.getByText('Loading your account')).toBeAttached();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  // What comes with the faces has come.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    Reflect.set(window, 'since', performance.now());
    Reflect.set(window, 'shift', 0);
  });
  go();
  await expect(banner.getByRole('link', { name: 'My Account' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
});

test("the phone's menu has the entries for signed-in people", { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/faq');
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Bidwright' });
  await expect(menu.getByRole('link', { name: 'My Account' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('dialog', { name: 'The Pro plan' }).getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a session that ended is asked about in place, and going on signed out shows what is for visitors', {
  tag: '@full',
}, async ({ page, app, trouble }) => {
  trouble.allow(/status of 401/);
  const { id } = await signUp(page);
  await inDatabase(app.databaseUrl, 'delete from sessions where user_id = $1', id);
  await page.goto('/faq');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
});
