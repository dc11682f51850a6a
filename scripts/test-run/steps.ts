import { type Counts, countPlaywright, countVitest } from './counts.ts';

/** One line of `npm test`. A gate counts as one test; a suite counts its own, from the report it writes. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Suites only. Its progress is shown; a gate speaks only when it fails. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => Counts };
  /** Names of earlier steps; it is not run when one of them failed. */
  readonly needs?: readonly string[];
}

/** Chromium found or installed, before the steps begin. */
export const BROWSER = 'browser';

const UNIT_REPORT = '.cache/reports/vitest.json';
const JOURNEY_REPORT = '.cache/reports/playwright.json';

/** Everything that must hold, quickest first. */
export const STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', '--type-aware'] },
  { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'rooms', command: ['tsx', 'scripts/check-rooms.ts'] },
  { name: 'schema', command: ['tsx', 'scripts/check-schema.ts'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'unit and server tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    report: { file: UNIT_REPORT, count: countVitest },
  },
  { name: 'build', command: ['node', 'scripts/build.mjs', '--if-stale'] },
  {
    name: 'browser journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_REPORT },
    report: { file: JOURNEY_REPORT, count: countPlaywright },
    needs: [BROWSER, 'build'],
  },
];
