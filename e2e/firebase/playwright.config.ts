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
  outputDir: '../../.cache/firebase-journeys',
  use: { ...house.use, appSettings: settingsFor(emulatorHost()) },
});
