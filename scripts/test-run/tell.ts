import type { Failure } from './reports.ts';

// A log of CI may keep no more than its last hundred lines or so.
const MAX_TOLD_WHOLE = 5;
const MAX_NAMED = 25;
const MAX_LINES = 15;

/** The failures in words for the end of a log: the first few with what they said, then names, then how many more. */
export function tellFailures(failures: readonly Failure[]): string {
  const whole = failures.slice(0, MAX_TOLD_WHOLE).map((failure) => `${nameOf(failure)}\n${messageOf(failure)}`);
  const named = failures.slice(MAX_TOLD_WHOLE, MAX_NAMED).map(nameOf);
  const more = failures.length - MAX_NAMED;
  return [...whole, ...named, ...(more > 0 ? [`✗ and ${more} more`] : [])].join('\n');
}

function nameOf({ file, title }: Failure): string {
  return `✗ ${file === '' ? title : `${file} › ${title}`}`;
}

/** Frames inside packages say nothing of this project. */
function messageOf({ message }: Failure): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !/^\s+at .*node_modules/.test(line));
  return lines
    .slice(0, MAX_LINES)
    .map((line) => `    ${line.trimEnd()}`)
    .join('\n');
}
