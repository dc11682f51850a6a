import type { Language } from './languages/index.ts';
import { contentStems, share } from './words.ts';

/**
 * What a clause is about: 'claim': the freelancer or past work; 'plan': what they would do; 'denial': what they have not done;
 * 'other': the client, the trade, nothing to be true of anybody.
 */
export type About = 'claim' | 'plan' | 'denial' | 'question' | 'other';

/** Content stems of the post, and of what the user entered: they show whose past a sentence without 'I' tells. */
export interface KnownStems {
  readonly post: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
}

/** A clause in its sentence. */
export interface Place {
  readonly piece: string;
  /** Its words in lower case, and as they are written. */
  readonly words: readonly string[];
  readonly written: readonly string[];
  readonly language: Language;
  readonly known: KnownStems;
  readonly whole: Whole;
  /** What the clause before is about; null for the first. */
  readonly before: About | null;
  readonly isAsked: boolean;
  /** The clause behind it. */
  readonly next: string | undefined;
}

/** What the whole sentence says of each of its clauses. */
export interface Whole {
  /** It counts steps, or goes on from a condition: 'If a sweep looks at both, we learn …' */
  readonly isStep: boolean;
  readonly hasPresent: boolean;
  readonly isAboutClient: boolean;
}

/** Where a blank was. */
export const BLANK = '□';
/** From this share of its words in the post, a sentence about the past is about the client's. */
const OF_POST_FROM = 0.5;

/** As they are written. */
export function writtenWordsIn(text: string): string[] {
  return text.match(/'?[\p{L}\p{N}□]+(?:['-][\p{L}\p{N}]+)*'?/gu) ?? [];
}

export function wordsIn(text: string): string[] {
  return writtenWordsIn(text.toLowerCase());
}

export function isAboutClient(piece: string, words: readonly string[], language: Language): boolean {
  return words.some((word) => language.client.has(word)) || language.formalClient.test(piece);
}

/** Nothing of it has happened. */
export function isUnreal({ piece, language }: Place): boolean {
  return language.unreal.test(withoutNouns(piece, language));
}

/** Where verbs show the person, nouns may end like verbs: 'una librería'. */
function withoutNouns(piece: string, { articles }: Language): string {
  if (articles.size === 0) return piece;
  const said = piece.split(' ');
  return said.filter((_, at) => !articles.has((said[at - 1] ?? '').toLowerCase())).join(' ');
}

export function isDenied({ words, language }: Place): boolean {
  return words.some((word) => language.no.has(word));
}

/** Says when the writer has time, without a blank for it. */
export function saysTime({ piece, language }: Place): boolean {
  return language.available.test(piece) && !piece.includes(BLANK);
}

export function hasPresent(words: readonly string[], { presents, perfects, participles }: Language): boolean {
  // 'Has doubled', 'have since grown'.
  const isPerfect = (at: number) =>
    perfects.test(words[at] ?? '') && words.slice(at + 1, at + 3).some((word) => participles.test(word));
  return words.some((word, at) => presents.test(word) && !isPerfect(at));
}

export function isOfPost(piece: string, { post }: KnownStems): boolean {
  const stems = contentStems(piece);
  return stems.length > 0 && share(stems, post) >= OF_POST_FROM;
}
