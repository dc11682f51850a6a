import { hashFrom } from '../read/hash.ts';
import { chancesOf, readSoftmax, type Softmax } from '../read/softmax.ts';

/** What a sentence of a profile says; reader/README.md describes each kind. */
export const SENTENCE_KINDS = ['who', 'job', 'more', 'deeds', 'habit', 'terms', 'praise'] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];
/** How probable each kind is, from 0 to 1. */
export type SentenceChances = Readonly<Record<SentenceKind, number>>;

/** A feature is a number below 2 to the power of this. */
export const SENTENCE_HASH_BITS = 17;

/** A sentence with its words, which its neighbours look at as well. */
interface Sentence {
  readonly text: string;
  readonly words: readonly string[];
}

/** The sentence before, with its kind. */
export interface SentenceBefore extends Sentence {
  readonly kind: SentenceKind;
}

export function sentenceOf(text: string): Sentence {
  return { text, words: wordsOf(text).slice(0, MOST_WORDS) };
}

let loaded: Softmax | undefined;

/** The kinds of the sentences of one text, in their order. By the weights that `npm run reader -- train` wrote. */
export function classifySentences(texts: readonly string[]): SentenceChances[] {
  loaded ??= readSoftmax('reader/sentence-kinds.bin', { classes: SENTENCE_KINDS.length, bits: SENTENCE_HASH_BITS });
  const model = loaded;
  return classifyBy((features) => chancesOf(model, features), texts);
}

/** Each sentence sees the kind that was found for the one before it. */
export function classifyBy(
  chances: (features: readonly number[]) => readonly number[],
  texts: readonly string[],
): SentenceChances[] {
  let before: SentenceBefore | null = null;
  const sentences = texts.map(sentenceOf);
  return sentences.map((sentence, at) => {
    const found = byKind(chances(describeSentence(sentence, before, sentences[at + 1])));
    before = { ...sentence, kind: likeliestOf(found) };
    return found;
  });
}

export function likeliestOf(chances: SentenceChances): SentenceKind {
  return SENTENCE_KINDS.reduce((best, kind) => (chances[kind] > chances[best] ? kind : best), 'who');
}

/** Of one job or of several; 'more' is work as well. */
export function isWorkDone({ job, deeds, more }: SentenceChances): boolean {
  return job + deeds + more >= 0.5;
}

function byKind(chances: readonly number[]): SentenceChances {
  const of = (kind: SentenceKind) => chances[SENTENCE_KINDS.indexOf(kind)] ?? 0;
  return {
    who: of('who'),
    job: of('job'),
    more: of('more'),
    deeds: of('deeds'),
    habit: of('habit'),
    terms: of('terms'),
    praise: of('praise'),
  };
}

const WORD = /\p{L}[\p{L}'’]*|\p{N}+|[?!%$€£:+…"“«„(]/gu;
const FIRST_PERSON =
  /(?<!\p{L})(?:i|we|my|me|our|us|yo|mi|mis|me|nos|nuestr\p{L}+|eu|meu|minha|meus|minhas|nós|je|j|mon|ma|mes|nous|notre|nos|ich|wir|mein\p{L}*|mich|mir|unser\p{L}*|uns)(?!\p{L})/giu;
const MOST_WORDS = 60;

/** What is known of a sentence: its words, how they begin and end, the sentence before and how the next one begins. */
export function describeSentence(
  { text, words }: Sentence,
  before: SentenceBefore | null,
  after: Sentence | undefined,
): number[] {
  const found = new Set<number>();
  const add = (name: string, value = '') => found.add(hash(name, value));
  add('bias');
  add('length', lengthOf(words));
  add('own', String(Math.min(3, text.match(FIRST_PERSON)?.length ?? 0)));
  add('begins', /^\p{Lu}/u.test(text) ? 'capital' : 'other');
  const next = after?.words ?? [];
  for (const count of [0, 1, 2]) add(`after ${count}`, next.slice(0, count).join(' '));
  add('after ending', endingOf(next[0] ?? ''));
  for (const count of [1, 2, 3]) add(`first ${count}`, words.slice(0, count).join(' '));
  add('end', words.at(-1));
  add('first ending', words[0]?.slice(-3));
  const ended = words.map(endingOf);
  for (const [at, word] of words.entries()) {
    add('word', word);
    add('ending', ended[at]);
    add('two', `${word} ${words[at + 1] ?? '.'}`);
    // 'j'ai repris', 'I moved', 'he migrado': a small word and how the verb ends.
    add('word, ending', `${word} ${ended[at + 1] ?? '.'}`);
    if (word.length > 5) add('start', word.slice(0, 5));
  }
  addBefore(add, words, before);
  return [...found];
}

type Add = (name: string, value?: string) => void;

function addBefore(add: Add, words: readonly string[], before: SentenceBefore | null): void {
  const kind = before?.kind ?? 'none';
  add('before', kind);
  add('before, first', `${kind} ${words[0] ?? ''}`);
  add('before, first two', `${kind} ${words.slice(0, 2).join(' ')}`);
  add('before, first ending', `${kind} ${endingOf(words[0] ?? '')}`);
  if (!before) return;
  const shared = new Set(before.words.filter((word) => word.length > 4));
  add('shares', `${kind} ${words.some((word) => shared.has(word))}`);
}

/** The last letters of a word, which show its form. */
function endingOf(word: string): string {
  return word.length > 4 ? word.slice(-3) : word.length > 3 ? word.slice(-2) : word;
}

function lengthOf({ length }: readonly string[]): string {
  return String([3, 5, 8, 12, 18, 26, 36].filter((bound) => length >= bound).length);
}

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (plain.match(WORD) ?? []).map((word) => (/^\p{N}/u.test(word) ? '#' : word.replaceAll('’', "'")));
}

function hash(name: string, value = ''): number {
  const whole = hashFrom(value, hashFrom('=', hashFrom(name)));
  return (whole ^ (whole >>> 15)) & ((1 << SENTENCE_HASH_BITS) - 1);
}
