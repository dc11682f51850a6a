import type { App } from './harness/app.ts';
import { test as base } from './harness/test.ts';

/** Tests of an app that writes too slowly to wait for its end: what is done in the middle really happens there. */
export const test = base.extend({
  appSettings: [{ WRITING_PACE: '12' }, { scope: 'worker' }],
});

/** Brings an app back that was killed. From then on it writes the rest at once, so a test can wait for the end. */
export const startWithoutDelay = (app: App): Promise<void> => app.start({ WRITING_PACE: '0' });

test.beforeEach(async ({ app }) => {
  if (!app.hasOtherSettings) return;
  await app.end('SIGTERM');
  await app.start();
});

export { expect } from '@playwright/test';
