import {
  describeSentence,
  SENTENCE_HASH_BITS,
  SENTENCE_KINDS,
  sentenceOf,
} from '#server/features/proposals/generation/write/sentence-kinds.ts';
import type { ProfileText } from './profile-texts.ts';
import { type Row, type Shape, trainSoftmax, type Weights } from './softmax.ts';

export const SENTENCE_SHAPE: Shape = { classes: SENTENCE_KINDS.length, bits: SENTENCE_HASH_BITS };

export function trainProfiles(texts: readonly ProfileText[]): Weights {
  return trainSoftmax(texts.flatMap(rowsOf), SENTENCE_SHAPE);
}

/**
 * Rows for each sentence: the one before has its label. Once more without what is around it, since profiles begin and end with anything, and
 * a sentence may be all there is.
 */
function rowsOf({ id, lines }: ProfileText): Row[] {
  return lines.flatMap(([kind, text], at) => {
    const before = lines[at - 1];
    const sentence = sentenceOf(text);
    const sentenceBefore = before ? { ...sentenceOf(before[1]), kind: before[0] } : null;
    const next = lines[at + 1];
    const after = next && sentenceOf(next[1]);
    const row = (features: readonly number[]): Row => ({ features, wanted: SENTENCE_KINDS.indexOf(kind), source: id });
    const rows = [
      row(describeSentence(sentence, sentenceBefore, after)),
      row(describeSentence(sentence, sentenceBefore, undefined)),
    ];
    // Nothing goes on with nothing.
    return kind === 'more'
      ? rows
      : [...rows, row(describeSentence(sentence, null, undefined)), row(describeSentence(sentence, null, after))];
  });
}
