import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A theme is colours alone: everything else is the same in both, and looked at once. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Nothing that axe knows of is wrong with the page as it stands, in the light and in the dark theme. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of ['light', 'dark']) {
    await show(page, theme);
    // What axe calls its legacy mode runs in the page itself, and not half of it in a window of its own that is opened for each
    // look: that takes three times as long, and sees more only where a frame of another site is ours to mend.
    const runOnly = theme === 'dark' ? { runOnly: { type: 'rule' as const, values: RULES_OF_COLOURS } } : {};
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'], ...runOnly })
      .setLegacyMode(true)
      .analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
    );
    expect(found, `${state}, ${theme} theme`).toEqual([]);
  }
  await show(page, before ?? 'light');
}

/** A colour half-way through a transition has a contrast that nobody sees; only what ends is waited for. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  }, theme);
}
