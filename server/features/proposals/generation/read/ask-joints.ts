import { kindOf } from './ask-kinds.ts';
import { hashFrom } from './hash.ts';
import { chancesOf, readSoftmax, type Softmax } from './softmax.ts';

/** A feature is a number below 2 to the power of this. */
export const JOINT_HASH_BITS = 16;

/** Where another part of a sentence may begin: `start` is before the comma or the 'and', `end` behind it. */
export interface Joint {
  readonly start: number;
  readonly end: number;
  /** ',', 'and', ', and' … */
  readonly words: string;
  /** In brackets or quotation marks. */
  readonly isEnclosed: boolean;
  readonly nth: number;
}

const AND =
  '(?:and also|and|plus|as well as|along with|also|y también|y|e também|e|et aussi|et|ainsi que|und auch|und|sowie|además|além)';
const JOINT = new RegExp(
  `(?:,(?!\\d)|;|\\+|&|\\||(?<=\\p{L})\\s?/(?=\\s?\\p{L})|:(?=\\s)|\\s[-–—](?=\\s)|\\?\\s(?=\\S))(?:\\s?${AND}(?=\\s))?\\s?|\\s${AND}\\s`,
  'giu',
);
/** No sentence that asks for more is known; each joint costs some 50 µs. */
const MOST_JOINTS = 20;
/** So much of what follows a joint is looked at, in characters. */
const MOST_REST = 120;
const WORD = /\p{L}[\p{L}'’]*|\p{N}+|[?%$€£"“«„(]/gu;

/** The first joints of a sentence. */
export function jointsIn(text: string): Joint[] {
  return Array.from(text.matchAll(JOINT))
    .filter(({ index, 0: words }) => words.trim() !== '/' || !isAbbreviated(text, index))
    .slice(0, MOST_JOINTS)
    .map(({ index, 0: words }, nth) => ({
      start: index,
      end: index + words.length,
      words: words.toLowerCase().replace(/\s+/g, ' ').trim(),
      isEnclosed: /\([^)]*$|(?:^|\s)["“„«][^"”“»]*$/.test(text.slice(Math.max(0, index - 200), index)),
      nth,
    }));
}

/** 'AR/AI', 'UI/UX' are one thing. */
function isAbbreviated(text: string, slash: number): boolean {
  return (
    /(?<!\p{L})\p{Lu}{2,4}$/u.test(text.slice(Math.max(0, slash - 5), slash)) &&
    /^\/\p{Lu}{2,4}(?!\p{L})/u.test(text.slice(slash, slash + 6))
  );
}

/** What is before a joint since the last one that splits, and what is behind it until the next joint and in all. */
export function sidesOf(text: string, from: number, joint: Joint, next: Joint | undefined) {
  return {
    left: text.slice(from, joint.start),
    right: text.slice(joint.end, next?.start),
    rest: text.slice(joint.end),
  };
}

/** What is known of a joint: the words and the kinds on both sides. */
export function describeJoint(
  joint: Joint,
  { left, right, rest }: { left: string; right: string; rest: string },
): number[] {
  const [before, after] = [wordsOf(left), wordsOf(right)];
  const found = new Set<number>();
  const add = (name: string, value = '') => found.add(hash(name, value));
  add('bias');
  add('joint', joint.words);
  add('nth', String(Math.min(joint.nth, 4)));
  if (joint.isEnclosed) add('enclosed');
  const [kindLeft, kindRight] = [kindOf(left), kindOf(right)];
  add('kinds', `${kindLeft}|${kindRight}`);
  add('kind left', kindLeft);
  add('kind right', kindRight);
  add('same kind', `${kindLeft === kindRight}${joint.words}`);
  add('kinds at', `${kindLeft}|${kindRight}${joint.words}`);
  add('lengths', `${lengthOf(before)}|${lengthOf(after)}`);
  add('length left', lengthOf(before));
  add('length right', lengthOf(after));
  addStart(add, 'left ', before);
  addStart(add, 'right ', after);
  add('first at', `${joint.words} ${after[0] ?? ''}`);
  add('end left', before.at(-1) ?? '');
  add('end two left', before.slice(-2).join(' '));
  add('last right', after.at(-1) ?? '');
  add('around', `${before.at(-1) ?? ''}|${after[0] ?? ''}`);
  addBag(add, 'left ', before.slice(-8));
  addBag(add, 'right ', after);
  for (const word of wordsOf(rest.slice(0, MOST_REST)).slice(0, 10)) add('rest', word);
  return [...found];
}

let loaded: Softmax | undefined;

/** How probable it is that another thing is asked for behind a joint. By the weights that `npm run reader -- train` wrote. */
export function splitChance(features: readonly number[]): number {
  loaded ??= readSoftmax('reader/ask-joints.bin', { classes: 2, bits: JOINT_HASH_BITS });
  return chancesOf(loaded, features)[1] ?? 0;
}

type Add = (name: string, value?: string) => void;

function addBag(add: Add, side: string, words: readonly string[]): void {
  for (const [at, word] of words.entries()) {
    add(`${side}word`, word);
    if (word.length > 4) add(`${side}start`, word.slice(0, 4));
    if (word.length > 5) add(`${side}start`, word.slice(0, 5));
    const next = words[at + 1];
    if (next !== undefined) add(`${side}two`, `${word} ${next}`);
  }
}

function addStart(add: Add, side: string, words: readonly string[]): void {
  for (const count of [1, 2, 3]) add(`${side}first ${count}`, words.slice(0, count).join(' '));
}

function lengthOf({ length }: readonly string[]): string {
  return String([1, 2, 3, 5, 8, 13].filter((bound) => length >= bound).length);
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (plain.match(WORD) ?? []).map((word) => (/^\p{N}/u.test(word) ? '#' : word.replaceAll('’', "'")));
}

function hash(name: string, value: string): number {
  const whole = hashFrom(value, hashFrom('=', hashFrom(name)));
  return (whole ^ (whole >>> 15)) & ((1 << JOINT_HASH_BITS) - 1);
}
