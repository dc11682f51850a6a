import { evaluate } from '#server/features/proposals/generation/read/arithmetic.ts';
import { CODE_HASH_BITS } from '#server/features/proposals/generation/read/code-word-lookup.ts';
import type { CodeScore } from '#server/features/proposals/generation/read/code-word-model.ts';
import { possibleCodesIn } from '#server/features/proposals/generation/read/code-word-sentences.ts';
import { type ScoredCode, scoresOf } from '#server/features/proposals/generation/read/code-words.ts';
import type { CodeText } from './code-texts.ts';
import { type Row, type Shape, trainSoftmax, type Weights } from './softmax.ts';

/** A text with its candidates: their features, and what each is. */
export interface PreparedText {
  readonly text: CodeText;
  readonly rows: readonly CodeRow[];
}
interface CodeRow extends Row {
  readonly scored: ScoredCode;
}

const NO_SCORE: CodeScore = { opener: 0, anywhere: 0 };
/** No code word, one for the beginning, one for anywhere. */
export const CODE_SHAPE: Shape = { classes: 3, bits: CODE_HASH_BITS };

/** Reads a text as the reader would and looks up which candidates are its code words. */
export function prepareText(text: CodeText): PreparedText {
  const rows = possibleCodesIn({ text: text.text, start: 0 }).flatMap((possible) => {
    const { start, text: sentence } = possible.sentence;
    if (text.unknown.some(([from, to]) => start < to && from < start + sentence.length)) return [];
    return scoresOf(possible, () => NO_SCORE).map((scored): CodeRow => {
      const isOpener = text.opener !== null && isSameCode(scored.word, text.opener);
      const isAnywhere = !isOpener && text.anywhere.some((word) => isSameCode(scored.word, word));
      const features = possible.featuresOf(scored.candidate);
      return { scored, features, wanted: isOpener ? 1 : isAnywhere ? 2 : 0, source: text.id };
    });
  });
  return { text, rows };
}

/** Whether two writings are the same code word: 'Fern.' and 'fern', '(11-4)' and '7'. */
export function isSameCode(one: string, other: string): boolean {
  const plain = (word: string) =>
    (evaluate(word) ?? word)
      .toLowerCase()
      .replace(/[.,;:!?]+$/, '')
      .trim();
  return plain(one) === plain(other);
}

/** For each candidate of the texts one row. */
export function trainCodes(texts: readonly PreparedText[]): Weights {
  return trainSoftmax(
    texts.flatMap(({ rows }) => rows),
    CODE_SHAPE,
  );
}
