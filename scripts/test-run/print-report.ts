import type { Failure, Result } from './reports.ts';

// A log of CI may keep no more than its last hundred lines or so.
const MAX_PRINTED_WHOLE = 5;
const MAX_NAMED = 25;
const MAX_LINES = 15;

/** The failures as text for the end of a log: the first few with what they said, then names, then how many more. */
export function printFailures(failures: readonly Failure[]): string {
  return listFailures('✗', failures);
}

/** The same for what passed only when it was tried again. */
export function printFlaky(flaky: readonly Failure[]): string {
  return listFailures('flaky:', flaky);
}

function listFailures(mark: string, failures: readonly Failure[]): string {
  const nameOf = ({ file, title }: Failure) => `${mark} ${file === '' ? title : `${file} › ${title}`}`;
  const whole = failures.slice(0, MAX_PRINTED_WHOLE).map((failure) => `${nameOf(failure)}\n${messageOf(failure)}`);
  const named = failures.slice(MAX_PRINTED_WHOLE, MAX_NAMED).map(nameOf);
  const more = failures.length - MAX_NAMED;
  return [...whole, ...named, ...(more > 0 ? [`${mark} and ${more} more`] : [])].join('\n');
}

/** One step's counts, as its line has them. */
export function printCounts({ passed, failed, skipped, flaky }: Omit<Result, 'failures'>): string {
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
