import type { LetterSentence } from '#shared/proposals/letter/material.ts';
import { wordsOf } from '#shared/proposals/verify/words.ts';
import type { Letter } from '../write.ts';
import { type Measure, meanOf, toMeasure } from './measure.ts';

const REPEATED_RUN = 8;
/** Shorter sentences are compared as a whole; below this they are ignored. */
const MIN_WORDS = 5;
const LIKENESS_RUN = 3;
const AIMS = { repeated: 0.05, users: 0.35 } as const;

type Compared = Pick<Letter, 'post' | 'profile' | 'material' | 'letter'>;

/** The share of a letter's words in sentences with eight words in a row shared with a letter for a job of another trade. */
export function measureRepeats(name: string, letters: readonly Compared[]): Measure {
  const runs = letters.map((letter) => ({ letter, sentences: saidIn(letter.letter.sentences).map(runsOf) }));
  const owners = new Map<string, Compared[]>();
  for (const { letter, sentences } of runs)
    for (const run of new Set(sentences.flatMap((one) => one.runs)))
      owners.set(run, [...(owners.get(run) ?? []), letter]);
  const isElsewhere = (run: string, letter: Compared) =>
    (owners.get(run) ?? []).some((other) => isOtherTrade(letter, other));
  const faults = new Map<string, number>();
  const shares = runs.map(({ letter, sentences }) => {
    const repeated = sentences.filter((one) => one.runs.some((run) => isElsewhere(run, letter)));
    for (const { text } of repeated) faults.set(text, (faults.get(text) ?? 0) + 1);
    const words = (some: typeof sentences) => some.reduce((sum, one) => sum + one.words, 0);
    return words(repeated) / Math.max(1, words(sentences));
  });
  const common = [...faults].sort((a, b) => b[1] - a[1]).map(([text, count]) => `${count} × ${text}`);
  const aim = { atMost: AIMS.repeated };
  return toMeasure(
    { name: `${name}: words that stand in a letter of another trade`, aim },
    meanOf(shares),
    letters.length,
    common,
  );
}

/** The writer may not vary what the freelancer types and what the client wrote; a joint says nothing. */
function saidIn(sentences: readonly LetterSentence[]): string[] {
  return sentences.filter(({ source }) => source === 'fact' || source === 'playbook').map(({ text }) => text);
}

function runsOf(text: string): { text: string; words: number; runs: string[] } {
  const words = wordsOf(text);
  return {
    text,
    words: words.length,
    runs: words.length < MIN_WORDS ? [] : nGrams(words, Math.min(REPEATED_RUN, words.length)),
  };
}

/**
 * One person's fact may be in all their letters for one trade; without a profile and a playbook file every post is its own
 * trade.
 */
function isOtherTrade(one: Compared, other: Compared): boolean {
  if (one.post.id === other.post.id) return false;
  const [trade, otherTrade] = [one, other].map(({ material }) => material.playbook?.file.split('/')[1]);
  if (trade !== undefined && otherTrade !== undefined) return trade !== otherTrade;
  return one.profile === null || one.profile !== other.profile;
}

/** How much the letters of two users for one post share, where the writer's words are in both. */
export function measureUsers(pairs: readonly (readonly [Compared, Compared])[]): Measure[] {
  const compared = pairs
    .map(([one, other]) => ({
      id: one.post.id,
      texts: [one, other].map((two) => saidIn(two.letter.sentences).join(' ')),
    }))
    .filter(({ texts }) => texts.every((text) => text !== ''))
    .map(({ id, texts: [a = '', b = ''] }) => ({ id, alike: similarity(a, b) }))
    .sort((a, b) => b.alike - a.alike);
  const above = compared.filter(({ alike }) => alike > AIMS.users);
  const given = { name: 'two users, one post: likeness, mean', aim: { atMost: AIMS.users } };
  const faults = above.map(({ id, alike }) => `${id}: ${alike.toFixed(2)}`);
  return [
    toMeasure(given, meanOf(compared.map(({ alike }) => alike)), compared.length, faults),
    toMeasure(
      { name: 'two users, one post: pairs above the aim' },
      above.length / Math.max(1, compared.length),
      compared.length,
    ),
  ];
}

/** Jaccard index of word trigrams. */
function similarity(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(nGrams(wordsOf(text), LIKENESS_RUN)));
  if (!a || !b || a.size + b.size === 0) return 0;
  const shared = [...a].filter((run) => b.has(run)).length;
  return shared / (a.size + b.size - shared);
}

function nGrams(words: readonly string[], length: number): string[] {
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' '));
}
