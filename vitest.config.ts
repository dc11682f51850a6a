import { defineConfig } from 'vitest/config';

// Pure parts of the server; their tests need no database.
const PURE = ['server/features/proposals/generation/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,web,scripts,eval}/**/*.test.ts', ...PURE],
          // Read as text by the contrast test; other style sheets are of no use to a test.
          css: { include: [/tokens\.css/] },
          // Some of these run whole tools on a copy of the project, on machines with few cores.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: PURE,
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
