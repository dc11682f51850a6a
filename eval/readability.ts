import { wordsOf } from '#shared/proposals/verify/words.ts';

export function meanWords(sentences: readonly string[]): number {
  return sentences.length === 0 ? 0 : sentences.flatMap(wordsOf).length / sentences.length;
}

/** Shared part of the three-word runs of two texts, 0 to 1. */
export function likeness(a: string, b: string): number {
  return shared(runsOf(a), runsOf(b));
}

/** The same for every two of `texts`: which two, and how much. */
export function likenesses(texts: readonly string[]): { first: number; second: number; alike: number }[] {
  const runs = texts.map(runsOf);
  return runs.flatMap((mine, first) =>
    runs.slice(first + 1).map((theirs, i) => ({ first, second: first + 1 + i, alike: shared(mine, theirs) })),
  );
}

function shared(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  const both = [...mine].filter((run) => theirs.has(run)).length;
  const all = mine.size + theirs.size - both;
  return all === 0 ? 0 : both / all;
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}
