import { signUp } from './account-people.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { hold, watchShifts } from './held-app.ts';

test('the header says who is signed in, shows nothing for visitors before, and nothing moves for that, at any width', async ({
  page,
}) => {
  await signUp(page, 'ada');
  const shifted = await watchShifts(page);
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
    const since = await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      return performance.now();
    });
    const asked = page.waitForRequest('**/api/user');
    script.letIn();
    await asked;
    await expect(banner.getByText('Loading your account')).toBeAttached();
    user.letIn();
    await expect(avatar).toHaveText('a');
    if (width > 390) await expect(banner.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
    expect(await placesOf()).toEqual(before);
    expect(await shifted(since)).toBe(0);
    await expect(banner.getByRole('link', { name: 'Features' })).toHaveCount(0);
    // Their own pages on the left, the next proposal at the right end.
    if (width > 390)
      await expect(banner.getByRole('navigation', { name: 'Your work' }).getByRole('link')).toHaveText([
        'Proposals',
        'Profile',
      ]);
    await expect(banner.locator('a, button').locator('visible=true').last()).toHaveText('Create Proposal');
    await expectNoSidewaysScroll(page);
    await page.unrouteAll();
  }
  await avatar.click();
  await expect(page).toHaveURL('/account');
});
