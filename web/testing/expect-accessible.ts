import axe from 'axe-core';
import { expect } from 'vitest';

/** A theme is colours alone: everything else is the same in both, and looked at once. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Of a page as a whole: e2e/every-page.spec.ts looks at them. */
const RULES_OF_PAGES = ['region', 'landmark-one-main', 'page-has-heading-one'];
const LEFT_OUT = Object.fromEntries(RULES_OF_PAGES.map((rule) => [rule, { enabled: false }]));

/**
 * Nothing that axe knows of is wrong with what is shown, in the light and in the dark theme. `within` is what a state has that
 * another one, which is looked at whole, has not: colours of a whole page take axe a quarter of a second.
 */
export async function expectAccessible(state: string, within: Document | Element = document): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await show(theme);
    const options = theme === 'dark' ? { runOnly: RULES_OF_COLOURS } : { rules: LEFT_OUT };
    const { violations } = await axe.run(within, { resultTypes: ['violations'], ...options });
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
    );
    expect(found, `${state}, ${theme} theme`).toEqual([]);
  }
  await show('light');
}

/** A colour half-way through a transition has a contrast that nobody sees; only what ends is waited for. */
async function show(theme: string): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
}
