// `npm run test:firebase`: the contract of the port and the end-to-end tests of Firebase mode, against the real app and the emulator.
// Needs the build and Chromium as `npm test` does; the last line is `N passed, N failed`.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from '../../scripts/chromium.ts';
import { type Failure, readPlaywright, readVitest } from '../../scripts/test-run/reports.ts';
import { runStep } from '../../scripts/test-run/run-step.ts';
import type { Step } from '../../scripts/test-run/steps.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const REPORT = '.cache/reports/firebase.json';
const START_TIMEOUT_MS = 120_000;
const CONTRACT_REPORT = '.cache/reports/firebase-vitest.json';
const E2E_REPORT = '.cache/reports/firebase-playwright.json';

const STEPS: readonly Step[] = [
  {
    name: "the port's contract",
    command: [
      'vitest',
      'run',
      '--config=e2e/firebase/vitest.config.ts',
      '--silent=passed-only',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${CONTRACT_REPORT}`,
    ],
    report: { file: CONTRACT_REPORT, read: readVitest },
  },
  {
    name: 'end-to-end tests with Firebase',
    command: ['playwright', 'test', '--config=e2e/firebase/playwright.config.ts', '--reporter=list,json'],
    // With its name alone it would be beside the configuration.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(E2E_REPORT) },
    report: { file: E2E_REPORT, read: readPlaywright },
  },
];

let emulator: ChildProcess | undefined;
let passed = 0;
let failed = 0;
const failures: Failure[] = [];
const flaky: Failure[] = [];
try {
  process.env.CHROMIUM_PATH = ensureChromium();
  await import('./install.ts');
  emulator = spawn(process.execPath, [`${HERE}emulator.mjs`], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.env.FIREBASE_EMULATOR = `127.0.0.1:${await portOf(emulator)}`;
  for (const step of STEPS) {
    const outcome = await runStep(step);
    passed += outcome.passed;
    failed += outcome.failed;
    failures.push(...outcome.failures);
    flaky.push(...outcome.flaky);
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.log(`Firebase mode was not tested: ${message}`);
  failures.push({ file: '', title: 'Firebase mode was not tested', message });
  failed += 1;
} finally {
  emulator?.kill('SIGTERM');
}
mkdirSync('.cache/reports', { recursive: true });
writeFileSync(REPORT, JSON.stringify({ passed, failed, failures, flaky }));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Resolves with what the emulator prints first. */
function portOf(child: ChildProcess): Promise<string> {
  return new Promise((started, reject) => {
    const fail = (why: string) => reject(new Error(`the emulator did not start: ${why}`));
    const timer = setTimeout(() => fail(`nothing for ${START_TIMEOUT_MS / 1000} s`), START_TIMEOUT_MS);
    child.once('close', (code) => fail(`it ended with ${code}`));
    if (!child.stdout) return fail('no output');
    createInterface(child.stdout).once('line', (port) => {
      clearTimeout(timer);
      started(port);
    });
  });
}
