import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    axe?: { run(context: Document, options: object): Promise<Results> };
  }
}

const forPlaywright = createRequire(import.meta.url).resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(forPlaywright).resolve('axe-core/axe.min.js'), 'utf8');

/** A theme is colours alone: everything else is the same in both, and looked at once. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Theme = 'light' | 'dark';

/** Nothing that axe knows of is wrong with the page as it is, in the light and in the dark theme. */
export async function expectAccessible(
  page: Page,
  state: string,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<void> {
  // A page that has not been drawn yet has no faults but that.
  await expect(page.locator('main')).not.toBeEmpty();
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await bringAxe(page);
  for (const theme of themes) {
    await show(page, theme);
    const runOnly = theme !== themes[0] ? { runOnly: { type: 'rule', values: RULES_OF_COLOURS } } : {};
    const options = { resultTypes: ['violations'], ...runOnly };
    const violations = await page.evaluate(
      async (given) => (await window.axe?.run(document, given))?.violations,
      options,
    );
    const found = violations?.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
    );
    expect(found, `${state}, ${theme} theme`).toEqual([]);
  }
  await show(page, before ?? 'light');
}

/**
 * Once for each document, where the package for Playwright brings it at every look, and runs half of it in a window that it
 * opens for that: a look would take up to three times as long.
 */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => window.axe !== undefined);
    if (!isThere) await frame.evaluate(AXE);
  }
}

/** A colour half-way through a transition has a contrast that nobody sees; only what ends is waited for. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  }, theme);
}
