import { MAX_NAMING_CHARS } from './shown.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * What a draft is found by: each word of its texts as it was typed, and its parts ('e-mail' is found by 'mail' too), each after a
 * space. Scripts that write without spaces are parted by dictionary.
 */
export function searchTextOf(...texts: readonly (string | null)[]): string {
  const typed = texts.flatMap((text) => searchWords((text ?? '').slice(0, MAX_NAMING_CHARS)));
  const words = new Set(typed.flatMap((word) => [word, ...partsOf(word)]));
  return [...words].map((word) => ` ${word}`).join('');
}

/** The words of a search as `searchTextOf` writes them; each begins a word of what is found. */
export function searchWords(search: string): string[] {
  const words = withoutAccents(search.toLowerCase()).split(/[\s\p{Cc}]+/u);
  return [...new Set(words.filter((word) => word !== ''))];
}

/** In one width. Only the accents of Latin, Greek and Cyrillic go: the marks of other scripts are letters. */
function withoutAccents(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return bare.normalize('NFKC').toLowerCase();
}

function partsOf(word: string): string[] {
  const runs = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((run) => run !== '');
  return runs.flatMap((run) => [run, ...Array.from(segmenter.segment(run), ({ segment }) => segment)]);
}
