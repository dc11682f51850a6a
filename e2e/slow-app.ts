import { test as base } from './harness/test.ts';

/** Tests of an app that writes too slowly to wait for its end: what is done in the middle really happens there. */
export const test = base.extend({
  appSettings: [{ WRITING_PACE: '12' }, { scope: 'worker' }],
});

export { expect } from '@playwright/test';
