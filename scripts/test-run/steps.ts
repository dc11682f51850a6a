import { type Result, readPlaywright, readTotal, readVitest } from './reports.ts';

/** One line of `npm test`. A gate counts as one test; a suite counts its own, from the report it writes. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Suites only. Its progress is shown; a gate speaks only when it fails. */
  readonly report?: { readonly file: string; readonly read: (report: unknown) => Result };
  /** Names of earlier steps; it is not run when one of them failed. */
  readonly needs?: readonly string[];
  /** Installs more than the project itself: run in CI (`CI=true`), and by its own command. */
  readonly inCiOnly?: true;
}

/** Chromium found or installed, before the steps begin. */
export const BROWSER = 'browser';

const UNIT_REPORT = '.cache/reports/vitest.json';
const JOURNEY_REPORT = '.cache/reports/playwright.json';
const FIREBASE_REPORT = '.cache/reports/firebase.json';

/** Everything that must hold, quickest first. */
export const STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'rooms', command: ['tsx', 'scripts/check-rooms.ts'] },
  { name: 'patterns', command: ['tsx', 'scripts/check-patterns.ts'] },
  { name: 'schema', command: ['tsx', 'scripts/check-schema.ts'] },
  { name: 'plan table', command: ['tsx', 'scripts/print-plan-table.ts', '--check'] },
  { name: 'playbook', command: ['tsx', 'scripts/playbook/run.ts', 'check'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'reader weights', command: ['tsx', 'scripts/reader/run.ts', 'train', '--compare'] },
  {
    name: 'unit and server tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    report: { file: UNIT_REPORT, read: readVitest },
  },
  { name: 'build', command: ['node', 'scripts/build.mjs', '--if-stale'] },
  { name: 'bundle', command: ['tsx', 'scripts/check-bundle.ts'], needs: ['build'] },
  { name: 'budgets', command: ['tsx', 'scripts/check-budgets.ts'], needs: ['build'] },
  {
    name: 'browser journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_REPORT },
    report: { file: JOURNEY_REPORT, read: readPlaywright },
    needs: [BROWSER, 'build'],
  },
  {
    name: 'Firebase mode',
    command: ['tsx', 'e2e/firebase/run.ts'],
    report: { file: FIREBASE_REPORT, read: readTotal },
    needs: [BROWSER, 'build'],
    inCiOnly: true,
  },
];
