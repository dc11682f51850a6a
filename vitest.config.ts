import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,shared,scripts,eval}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
