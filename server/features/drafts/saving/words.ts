import { MAX_NAMING_CHARS } from './shown.ts';

/** What a title has room for many times over; more would be made to fill an index. */
const MAX_WORDS = 60;
const MAX_WORD_CHARS = 64;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The words that a draft is found by: each word as it was typed, and its parts ('e-mail' is found by 'mail' too). In lower
 * case and of one width. Scripts that write without spaces are parted by dictionary.
 */
export function wordsOf(...texts: readonly (string | null)[]): string[] {
  const words = new Set<string>();
  for (const text of texts)
    for (const word of searchWords((text ?? '').slice(0, MAX_NAMING_CHARS)))
      for (const part of [word, ...partsOf(word)]) words.add(part);
  return [...words].slice(0, MAX_WORDS);
}

/** The words of a search as `wordsOf` writes them, the longest first; each begins a word of what is found. */
export function searchWords(search: string): string[] {
  const words = search
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u)
    .filter((word) => word !== '')
    .map(cut);
  return [...new Set(words)];
}

function partsOf(word: string): string[] {
  const runs = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((run) => run !== '');
  return runs.flatMap((run) => [run, ...Array.from(segmenter.segment(run), ({ segment }) => segment)]);
}

function cut(word: string): string {
  return Array.from(word).slice(0, MAX_WORD_CHARS).join('');
}
