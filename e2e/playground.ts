import { test as base } from '@playwright/test';
import { withBuiltPlayground } from './harness/built-playground.ts';

/** End-to-end tests of single components, on the page that only the playground's build has. `playground` is its address. */
export const test = base.extend<object, { playground: string }>({
  playground: [({}, use) => withBuiltPlayground(use), { scope: 'worker', timeout: 240_000 }],
});
