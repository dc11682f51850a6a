import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    axe?: { run(context: Element, options: object): Promise<Results> };
  }
}

const forPlaywright = createRequire(import.meta.url).resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(forPlaywright).resolve('axe-core/axe.min.js'), 'utf8');

/** A theme is colours alone: everything else is the same in both, and looked at once. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const RULES = {
  all: {},
  'of colours': { runOnly: { type: 'rule', values: RULES_OF_COLOURS } },
  'of structure': { rules: Object.fromEntries(RULES_OF_COLOURS.map((rule) => [rule, { enabled: false }])) },
} as const;

type Theme = 'light' | 'dark';
type Rules = keyof typeof RULES;

/** Nothing that axe knows of is wrong with the page as a whole: `main` too, which has been drawn. */
export async function expectPageAccessible(page: Page, state: string, theme: Theme, rules: Rules = 'all') {
  await expect(page.locator('main')).not.toBeEmpty();
  await look(page.locator('html'), state, theme, rules);
}

/**
 * Nothing is wrong with what a state adds to a page, in the light and in the dark theme. The rest of the page is for
 * e2e/every-page.spec.ts.
 */
export async function expectAccessible(added: Locator, state: string): Promise<void> {
  await expect(added).not.toBeEmpty();
  await look(added, state, 'light', 'all');
  await look(added, state, 'dark', 'of colours');
}

async function look(place: Locator, state: string, theme: Theme, rules: Rules): Promise<void> {
  const page = place.page();
  const before = await page.evaluate(() => document.documentElement.dataset.theme);
  await bringAxe(page);
  await show(page, theme);
  const options = { resultTypes: ['violations'], ...RULES[rules] };
  const violations = await place.evaluate(
    async (element, given) => (await window.axe?.run(element, given))?.violations,
    options,
  );
  const found = violations?.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary}`),
  );
  expect(found, `${state}, ${theme} theme`).toEqual([]);
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
