import type { Page } from '@playwright/test';
import { signUp } from './account-people.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';

test('the header says who is signed in, shows nothing for visitors before, and nothing moves for that, at any width', async ({
  page,
}) => {
  await signUp(page, 'ada');
  await watchShifts(page);
  const banner = page.getByRole('banner');
  const avatar = banner.getByRole('link', { name: 'My Account' });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const script = await hold(page, '**/assets/signed-in-*.js');
    const user = await hold(page, '**/api/user');
    await page.goto('/faq');
    await expect(banner.getByText('Loading your account')).toBeAttached();
    await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    const still = [banner.getByRole('link', { name: 'Create Proposal' }), banner.locator('a').first()];
    const placesOf = () => Promise.all(still.map((element) => element.boundingBox()));
    const before = await placesOf();
    // What comes with the faces has come.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      Reflect.set(window, 'since', performance.now());
      Reflect.set(window, 'shift', 0);
    });
    const asked = page.waitForRequest('**/api/user');
    script.arrives();
    await asked;
    await expect(banner.getByText('Loading your account')).toBeAttached();
    user.arrives();
    await expect(avatar).toHaveText('a');
    if (width > 390) await expect(banner.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
    expect(await placesOf()).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
    await expect(banner.getByRole('link', { name: 'Features' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.unrouteAll();
  }
  await avatar.click();
  await expect(page).toHaveURL('/account');
});

/** Counts what moves after `since`: an earlier shift may be reported only then. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < Reflect.get(window, 'since')) continue;
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Keeps what is asked for there back until it is let go. */
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
