import { defineConfig } from 'vitest/config';

// Faults of the machine around the app, for `npm run test:faults`: each takes a machine's time or its attention, so they are no
// part of the other runs.
export default defineConfig({
  test: {
    include: [
      'server/testing/faults/*.faults.test.ts',
      'server/**/{crash,stages,delivery-order,every-form,pool-starvation,faulty-line}.slow.test.ts',
      'bench/hostile-shapes.slow.test.ts',
      'server/features/proposals/{model-fails,outage,model-protocols,model-protocols.slow}.test.ts',
      'server/mail/faulty-servers.slow.test.ts',
    ],
    globalSetup: ['server/testing/global-setup.ts', 'server/testing/child-apps-setup.ts'],
    // Generated cases at full numbers: server/testing/cases.ts.
    env: { ALL_CASES: 'true' },
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
