import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** One test that failed, as its suite told it. */
export interface Failure {
  /** From the project's folder; '' when no file carries it. */
  readonly file: string;
  readonly title: string;
  /** Without colours; as long as the tool made it. */
  readonly message: string;
}

/** What one step came to. `failed` may be more than the failures that have a name. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** A file that failed with none of its tests failed (it could not be read, or its end failed) counts as one failure. */
export function readVitest(report: unknown): Result {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
  const failures: Failure[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative('', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { ancestorTitles, title, failureMessages } of failed) {
      // The first of the ancestors is the file, which has no title of its own.
      const titles = [...ancestorTitles.filter((ancestor) => ancestor !== ''), title];
      failures.push({ file, title: titles.join(' › '), message: plain(failureMessages) });
    }
    if (status === 'failed' && failed.length === 0)
      failures.push({ file, title: 'the file itself', message: plain([message]) });
  }
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), failures };
}

const playwrightError = z.object({
  message: z.string().optional(),
  value: z.string().optional(),
  location: z.object({ file: z.string(), line: z.int() }).optional(),
});

const journey = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(playwrightError).default([]) })) }),
  ),
});

const journeys = z.object({
  title: z.string(),
  specs: z.array(journey).default([]),
  get suites() {
    return z.array(journeys).default([]);
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(journeys),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  errors: z.array(playwrightError),
});

/** A journey that passed only when it was tried again counts as failed, and so does what failed outside of any. */
export function readPlaywright(report: unknown): Result {
  const { config, suites, stats, errors } = playwrightReport.parse(report);
  const outside = errors.map((error) => ({ file: '', title: 'outside of any journey', message: said([error]) }));
  // A suite of the first row is a file, and its title the file's name.
  const failures = suites.flatMap((file) => failedJourneys(file, [], config.rootDir));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failures, ...outside],
  };
}

function failedJourneys(suite: z.infer<typeof journeys>, above: readonly string[], rootDir: string): Failure[] {
  const own = suite.specs.flatMap(({ title, file, tests }) => {
    const failed = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    const message = said(failed.flatMap(({ results }) => results.flatMap(({ errors }) => errors)));
    const path = relative('', join(rootDir, file));
    return failed.length > 0 ? [{ file: path, title: [...above, title].join(' › '), message }] : [];
  });
  const below = suite.suites.flatMap((inner) => failedJourneys(inner, [...above, inner.title], rootDir));
  return [...own, ...below];
}

function said(errors: readonly z.infer<typeof playwrightError>[]): string {
  return plain(
    errors.map(({ message, value, location }) => {
      const place = location ? `at ${relative('', location.file)}:${location.line}\n` : '';
      return `${place}${message ?? value ?? 'no words'}`;
    }),
  );
}

const total = z.object({
  passed: z.int(),
  failed: z.int(),
  failures: z.array(z.object({ file: z.string(), title: z.string(), message: z.string() })),
});

/** Of a suite that has counted for itself. */
export function readTotal(report: unknown): Result {
  return total.parse(report);
}

function plain(messages: readonly string[]): string {
  return stripVTControlCharacters(messages.join('\n'));
}
