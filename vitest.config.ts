import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { listedPayloads } from './e2e/harness/xss-payloads.ts';
import { headScripts } from './scripts/build/head-script.ts';
import { findChromium } from './scripts/chromium.ts';
import { slowTestsOutside } from './scripts/lanes/select.ts';

// Pure parts of the server; their tests need no database.
const PURE = ['server/features/proposals/generation/**/!(*.slow).test.ts'];

// Crash loops, models at full numbers, tests of the test tools and Firebase mode. `npm test` leaves them out, CI runs those of the lanes
// in SLOW_LANES (scripts/lanes), `npm run test:all` all. They share processes with the others: to import the server in more of them
// takes as long as many tests.
const SLOW = ['**/*.slow.test.ts', 'server/features/identity/firebase/*.test.ts'];
const lanes = process.env.SLOW_LANES?.split(',');
const leftOut = lanes ? [...slowTestsOutside(lanes, import.meta.dirname)] : [];

// Tests of what the browser stores: each file has a process of its own, and so a database of its own.
const WITH_BROWSER_STORE = [
  'web/features/proposals/{leaving,workspace}/**/*.test.ts',
  'web/features/drafts/autosave/*.slow.test.ts',
];

// Nothing here measures how long anything takes: a deadline is there to end what would never end, on machines that have much
// else to do.
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

// Why only there, and why only once: docs/decisions/0029-flaky-tests-retried-once-in-ci.md.
const retry = process.env.CI === 'true' ? 1 : 0;

export default defineConfig({
  test: {
    // These tests wait for a database, a clock or another process a third of the time: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,dev-providers,scripts,eval}/**/*.test.ts', ...PURE],
          exclude: SLOW,
          // They hold nothing from one test to the next, so files share a process and what they import:
          // docs/decisions/0043-shared-process-for-test-files.md.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'server/**/*.test.ts',
            'e2e/identity-contract/*.test.ts',
            '{scripts,bench,shared,eval,dev-providers}/**/*.slow.test.ts',
          ],
          exclude: [...PURE, ...leftOut, '**/*.faults.test.ts'],
          globalSetup: ['server/testing/global-setup.ts', 'server/testing/child-apps-setup.ts'],
          // Files of a worker share its modules and its database, which each test finds empty.
          isolate: false,
          retry,
          ...PATIENT,
        },
      },
      {
        // The last resolves an import of two pages: without it nothing would be found beforehand.
        plugins: [react(), tailwindcss(), headScripts()],
        // Found before the first test: a library that is bundled midway reloads the page under it.
        optimizeDeps: { entries: ['web/**/*.{ts,tsx}'], include: ['entities/decode'] },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          setupFiles: ['web/testing/setup.ts'],
          // A browser cannot read them from the disk. Encoded, because they are written into its page.
          provide: { xssPayloads: encodeURIComponent(JSON.stringify(listedPayloads())) },
          // Files share one page, which the setup empties after each test.
          isolate: false,
          retry,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: chromiumOptions(),
              contextOptions: { permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
          ...PATIENT,
          // A page that does not come in this time never does: it is tried once more.
          testTimeout: 90_000,
        },
      },
      {
        plugins: [headScripts()],
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          exclude: [...WITH_BROWSER_STORE, ...SLOW],
          // Read as text by the contrast test; other style sheets are of no use to a test.
          css: { include: [/tokens\.css/] },
          isolate: false,
          ...PATIENT,
        },
      },
      {
        plugins: [headScripts()],
        test: { name: 'web store', include: WITH_BROWSER_STORE, exclude: leftOut, ...PATIENT },
      },
    ],
  },
});

function chromiumOptions() {
  const executablePath = findChromium();
  const args = [
    '--no-sandbox',
    '--disable-quic',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  return { ...(executablePath ? { executablePath } : {}), args: [...args, '--disable-sync'] };
}
