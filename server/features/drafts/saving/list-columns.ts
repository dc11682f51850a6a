import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';

// A grapheme can be as long as the text, if someone piles marks upon it; lists stay small.
const MAX_EXCERPT_CHARS = 5_000;
// With its neighbours in the index it stays far below what one index row can hold.
const MAX_KEY_CHARS = 100;
/** Of a name or a title; what is behind it in a text that long names nothing, and would be long to put in order. */
const MAX_NAMING_CHARS = 2_000;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** What a list shows of a job description: whole graphemes of its beginning. */
export function excerptOf(description: string): string {
  let end = 0;
  let count = 0;
  for (const { segment, index } of segmenter.segment(description.slice(0, 2 * MAX_EXCERPT_CHARS))) {
    if (count++ === DRAFT_LIMITS.excerptGraphemes || index + segment.length > MAX_EXCERPT_CHARS) break;
    end = index + segment.length;
  }
  return description.slice(0, end) || firstPoints(description, MAX_EXCERPT_CHARS / 2);
}

/** What a list is sorted by for `text`: its beginning, in lower case and of one width. */
export function sortKey(text: string): string {
  const key = text
    .slice(0, MAX_NAMING_CHARS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return firstPoints(key, MAX_KEY_CHARS);
}

function firstPoints(text: string, count: number): string {
  return Array.from(text.slice(0, 2 * count))
    .slice(0, count)
    .join('');
}

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
  return runs.flatMap((run) => [run, ...Array.from(wordSegmenter.segment(run), ({ segment }) => segment)]);
}
