/** Words of a text: runs of letters, digits and what joins them. */
export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.\-+#/][\p{L}\p{N}]+)*/gu) ?? [];
}

export function sentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])["”’)]?\s+(?=["“‘(\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => words(sentence).length > 0);
}

/** Words a sentence, on average. */
export function meanSentenceWords(text: string): number {
  return words(text).length / Math.max(1, sentences(text).length);
}

/** Flesch reading ease of English text, 0 (hard) to 100 (easy): 206.835 − 1.015 × words/sentence − 84.6 × syllables/word. */
export function fleschReadingEase(text: string): number {
  const all = words(text);
  if (all.length === 0) return 0;
  const syllables = all.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - 1.015 * meanSentenceWords(text) - (84.6 * syllables) / all.length;
}

/** Groups of vowels, less a silent final e. An estimate: exact counts need a dictionary. */
function syllablesOf(word: string): number {
  const bare = word.toLowerCase().replace(/(?<=[^aeiouyl])e$/, '');
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 1);
}

/** How much two texts share: Jaccard index of their sets of three words in a row, 0 to 1. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const gram of small) if (large.has(gram)) shared += 1;
  return shared / (a.size + b.size - shared);
}

export function trigrams(text: string): Set<string> {
  const all = words(text.toLowerCase());
  return new Set(all.slice(2).map((word, index) => `${all[index]} ${all[index + 1]} ${word}`));
}
