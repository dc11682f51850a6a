import type { Attack } from './verdicts.ts';

/** A machine that does something else at the same time is slow once, not every time. */
const RUNS = 8;
const FIRST_CHARS = 200;
/** So many times too slow is no accident. */
const HOPELESS = 10;
const PUMPS = ['a', ' ', 'a ', '1', '. ', '"a ', '(', 'you your ', 'http://a', '- ', '\n', '\t\n', 'A '];
const MOST_WORDS = 12;

interface Limits {
  /** The worst known text; without it many are tried. */
  readonly attack: Attack | undefined;
  readonly mostChars: number;
  /** So fast needs no second run. */
  readonly enoughMs: number;
}

/** How long a pattern takes for the worst text of `mostChars`, in milliseconds of CPU: the best run of several. */
export function slowestMs(source: string, flags: string, { attack, mostChars, enoughMs }: Limits): number {
  const attacks = attack ? [attack] : [...PUMPS, ...wordsIn(source)].map((pump) => attackBy(pump));
  return Math.max(...attacks.map((one) => rampedMs(source, flags, one, { mostChars, enoughMs })));
}

/** From short texts to the longest one, so that a pattern of a high degree does not take for ever. */
function rampedMs(
  source: string,
  flags: string,
  attack: Attack,
  { mostChars, enoughMs }: Pick<Limits, 'mostChars' | 'enoughMs'>,
): number {
  let ms = 0;
  for (let chars = Math.min(FIRST_CHARS, mostChars); ; chars = Math.min(chars * 2, mostChars)) {
    ms = bestMs(source, flags, { text: attackText(attack, chars), enoughMs });
    if (chars === mostChars || ms > enoughMs * HOPELESS) return ms;
  }
}

function attackBy(pump: string): Attack {
  return { pumps: [{ prefix: '', pump }], suffix: '\u0000' };
}

/** A pattern is slowest on the words that it looks for. */
function wordsIn(source: string): string[] {
  const words = source.match(/\p{L}{3,}(?: \p{L}+)*/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS).map((word) => `${word} `);
}

/** An attack that is pumped until it is as long as the text may be. */
function attackText({ pumps, suffix }: Attack, mostChars: number): string {
  const fixed = pumps.reduce((sum, { prefix }) => sum + prefix.length, suffix.length);
  const once = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  const times = Math.max(0, Math.floor((mostChars - fixed) / Math.max(1, once)));
  return `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('')}${suffix}`.slice(0, mostChars);
}

function bestMs(source: string, flags: string, { text, enoughMs }: { text: string; enoughMs: number }): number {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage();
    // All of them: `replace` and `matchAll` go on behind the first.
    text.replace(pattern, '');
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
    if (best < enoughMs || (run > 0 && best > enoughMs * HOPELESS)) break;
  }
  return best;
}
