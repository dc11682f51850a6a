import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

// One letter, seen on paper, at 400 % zoom, in forced colours and under a finger.
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('a letter is printed alone, is read at 400 % zoom, and shows what is chosen in forced colours', async ({
  page,
}) => {
  const screen = await new ProposalScreen(page).open();
  await screen.fillJob();
  await screen.generate();
  await screen.expectDone();
  await expect(page).toHaveTitle(/^Shopify theme for a tea shop · (\d+ blanks?|Ready) · Bidwright$/);
  expect(await smallTargets(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(screen.sheet).toContainText('oolong');
  for (const other of ['banner', 'contentinfo', 'tablist', 'navigation'] as const)
    await expect(page.getByRole(other)).toHaveCount(0);
  await expect(screen.copy).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.setViewportSize({ width: 320, height: 256 });
  await screen.sheet.evaluate((sheet) => sheet.scrollIntoView());
  // Whatever point of the screen is taken, the letter is there, or the page beside it.
  const covered = await page.evaluate(() =>
    [20, 128, 236].map((y) => document.elementFromPoint(160, y)?.closest('[data-letter]') !== null),
  );
  expect(covered).toEqual([true, true, true]);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.emulateMedia({ forcedColors: 'active' });
  const lines = await page
    .getByRole('tablist', { name: 'Steps' })
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomWidth));
  expect(lines.filter((width) => width === '4px')).toHaveLength(1);
  await expect(screen.copy).toHaveCSS('border-top-width', '1px');
  await screen.tab('Tone').click();
  const chosen = page.getByRole('radio', { name: 'Professional' }).locator('..');
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('radio', { name: 'Formal, locked' }).locator('..')).toHaveCSS('outline-style', 'none');
});

/** What a finger presses in the header, in the tabs, in the bar and in the letter, and is less than 44 px high. */
function smallTargets(page: Page): Promise<string[]> {
  const pressed =
    'header:not(main *) :is(button, a:not([aria-label$="home"])), [role="tab"], [data-letter] button, .sticky button';
  return page.locator(pressed).evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isSmall = width > 1 && height > 1 && height < 44;
      return isSmall ? [`${one.getAttribute('aria-label') ?? one.textContent} ${width} × ${height}`] : [];
    }),
  );
}
