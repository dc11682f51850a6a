import { BOUNDS, LONGEST_TEXT } from './bounds.ts';
import type { Collected, FoundPattern } from './collect.ts';
import { slowestMs } from './measure.ts';
import { keyOf, type Verdicts } from './verdicts.ts';

/** The slowest pattern of the project takes 11 ms on this length, one of quadratic time 130: the bound leaves a margin for a slow machine. */
const MOST_MS = 60;
/** The reader tries these on each of up to 600 units. Source: docs/decisions/0123-word-boundaries-in-regular-expressions.md. */
const READER = 'server/features/proposals/generation/read/';
/** An alternative that begins with a word boundary: tried at each character. */
const BEGINS_AT_BOUNDARY = /(?:^|\||\((?:\?(?::|<?[=!]))?)\\b/;
/** Fewer patterns than this and the gate has looked at the wrong folder. */
const FEWEST = 300;

/** Each pattern that may be slow, each that nobody has judged, and each stated bound that none needs; one sentence each. */
export function faultsOf({ patterns, unseen }: Collected, verdicts: Verdicts, fewest = FEWEST): string[] {
  const judged = patterns.map((pattern) => ({ pattern, fault: faultOf(pattern, verdicts) }));
  const unneeded = BOUNDS.filter(({ path, begins = '' }) =>
    patterns.every((one) => one.path !== path || !one.source.startsWith(begins) || isSafe(one, verdicts)),
  );
  return [
    ...(patterns.length < fewest ? [`only ${patterns.length} patterns were found`] : []),
    ...unseen.map(
      ({ path, line }) => `${path}:${line}: build it where the file is loaded, or call it in project-patterns.ts`,
    ),
    ...judged.flatMap(({ fault }) => fault ?? []),
    ...patterns
      .filter(isSlowAtBoundaries)
      .map(
        ({ path, line }) =>
          `${path}:${line}: with the flags i and u a leading \\b is slow: leave out u, or write (?<!\\w)`,
      ),
    ...unneeded.map(
      ({ path, begins = '' }) => `scripts/patterns/bounds.ts: nothing needs the bound of ${path} ${begins}`,
    ),
  ];
}

function isSafe(pattern: FoundPattern, verdicts: Verdicts): boolean {
  return verdicts[keyOf(pattern)]?.verdict === 'safe';
}

/** Null for a pattern that is linear, or fast on the longest text that it is ever given. */
function faultOf(pattern: FoundPattern, verdicts: Verdicts): string | null {
  const { path, line, source, flags } = pattern;
  const known = verdicts[keyOf(pattern)];
  const name = `${path}:${line}: /${source.slice(0, 60)}${source.length > 60 ? '…' : ''}/${flags}`;
  if (known === undefined) return `${name} has no verdict: run npm run patterns`;
  if (known.verdict === 'safe') return null;
  // Measuring it would not end.
  if (known.complexity?.startsWith('exponential')) return `${name} is exponential`;
  const most = mostFor(pattern);
  const ms = slowestMs(source, flags, { attack: known.attack, mostChars: most, enoughMs: MOST_MS });
  if (ms < MOST_MS) return null;
  return `${name} is ${known.complexity ?? known.verdict}: ${Math.round(ms)} ms on ${most} characters`;
}

function mostFor({ path, source }: FoundPattern): number {
  const bound = BOUNDS.find((one) => one.path === path && source.startsWith(one.begins ?? ''));
  return bound?.most ?? LONGEST_TEXT;
}

function isSlowAtBoundaries({ path, source, flags }: FoundPattern): boolean {
  return path.startsWith(READER) && flags.includes('i') && flags.includes('u') && BEGINS_AT_BOUNDARY.test(source);
}
