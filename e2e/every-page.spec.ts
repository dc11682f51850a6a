import type { Page } from '@playwright/test';
import { BUDGETS } from '../scripts/budgets/table.ts';
import { signUp } from './account-people.ts';
import { expectPageAccessible } from './harness/accessible.ts';
import { expectNoSidewaysScroll } from './harness/layout.ts';
import { expect, test } from './harness/test.ts';
import { expectCounted, watchScripts } from './page-weight.ts';

// Each page once in each theme: light on a desktop, dark on a phone. States of single widgets are looked at in the component tests.

/** Pages that are rendered before the first request, as a visitor opens them. */
const SITE_PAGES = ['/', '/pricing', '/faq#data', '/contact', '/terms', '/privacy'];

/** The app's pages for a visitor. */
const APP_PAGES = [
  '/proposal-tool',
  '/auth',
  '/auth?tab=register',
  '/forgot-password',
  '/reset-password?token=some',
  '/account',
  '/me',
  '/checkout',
  '/checkout/success',
  '/checkout/cancel',
  '/no-such-page',
];

const SIGNED_IN_PAGES = [
  '/',
  '/proposal-tool',
  '/me',
  '/account?tab=profile',
  '/account?tab=proposals',
  '/account?tab=writer',
  '/account?tab=subscription',
  '/account?tab=security',
  '/verify-email?token=some',
];

/** Component tests look at the colours of these in both themes (auth-states, mailed-links). Their header and footer are those of the others. */
const COLOURS_SEEN = ['/auth', '/auth?tab=register', '/forgot-password'];

const PHONE = 360;
// 640 is what enlarging a page in a window of 1280 to 200 % comes to. The light theme is looked at in 1440.
const WIDTHS = [320, PHONE, 640, 768];

async function look(page: Page, path: string, isVisitor: boolean): Promise<void> {
  const budgeted = isVisitor ? BUDGETS.find((one) => one.path === path.split('#')[0])?.path : undefined;
  const isSeen = COLOURS_SEEN.includes(path);
  const { loaded, stop } = watchScripts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expectPageAccessible(page, `${path} at 1440`, 'light', isSeen ? 'of structure' : 'all');
  await expectNoSidewaysScroll(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    if (width === PHONE)
      await expectPageAccessible(page, `${path} at ${width}`, 'dark', isSeen ? 'of structure' : 'all');
  }
  // By now all is there that comes without being asked for.
  stop();
  if (budgeted) await expectCounted(budgeted, loaded);
}

test.beforeEach(({ trouble }) => trouble.allow(/status of 4\d\d/));

for (const [name, paths, isVisitor] of [
  ['of the site', SITE_PAGES, true],
  ['of the app for visitors', APP_PAGES, true],
  ['for someone who is signed in', SIGNED_IN_PAGES, false],
] as const)
  test(`axe finds nothing on the pages ${name}, no width needs sideways scrolling, and they load what is in the budget`, async ({
    page,
  }) => {
    if (!isVisitor) await signUp(page);
    for (const path of paths) await test.step(path, () => look(page, path, isVisitor));
  });
