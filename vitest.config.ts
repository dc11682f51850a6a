import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Pure parts of the server; their tests need no database.
const PURE = ['server/features/proposals/generation/**/*.test.ts'];

// Nothing here measures how long anything takes: a deadline is there to end what would never end, on machines that have much
// else to do.
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } };

// Why only there, and why only once: docs/decisions/0029-a-second-try-that-is-told.md.
const retry = process.env.CI === 'true' ? 1 : 0;

export default defineConfig({
  test: {
    // These tests wait for a database, a clock or another process a third of the time: one more than there are cores keeps them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,standin,scripts,eval}/**/*.test.ts', ...PURE],
          // They hold nothing from one test to the next, so files share a process and what they import:
          // docs/decisions/0043-test-files-that-share-a-process.md.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'e2e/identity-contract/*.test.ts'],
          exclude: PURE,
          globalSetup: ['server/testing/global-setup.ts'],
          retry,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          // Read as text by the contrast test; other style sheets are of no use to a test.
          css: { include: [/tokens\.css/] },
          ...PATIENT,
        },
      },
    ],
  },
});
