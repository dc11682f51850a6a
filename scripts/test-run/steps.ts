import { type Result, readPlaywright, readTotal, readVitest } from './reports.ts';

/** One line of `npm test` or `npm run test:all`. A gate counts as one test; a suite counts its own, from the report it writes. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Suites only. Its progress is shown; a gate speaks only when it fails. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => Result };
  /** Names of earlier steps; it begins after them, and is not run when one of them failed. */
  readonly needs?: readonly string[];
  /** Left out of `npm test`. */
  readonly onlyInFullRun?: true;
  /** Arguments and variables with which `npm test` leaves out of a suite what only the full run needs. */
  readonly usualArgs?: readonly string[];
  readonly usualEnv?: Readonly<Record<string, string>>;
}

/** Chromium found or installed, before the steps begin. */
export const BROWSER = 'browser';

const EMULATOR = 'Firebase emulator';

const UNIT_REPORT = '.cache/reports/vitest.json';
const E2E_REPORT = '.cache/reports/playwright.json';
const FIREBASE_REPORT = '.cache/reports/firebase.json';

/** The steps of `npm test`: all that a change is likely to break. The full run has every step, and each of them whole. */
export function usualSteps(): Step[] {
  return STEPS.filter(({ onlyInFullRun }) => !onlyInFullRun).map(
    ({ usualArgs = [], usualEnv, command, env, ...step }) => ({
      ...step,
      command: [...command, ...usualArgs],
      env: { ...env, ...usualEnv },
    }),
  );
}

/** For vitest.config.ts. */
export const WITHOUT_SLOW_TESTS = { WITHOUT_SLOW_TESTS: 'true' };

/**
 * Everything that must hold. Gates run side by side, longest first; suites follow, one after the other, because each of them
 * keeps every core busy.
 */
export const STEPS: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build.mjs', '--if-stale'] },
  // The types are checked with it, in one pass over the code: `tsc` alone would be as long again.
  { name: 'lint', command: ['oxlint', '--type-aware', '--type-check'] },
  // Waits for the network while the others work.
  { name: EMULATOR, command: ['tsx', 'e2e/firebase/install.ts'], onlyInFullRun: true },
  { name: 'dead code', command: ['knip'] },
  { name: 'copied code', command: ['jscpd'] },
  { name: 'patterns', command: ['tsx', 'scripts/check-patterns.ts'] },
  { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'schema', command: ['tsx', 'scripts/check-schema.ts'] },
  // Trains, for half a minute, only when the posts or the code of it have changed.
  { name: 'reader weights', command: ['tsx', 'scripts/reader/run.ts', 'train', '--compare'] },
  { name: 'playbook', command: ['tsx', 'scripts/playbook/run.ts', 'check'] },
  { name: 'boundaries', command: ['tsx', 'scripts/check-boundaries.ts'] },
  { name: 'configuration', command: ['tsx', 'scripts/check-configuration.ts'] },
  { name: 'licences', command: ['tsx', 'scripts/check-licences.ts'] },
  { name: 'docs', command: ['tsx', 'scripts/check-docs.ts'] },
  { name: 'plan table', command: ['tsx', 'scripts/print-plan-table.ts', '--check'] },
  { name: 'bundle', command: ['tsx', 'scripts/check-bundle.ts'], needs: ['build'] },
  { name: 'budgets', command: ['tsx', 'scripts/check-budgets.ts'], needs: ['build'] },
  {
    name: 'unit, server and component tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    usualEnv: WITHOUT_SLOW_TESTS,
    report: { file: UNIT_REPORT, read: readVitest },
  },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    usualArgs: ['--grep=@main'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT },
    report: { file: E2E_REPORT, read: readPlaywright },
    needs: [BROWSER, 'build'],
  },
  {
    name: 'Firebase mode',
    command: ['tsx', 'e2e/firebase/run.ts'],
    report: { file: FIREBASE_REPORT, read: readTotal },
    needs: [BROWSER, 'build', EMULATOR],
    onlyInFullRun: true,
  },
];
