import { expect, POLICY_CHANGED, test } from './configured-app.ts';
import { expectAccessible } from './harness/accessible.ts';

test('a change of the policies is announced on every page, until it is dismissed there', async ({ page }) => {
  const notice = page.getByRole('complementary', { name: 'Change of our policies' });
  const day = POLICY_CHANGED.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await page.goto('/');
  await expect(notice).toContainText(`Bidwright changed its Privacy Policy or its Terms of Service on ${day}.`);
  await expect(notice.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await expect(notice.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expectAccessible(notice, 'the notice');
  await expectAccessible(page.getByRole('region', { name: 'Cookie choices' }), 'the question about counting');
  await page.goto('/proposal-tool');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toContainText(day);
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  for (const path of ['/terms', '/proposal-tool']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  }
});
