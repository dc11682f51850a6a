import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** One test that failed, or did at first, as its suite reported it. */
export interface Failure {
  /** From the project's folder; '' when no file carries it. */
  readonly file: string;
  readonly title: string;
  /** Without colours; as long as the tool made it. */
  readonly message: string;
}

/** What one step came to. `failed` may be more than the failures that have a name. */
export interface Result {
  /** Those that passed only when they were tried again are among them. */
  readonly passed: number;
  readonly failed: number;
  /** Left out, such as tests of a package that this machine does not have. They have not passed. */
  readonly skipped: number;
  readonly failures: readonly Failure[];
  /** Failed at first and passed when tried again, each with what it said when it failed. */
  readonly flaky: readonly Failure[];
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int().default(0),
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
  const { numPassedTests, numFailedTests, numPendingTests: skipped, testResults } = vitestReport.parse(report);
  const failures: Failure[] = [];
  const flaky: Failure[] = [];
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative('', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    failures.push(...failed.map((test) => reportOfVitest(file, test)));
    // Vitest keeps what a test said when it failed, also when it passed afterwards; nothing else says that it was tried again.
    const mended = assertionResults.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
    flaky.push(...mended.map((test) => reportOfVitest(file, test)));
    if (status === 'failed' && failed.length === 0)
      failures.push({ file, title: 'the file itself', message: plain([message]) });
  }
  return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), skipped, failures, flaky };
}

type VitestTest = z.infer<typeof vitestReport>['testResults'][number]['assertionResults'][number];

function reportOfVitest(file: string, { ancestorTitles, title, failureMessages }: VitestTest): Failure {
  // The first of the ancestors is the file, which has no title of its own.
  const titles = [...ancestorTitles.filter((ancestor) => ancestor !== ''), title];
  return { file, title: titles.join(' › '), message: plain(failureMessages) };
}

const playwrightError = z.object({
  message: z.string().optional(),
  value: z.string().optional(),
  location: z.object({ file: z.string(), line: z.int() }).optional(),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(playwrightError).default([]) })) }),
  ),
});

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(playwrightSuite),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int().default(0) }),
  errors: z.array(playwrightError),
});

/** A failure outside of any test counts too. */
export function readPlaywright(report: unknown): Result {
  const { config, suites, stats, errors } = playwrightReport.parse(report);
  const outside = errors.map((error) => ({ file: '', title: 'outside of any test', message: describeErrors([error]) }));
  // A suite of the first row is a file, and its title the file's name.
  const testsThat = (status: string) => suites.flatMap((file) => reportOfPlaywright(file, status, config.rootDir));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...testsThat('unexpected'), ...outside],
    flaky: testsThat('flaky'),
  };
}

function reportOfPlaywright(
  suite: z.infer<typeof playwrightSuite>,
  status: string,
  rootDir: string,
  above: readonly string[] = [],
): Failure[] {
  const own = suite.specs.flatMap(({ title, file, tests }) => {
    const those = tests.filter((test) => test.status === status);
    const message = describeErrors(those.flatMap(({ results }) => results.flatMap(({ errors }) => errors)));
    const path = relative('', join(rootDir, file));
    return those.length > 0 ? [{ file: path, title: [...above, title].join(' › '), message }] : [];
  });
  const below = suite.suites.flatMap((inner) => reportOfPlaywright(inner, status, rootDir, [...above, inner.title]));
  return [...own, ...below];
}

function describeErrors(errors: readonly z.infer<typeof playwrightError>[]): string {
  return plain(
    errors.map(({ message, value, location }) => {
      const place = location ? `at ${relative('', location.file)}:${location.line}\n` : '';
      return `${place}${message ?? value ?? 'no words'}`;
    }),
  );
}

const failuresPrinted = z.array(z.object({ file: z.string(), title: z.string(), message: z.string() }));
const total = z.object({
  passed: z.int(),
  failed: z.int(),
  skipped: z.int().default(0),
  failures: failuresPrinted,
  flaky: failuresPrinted,
});

/** Of a suite that has counted for itself. */
export function readTotal(report: unknown): Result {
  return total.parse(report);
}

function plain(messages: readonly string[]): string {
  return stripVTControlCharacters(messages.join('\n'));
}
