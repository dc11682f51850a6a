import { endToEndTestsOf } from '../lanes/select.ts';
import { LANES } from '../lanes/table.ts';
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
  /** Left out of a run without this lane. */
  readonly lane?: string;
  /** Arguments and variables with which a suite leaves out what is in none of these lanes. */
  readonly argsFor?: (lanes: readonly string[]) => readonly string[];
  readonly envFor?: (lanes: readonly string[]) => Readonly<Record<string, string>>;
}

/** Chromium found or installed, before the steps begin. */
export const BROWSER = 'browser';

const EMULATOR = 'Firebase emulator';

const UNIT_REPORT = '.cache/reports/vitest.json';
const E2E_REPORT = '.cache/reports/playwright.json';
const FIREBASE_REPORT = '.cache/reports/firebase.json';

/** The steps of a run with these lanes; `npm test` has none of them, `npm run test:all` every one. */
export function stepsFor(lanes: readonly string[]): Step[] {
  if (lanes.length === LANES.length) return [...STEPS];
  return STEPS.filter(({ lane }) => lane === undefined || lanes.includes(lane)).map(
    ({ argsFor, envFor, command, env, ...step }) => ({
      ...step,
      command: [...command, ...(argsFor?.(lanes) ?? [])],
      env: { ...env, ...envFor?.(lanes) },
    }),
  );
}

/** For vitest.config.ts: the lanes whose slow tests are run. Left out, all of them. */
export const slowTestsOf = (lanes: readonly string[]) => ({ SLOW_LANES: lanes.join(',') });

/**
 * Everything that must hold. Gates run side by side, longest first; suites follow, one after the other, because each of them
 * keeps every core busy.
 */
export const STEPS: readonly Step[] = [
  { name: 'build', command: ['node', 'scripts/build.mjs', '--if-stale'] },
  // The types are checked with it, in one pass over the code: `tsc` alone would be as long again.
  { name: 'lint', command: ['oxlint', '--type-aware', '--type-check'] },
  // Waits for the network while the others work.
  { name: EMULATOR, command: ['tsx', 'e2e/firebase/install.ts'], lane: 'firebase' },
  { name: 'dead code', command: ['knip'] },
  { name: 'copied code', command: ['jscpd'] },
  { name: 'patterns', command: ['tsx', 'scripts/check-patterns.ts'] },
  { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'schema', command: ['tsx', 'scripts/check-schema.ts'] },
  // Trains, for half a minute, only when the posts or the code of it have changed.
  { name: 'reader weights', command: ['tsx', 'scripts/reader/run.ts', 'train', '--compare'] },
  { name: 'playbook', command: ['tsx', 'scripts/playbook/run.ts', 'check'] },
  { name: 'plan rules', command: ['tsx', 'scripts/check-plan-rules.ts'] },
  { name: 'configuration', command: ['tsx', 'scripts/check-configuration.ts'] },
  { name: 'licences', command: ['tsx', 'scripts/check-licences.ts'] },
  { name: 'plan table', command: ['tsx', 'scripts/print-plan-table.ts', '--check'] },
  { name: 'bundle', command: ['tsx', 'scripts/check-bundle.ts'], needs: ['build'] },
  { name: 'budgets', command: ['tsx', 'scripts/check-budgets.ts'], needs: ['build'] },
  {
    name: 'unit, server and component tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    envFor: slowTestsOf,
    report: { file: UNIT_REPORT, read: readVitest },
  },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    argsFor: (lanes) => [`--grep=${endToEndTestsOf(lanes, '.')}`],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT },
    report: { file: E2E_REPORT, read: readPlaywright },
    needs: [BROWSER, 'build'],
  },
  {
    name: 'Firebase mode',
    command: ['tsx', 'e2e/firebase/run.ts'],
    report: { file: FIREBASE_REPORT, read: readTotal },
    needs: [BROWSER, 'build', EMULATOR],
    lane: 'firebase',
  },
];
