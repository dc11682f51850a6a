import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'firebase',
    include: ['e2e/firebase/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    retry: process.env.CI === 'true' ? 1 : 0,
  },
});
