import { wordsOf } from '#shared/proposals/verify/words.ts';

/** Flesch reading ease of English: 100 is very easy, 30 very hard. Source: Flesch 1948. */
export function flesch(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

/** Groups of vowels, without a silent final 'e'. */
function syllablesOf(word: string): number {
  const bare = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, bare.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
