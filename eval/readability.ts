import { wordsOf } from '#shared/proposals/verify/words.ts';

/** Flesch reading ease of English: 100 is very easy, 30 very hard. Source: Flesch 1948. */
export function flesch(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length);
}

export function meanWords(sentences: readonly string[]): number {
  return sentences.length === 0 ? 0 : sentences.flatMap(wordsOf).length / sentences.length;
}

/** Groups of vowels, without a silent final 'e'. */
function syllablesOf(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|[^aeiouy]ed|[^l]e)$/, (end) => end.charAt(0)).match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/** Shared part of the three-word runs of two texts, 0 to 1. */
export function likeness(a: string, b: string): number {
  const [mine, theirs] = [runsOf(a), runsOf(b)];
  const both = [...mine].filter((run) => theirs.has(run)).length;
  const all = mine.size + theirs.size - both;
  return all === 0 ? 0 : both / all;
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}
