import type { BrowserContext, Page } from '@playwright/test';
import { expect, MEASUREMENT_ID, test } from './configured-app.ts';
import { Visits } from './visits-seen.ts';

test.beforeEach(({ trouble }) => {
  trouble.allow(/^another host was asked: https:\/\/www\.(googletagmanager|google-analytics)\.com\//);
});

const barOf = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'));
}

test('nothing is loaded before it is allowed, also after a no; then each page is counted, by its path alone, until consent is withdrawn', async ({
  page,
  context,
  trouble,
}) => {
  trouble.allow(/status of 404 .*\/letters\/|status of 400 .*\/reset-password\/check/);
  const visits = await Visits.watch(context);
  await page.goto('/');
  await expect(barOf(page)).toContainText('May we count your visits with Google Analytics?');
  await barOf(page).getByRole('button', { name: 'No thanks' }).click();
  await expect(barOf(page)).toBeHidden();
  for (const path of ['/proposal-tool', '/', '/pricing?utm_source=mail&email=ada%40freelance.example']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeVisible();
    await expect(barOf(page)).toBeHidden();
  }
  expect(visits.asked).toEqual([]);
  expect(await cookieNames(context)).toEqual([]);

  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await barOf(page).getByRole('button', { name: 'Allow' }).click();
  await expect(barOf(page)).toBeHidden();
  await expect.poll(() => visits.paths).toEqual(['/pricing']);

  await page.goto('/auth?returnTo=%2Faccount&billingCycle=yearly');
  await expect.poll(() => visits.paths).toEqual(['/pricing', '/auth']);
  // Within the app nothing is loaded, and the page is another all the same.
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect.poll(() => visits.paths).toEqual(['/pricing', '/auth', '/forgot-password']);
  await page.goto('/reset-password?token=a-secret-token');
  await expect.poll(() => visits.paths).toContain('/reset-password');
  await page.goto('/letters/ada@freelance.example');
  await expect.poll(() => visits.paths.at(-1)).toBe('/no-such-page');

  expect(visits.titles.slice(0, 3)).toEqual([
    'Pricing · Bidwright',
    'Sign in · Bidwright',
    expect.stringMatching(/password · Bidwright$/),
  ]);
  expect(visits.reported.join('\n')).not.toMatch(/returnTo|billingCycle|token|secret|utm_|freelance|%40|@/);
  expect(visits.ids).toEqual([MEASUREMENT_ID]);

  // Consent can be withdrawn, and the cookies are removed.
  const counted = visits.paths.length;
  await expect.poll(() => cookieNames(context)).not.toEqual([]);
  await page.getByRole('button', { name: 'Cookie choices' }).click();
  await expect(barOf(page)).toBeFocused();
  await expect(barOf(page)).toContainText('You allow us to count your visits');
  await barOf(page).getByRole('button', { name: 'No thanks' }).click();
  await expect(barOf(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeFocused();
  expect(await cookieNames(context)).toEqual([]);
  await page.goto('/faq');
  await expect(page.getByRole('button', { name: 'Cookie choices' })).toBeVisible();
  expect(visits.paths).toHaveLength(counted);
});
