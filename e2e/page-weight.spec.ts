import type { Page } from '@playwright/test';
import { BUDGETS } from '../scripts/budgets/table.ts';
import { weigh } from '../scripts/budgets/weigh.ts';
import { expect, test } from './harness/test.ts';
import { LandingScreen } from './landing-screen.ts';
import { ProposalScreen } from './proposal-screen.ts';

// How heavy a page may be is checked on what the build has made (scripts/check-budgets.ts). Here: that a visitor who does what
// the page is for loads nothing that is not counted there, and everything as it was weighed.

test('a proposal is asked for and read without anything that is not in the budget', async ({ page }) => {
  const loaded = watchScripts(page);
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await expect(page.getByRole('complementary', { name: 'What this client asks' })).toContainText('oolong');
  await screen.generate();
  await screen.expectDone();
  await expect(screen.sheet).toContainText(/^oolong/i);
  await expectCounted('/proposal-tool', loaded, 'used');
});

test('pages are read, and the demo is played, without anything that is not in the budget', async ({ newVisitor }) => {
  for (const path of ['/pricing', '/faq', '/terms', '/privacy', '/contact', '/auth', '/account', '/proposal-tool', '/'])
    await test.step(path, async () => {
      // Each in a browser that has nothing yet.
      const page = await newVisitor();
      const loaded = watchScripts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/') await playDemo(new LandingScreen(page));
      await expectCounted(path, loaded);
    });
});

async function playDemo(screen: LandingScreen): Promise<void> {
  const answered = screen.page.waitForResponse((response) => response.request().method() === 'POST');
  await screen.watch.click();
  await answered;
  await expect(screen.watch).toBeVisible();
}

interface Loaded {
  readonly file: string;
  readonly encoding: string | null;
}

/** Every script, from now on. */
function watchScripts(page: Page): Promise<Loaded>[] {
  const loaded: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const file = new URL(response.url()).pathname.slice(1);
    loaded.push(response.headerValue('content-encoding').then((encoding) => ({ file, encoding })));
  });
  return loaded;
}

/** The first budget of a page is for opening it, the last for using it. */
async function expectCounted(
  path: string,
  loaded: readonly Promise<Loaded>[],
  when: 'opened' | 'used' = 'opened',
): Promise<void> {
  const ofPage = BUDGETS.filter((one) => one.path === path);
  const budget = when === 'opened' ? ofPage[0] : ofPage.at(-1);
  if (!budget) throw new Error(`${path} has no budget`);
  const { scripts } = await weigh('dist', budget);
  const files = await Promise.all(loaded);
  expect(files.length, 'a page that loads no script at all was not measured').toBeGreaterThan(0);
  expect(files.map(({ file }) => file).filter((file) => !scripts.includes(file))).toEqual([]);
  // Weighed compressed, so it must come compressed.
  const plain = files.filter(({ encoding, file }) => encoding === null && !file.startsWith('theme'));
  expect(plain.map(({ file }) => file)).toEqual([]);
}
