import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentStems } from '#shared/proposals/verify/words.ts';
import { DATA_ROOT } from './data-files.ts';

/** The number of the reader's posts with a stem, by language; `posts` is their total. Written by `npm run reader -- train`. */
const wordCounts = z.record(z.string(), z.object({ posts: z.int(), counts: z.record(z.string(), z.int()) }));

let loaded: z.infer<typeof wordCounts> | undefined;

/**
 * The inverse document frequency of a stem: the natural logarithm of all posts over those that have it.
 * Source: https://doi.org/10.1108/eb026526 (Spärck Jones, 1972).
 */
export function weightOf(stem: string, language: string): number {
  const counts = readWordCounts();
  const known = counts[language] ?? counts.en;
  if (!known) return 1;
  return Math.max(0, Math.log(known.posts / ((known.counts[stem] ?? 0) + 1)));
}

const ABBREVIATION = /(?<![\p{L}\d])\p{Lu}{2}(?=s?(?![\p{L}\d]))/gu;

/** Whether two or more of the reader's posts in any language have a word with this stem. */
export function isKnownStem(stem: string): boolean {
  return Object.values(readWordCounts()).some(({ counts }) => Object.hasOwn(counts, stem));
}

function readWordCounts(): z.infer<typeof wordCounts> {
  return (loaded ??= wordCounts.parse(JSON.parse(readFileSync(join(DATA_ROOT, 'reader/word-counts.json'), 'utf8'))));
}

/** The stems of a text that can be shared with another, each once: no bare numbers, and of two letters only abbreviations (CV, UX). */
export function stemsOf(text: string): Set<string> {
  const isLong = (stem: string) => stem.length > 2 || /[+#]|\p{L}\d|\d\p{L}/u.test(stem);
  const short = contentStems((text.match(ABBREVIATION) ?? []).join(' '));
  return new Set([...contentStems(text).filter((stem) => isLong(stem) && !/^\d+$/.test(stem)), ...short]);
}

/** The summed weight of the stems that both have. */
export function sharedWeight(one: ReadonlySet<string>, other: ReadonlySet<string>, language: string): number {
  let sum = 0;
  for (const stem of one) if (other.has(stem)) sum += weightOf(stem, language);
  return sum;
}
