import {
  describeSentence,
  SENTENCE_HASH_BITS,
  SENTENCE_KINDS,
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
    const sentenceBefore = before ? { kind: before[0], text: before[1] } : null;
    const after = lines[at + 1]?.[1];
    const row = (features: readonly number[]): Row => ({ features, wanted: SENTENCE_KINDS.indexOf(kind), source: id });
    const rows = [row(describeSentence(text, sentenceBefore, after)), row(describeSentence(text, sentenceBefore, undefined))];
    // Nothing goes on with nothing.
    return kind === 'more' ? rows : [...rows, row(describeSentence(text, null, undefined)), row(describeSentence(text, null, after))];
  });
}
