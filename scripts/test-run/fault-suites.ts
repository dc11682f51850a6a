import { relative } from 'node:path';
import { z } from 'zod';

/** One file of fault tests. A test of many cases says how many it tried; any other is one case. */
export interface FaultSuite {
  readonly file: string;
  readonly tried: number;
  readonly failed: number;
  readonly skipped: number;
  /** Sums of what its tests have counted, such as lost and doubled. */
  readonly counted: Readonly<Record<string, number>>;
}

const report = z.object({
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

/** Reads Vitest's report. A file that could not be run is one case that failed. */
export function readSuites(printed: unknown): FaultSuite[] {
  return report.parse(printed).testResults.map(({ name, status, assertionResults }) => {
    const counted: Record<string, number> = {};
    let tried = 0;
    for (const { status: outcome, meta } of assertionResults) {
      if (outcome === 'passed' || outcome === 'failed') tried += meta?.counted?.tried ?? 1;
      for (const [what, count] of Object.entries(meta?.counted ?? {}))
        if (what !== 'tried') counted[what] = (counted[what] ?? 0) + count;
    }
    const failedTests = assertionResults.filter(({ status: outcome }) => outcome === 'failed').length;
    const failed = status === 'failed' ? Math.max(failedTests, 1) : failedTests;
    const skipped =
      assertionResults.length - assertionResults.filter(({ status: s }) => s === 'passed' || s === 'failed').length;
    return { file: relative('', name), tried: Math.max(tried, failed), failed, skipped, counted };
  });
}

/** A line for each suite, and the total. */
export function printSuites(suites: readonly FaultSuite[]): string {
  const lines = suites.map(({ file, tried, failed, skipped, counted }) => {
    const words = Object.entries(counted).map(([what, count]) => `${what} ${count}`);
    const left = skipped > 0 ? [`${skipped} not run here`] : [];
    const more = [...left, ...words];
    return `${file}: ${tried} cases tried, ${failed} failed${more.length > 0 ? ` (${more.join(', ')})` : ''}`;
  });
  const sum = (of: (suite: FaultSuite) => number) => suites.reduce((total, suite) => total + of(suite), 0);
  return [...lines, `faults: ${sum(({ tried }) => tried)} cases tried, ${sum(({ failed }) => failed)} failed`].join(
    '\n',
  );
}
