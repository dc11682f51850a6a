import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import house from '../../playwright.config.ts';
import type { WorkerFixtures } from '../harness/test.ts';
import { emulatorHost, settingsFor } from './emulator.ts';

export default defineConfig<object, WorkerFixtures>({
  ...house,
  testDir: '.',
  testMatch: '*.spec.ts',
  projects: [{ name: 'Firebase' }],
  globalSetup: '../harness/global-setup.ts',
  // For a dozen tests a third app and a third browser cost more than the waiting that they fill.
  workers: availableParallelism(),
  outputDir: '../../.cache/firebase-tests',
  use: { ...house.use, appSettings: settingsFor(emulatorHost()) },
});
