import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();
const isCi = process.env.CI === 'true';

// A worker serves files that ask for the same app (configured-app.ts, model-app.ts); for another it is restarted,
// with a browser. So files of a kind follow each other. One that is missing here runs all the same, only later than it could.
const WITH_AN_APP_OF_THEIR_OWN =
  '**/{analytics,change-requests,forged-requests,llm,own-key,site-settings,weekly-limit}.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  // The contract of identity beside them (*.test.ts) runs in Vitest.
  testMatch: '**/*.spec.ts',
  projects: [
    // First and on one worker, so that each of these apps is started once.
    { name: 'own app', testMatch: WITH_AN_APP_OF_THEIR_OWN, workers: 1 },
    // Those in the folder need the emulator: npm run test:firebase.
    { name: 'app', testIgnore: ['firebase/**', WITH_AN_APP_OF_THEIR_OWN] },
  ],
  globalSetup: './e2e/harness/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // They wait a fifth of the time: docs/decisions/0131-playwright-workers-one-more-than-cores.md.
  workers: availableParallelism() + 1,
  // What passes only then is named at the end of the run: docs/decisions/0029-flaky-tests-retried-once-in-ci.md.
  retries: isCi ? 1 : 0,
  // Tests take seconds; these timeouts end what would never end, on a busy machine.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // Recording takes a third of the processor time of a test: `--trace on` records one that is looked at.
    trace: 'off',
    // Frames of transitions are a tenth. The browsers of `newVisitor` and the tests of the front page show motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
