import type { Page } from '@playwright/test';
import { test as base } from './harness/test.ts';

export const MEASUREMENT_ID = 'G-1A2B3C4D5E';
const SUPPORT_EMAIL = 'hello@agency.example';
// The app goes by the real clock here; when the notice begins and ends to the second is for server/http/reported-pages.test.ts.
export const POLICY_CHANGED = new Date(Date.now() - 3 * 86_400_000);

/** Tests of an app with the settings that pages show, and with the log that names each refusal. */
export const test = base.extend({
  appSettings: [
    {
      FREE_WEEKLY_LIMIT: '1',
      GA_MEASUREMENT_ID: MEASUREMENT_ID,
      LOG_LEVEL: 'debug',
      POLICY_CHANGED_ON: POLICY_CHANGED.toISOString().slice(0, 10),
      SUPPORT_EMAIL,
    },
    { scope: 'worker' },
  ],
});

/** A browser that was asked about counting before, and said no: the question covers nothing. */
export async function refuseVisits(page: Page): Promise<void> {
  await page.context().addInitScript(() => localStorage.setItem('visits', 'refused'));
}

export { expect } from '@playwright/test';
