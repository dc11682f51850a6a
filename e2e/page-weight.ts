import { expect, type Page, type Response } from '@playwright/test';
import { BUDGETS } from '../scripts/budgets/table.ts';
import { weigh } from '../scripts/budgets/weigh.ts';

// How heavy a page may be is checked on what the build has made (scripts/check-budgets.ts). Here: that a visitor who does what
// the page is for loads nothing that is not counted there, and everything as it was weighed.

interface Loaded {
  readonly file: string;
  readonly encoding: string | null;
}

/** Every script, from now on until `stop`. */
export function watchScripts(page: Page): { loaded: Promise<Loaded>[]; stop: () => void } {
  const loaded: Promise<Loaded>[] = [];
  const take = (response: Response) => {
    if (response.request().resourceType() !== 'script') return;
    const file = new URL(response.url()).pathname.slice(1);
    loaded.push(response.headerValue('content-encoding').then((encoding) => ({ file, encoding })));
  };
  page.on('response', take);
  return { loaded, stop: () => page.off('response', take) };
}

/** The first budget of a page is for opening it, the last for using it. */
export async function expectCounted(
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
