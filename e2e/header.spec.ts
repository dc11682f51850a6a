import type { Locator, Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const avatar = (page: Page) => banner(page).getByRole('link', { name: 'My Account' });
const signInLink = (page: Page) => banner(page).getByRole('link', { name: 'Sign In' });

test('the header says who is signed in, and nothing in it moves for that, at any width', async ({ page }) => {
  await signUp(page, 'ada');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const user = await holdUser(page);
    await page.goto('/');
    await expect(banner(page).getByText('Loading your account')).toBeAttached();
    const still = [banner(page).getByRole('link', { name: 'Create Proposal' }), banner(page).locator('a').first()];
    const before = await placesOf(still);
    user.arrives();
    await expect(avatar(page)).toHaveText('a');
    expect(await placesOf(still)).toEqual(before);
    await expect(banner(page).getByRole('link', { name: 'Features' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.unroute('**/api/user');
  }
  await avatar(page).click();
  await expect(page).toHaveURL('/account');
});

test('a signed-in person never sees what is for visitors, and nothing moves for them', async ({ page }) => {
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

test("the phone's menu has the same, and the way out", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/faq');
  await expect(avatar(page)).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Bidwright' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'menu');
  await menu.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.getByRole('dialog', { name: 'The Pro plan' }).getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL('/account');
  await page.getByRole('button', { name: 'Menu' }).click();
  const logout = await hold(page, '**/api/logout');
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(banner(page).getByText('Signing you out')).toBeAttached();
  logout.arrives();
  await expect(page).toHaveURL('/');
  await expect(signInLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'My Account' })).toHaveCount(0);
});

/** Keeps the answer to 'who is signed in' back until it is let go. */
function holdUser(page: Page): Promise<{ arrives: () => void }> {
  return hold(page, '**/api/user');
}

async function hold(page: Page, address: string): Promise<{ arrives: () => void }> {
  let arrives: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return { arrives: () => arrives() };
}

function placesOf(elements: Locator[]): Promise<unknown[]> {
  return Promise.all(elements.map((element) => element.boundingBox()));
}
