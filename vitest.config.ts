import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,shared,web,scripts,eval}/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    // Read as text by the contrast test; other style sheets are of no use to a test.
    css: { include: [/tokens\.css/] },
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
