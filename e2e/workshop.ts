import { test as base } from '@playwright/test';
import { withBuiltWorkshop } from './harness/built-workshop.ts';

/** Journeys through single components, on the gallery that only the workshop's build has. `workshop` is its address. */
export const test = base.extend<object, { workshop: string }>({
  workshop: [({}, use) => withBuiltWorkshop(use), { scope: 'worker', timeout: 240_000 }],
});
