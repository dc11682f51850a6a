// `npm run test:faults [KILLS]`: faults around the app, one line for each suite with the cases that were tried and
// that failed. KILLS is how often a process or the database is killed in each suite of kills.
import { relative } from 'node:path';
import { z } from 'zod';
import { runStep } from './test-run/run-step.ts';

const REPORT = '.cache/reports/faults.json';

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          meta: z.looseObject({ counted: z.record(z.string(), z.number()).optional() }).optional(),
        }),
      ),
    }),
  ),
});

/** One file of fault tests. A test of many cases says how many it tried; any other is one case. */
interface FaultSuite {
  readonly file: string;
  readonly tried: number;
  readonly failed: number;
  readonly skipped: number;
  /** Sums of what its tests have counted, such as lost and doubled. */
  readonly counted: Readonly<Record<string, number>>;
}

const suites: FaultSuite[] = [];
const kills = process.argv.slice(2).find((arg) => /^\d+$/.test(arg));
const outcome = await runStep({
  name: 'faults',
  command: [
    'vitest',
    'run',
    '-c',
    'vitest.faults.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  ],
  ...(kills && { env: { KILLS: kills } }),
  report: {
    file: REPORT,
    read: (report) => {
      suites.push(...readSuites(report));
      const failed = sumOf('failed');
      return { passed: sumOf('tried') - failed, failed, skipped: 0, failures: [], flaky: [] };
    },
  },
});
for (const { file, tried, failed, skipped, counted } of suites) {
  const left = skipped > 0 ? [`${skipped} not run here`] : [];
  const more = [...left, ...Object.entries(counted).map(([what, count]) => `${what} ${count}`)].join(', ');
  console.log(`${file}: ${tried} cases tried, ${failed} failed${more === '' ? '' : ` (${more})`}`);
}
// A run that was ended leaves none; `outcome` says so.
if (suites.length > 0) console.log(`faults: ${sumOf('tried')} cases tried, ${sumOf('failed')} failed`);
for (const { title, message } of outcome.failures) console.error(`${title}: ${message}`);
process.exitCode = outcome.failed > 0 ? 1 : 0;

/** Reads Vitest's report. A file that could not be run is one case that failed. */
function readSuites(printed: unknown): FaultSuite[] {
  return vitestReport.parse(printed).testResults.map(({ name, status, assertionResults }) => {
    const counted: Record<string, number> = {};
    const ran = assertionResults.filter((test) => test.status === 'passed' || test.status === 'failed');
    for (const { meta } of assertionResults)
      for (const [what, count] of Object.entries(meta?.counted ?? {}))
        if (what !== 'tried') counted[what] = (counted[what] ?? 0) + count;
    const tried = ran.reduce((sum, { meta }) => sum + (meta?.counted?.tried ?? 1), 0);
    const failedTests = ran.filter((test) => test.status === 'failed').length;
    const failed = status === 'failed' ? Math.max(failedTests, 1) : failedTests;
    const skipped = assertionResults.length - ran.length;
    return { file: relative('', name), tried: Math.max(tried, failed), failed, skipped, counted };
  });
}

function sumOf(count: 'tried' | 'failed'): number {
  return suites.reduce((sum, suite) => sum + suite[count], 0);
}
