import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const executablePath = findChromium();
const isCi = process.env.CI === 'true';

export default defineConfig({
  testDir: 'e2e',
  // The contract of identity beside them (*.test.ts) runs in Vitest.
  testMatch: '**/*.spec.ts',
  // They need the emulator: npm run test:firebase.
  testIgnore: 'firebase/**',
  globalSetup: './e2e/harness/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // What passes only then is named at the end of the run: docs/decisions/0029-a-second-try-that-is-told.md.
  retries: isCi ? 1 : 0,
  // Journeys take seconds here; these end what would never end, on a machine with much else to do.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    // Recording takes a quarter of the time of a journey, and more of axe's; where only the log is kept nobody would see it.
    trace: isCi ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
