// `npm test`: the gates and the tests, one line each; the last line is the total. A failure does not hide the next one. With
// `--all` (`npm run test:all`) it leaves nothing out; with `--changed` (CI) it adds the lanes that have changed since the last release.
import { ensureChromium } from './chromium.ts';
import { changedLanes } from './lanes/select.ts';
import { LANES } from './lanes/table.ts';
import type { Failure, Result } from './test-run/reports.ts';
import { runSteps } from './test-run/run-steps.ts';
import { BROWSER, stepsFor } from './test-run/steps.ts';

// A log of CI may keep no more than its last hundred lines or so.
const MAX_PRINTED_WHOLE = 5;
const MAX_NAMED = 25;
const MAX_LINES = 15;

const startedAt = performance.now();
const failedSteps = new Set<string>();
const failures: Failure[] = [];
const flaky: Failure[] = [];
let passed = 0;
let failed = 0;
let skipped = 0;

try {
  process.env.CHROMIUM_PATH = ensureChromium();
} catch (error) {
  // Everything that needs no browser is still worth knowing.
  const message = error instanceof Error ? error.message : String(error);
  console.log(`✗ ${BROWSER}: ${message}`);
  failures.push({ file: '', title: BROWSER, message });
  failedSteps.add(BROWSER);
  failed += 1;
}

const lanes = lanesOfRun().map(({ name }) => name);
console.log(lanes.length > 0 ? `Slow tests of: ${lanes.join(', ')}` : 'Without slow tests');
await runSteps(stepsFor(lanes), new Set(failedSteps), (step, outcome, startedStepAt) => {
  passed += outcome.passed;
  failed += outcome.failed;
  skipped += outcome.skipped;
  failures.push(...outcome.failures);
  flaky.push(...outcome.flaky);
  if (outcome.failed > 0) failedSteps.add(step.name);
  if (outcome.failed > 0 && outcome.said) console.log(outcome.said.trimEnd());
  const counts = step.report ? `: ${printCounts(outcome)}` : '';
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${step.name}${counts} (${secondsSince(startedStepAt)} s)`);
});

// Last, because a log may keep nothing but its end.
if (flaky.length > 0) console.log(`\nPassed only when tried again:\n${listFailures('flaky:', flaky)}`);
if (failures.length > 0) console.log(`\n${listFailures('✗', failures)}`);
if (failedSteps.size > 0) console.log(`\nFailed: ${[...failedSteps].join(', ')}`);
console.log(`\nEverything took ${secondsSince(startedAt)} s.`);
if (skipped > 0) console.log(`${skipped} left out by the tests themselves.`);
// Last and plain: it is read by programs.
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function lanesOfRun() {
  if (process.argv.includes('--all')) return LANES;
  return process.argv.includes('--changed') ? changedLanes('.') : [];
}

function secondsSince(startMs: number): string {
  return ((performance.now() - startMs) / 1000).toFixed(1);
}

/** Failures as text for the end of a log: the first few with what they said, then names, then how many more. */
function listFailures(mark: string, failures: readonly Failure[]): string {
  const nameOf = ({ file, title }: Failure) => `${mark} ${file === '' ? title : `${file} › ${title}`}`;
  const whole = failures.slice(0, MAX_PRINTED_WHOLE).map((failure) => `${nameOf(failure)}\n${messageOf(failure)}`);
  const named = failures.slice(MAX_PRINTED_WHOLE, MAX_NAMED).map(nameOf);
  const more = failures.length - MAX_NAMED;
  return [...whole, ...named, ...(more > 0 ? [`${mark} and ${more} more`] : [])].join('\n');
}

/** One step's counts, as its line has them. */
function printCounts({ passed, failed, skipped, flaky }: Omit<Result, 'failures'>): string {
  const more = [...(skipped > 0 ? [`${skipped} not run`] : []), ...(flaky.length > 0 ? [`${flaky.length} flaky`] : [])];
  return [`${passed} passed`, `${failed} failed`, ...more].join(', ');
}

/** Frames inside packages say nothing of this project. */
function messageOf({ message }: Failure): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line));
  return lines
    .slice(0, MAX_LINES)
    .map((line) => `    ${line.trimEnd()}`)
    .join('\n');
}
