import { evaluate } from '#server/features/proposals/generation/read/arithmetic.ts';
import { CODE_HASH_BITS } from '#server/features/proposals/generation/read/code-word-features.ts';
import { type CodeScore, scoreOf } from '#server/features/proposals/generation/read/code-word-model.ts';
import { possibleCodesIn } from '#server/features/proposals/generation/read/code-word-sentences.ts';
import { type ScoredCode, scoresOf } from '#server/features/proposals/generation/read/code-words.ts';
import type { CodeText } from './code-texts.ts';

/** Two for each feature: for a word for the beginning and for one for anywhere, against no code word. */
export type CodeWeights = Float32Array;
/** A text with its candidates: their features, and what each is. */
export interface PreparedText {
  readonly text: CodeText;
  readonly rows: readonly CodeRow[];
}
interface CodeRow {
  readonly scored: ScoredCode;
  readonly features: readonly number[];
  readonly isOpener: number;
  readonly isAnywhere: number;
}

interface Side {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
}

const SIZE = 1 << CODE_HASH_BITS;
const EPOCHS = 8;
const RATE = 0.1;
const L2 = 1e-4;
/** Rows are taken so far from each other: a prime larger than their number, so that each is taken once in an epoch. */
const STRIDE = 1_000_003;
/** A row is kept when one of its weights, in eight bits, is at least this far from nothing. */
const MIN_WEIGHT = 2;
const MOST = 127;
const NO_SCORE: CodeScore = { opener: 0, anywhere: 0 };

/** Reads a text as the reader would and looks up which candidates are its code words. */
export function prepareText(text: CodeText): PreparedText {
  const rows = possibleCodesIn({ text: text.text, start: 0 }).flatMap((possible) => {
    const { start, text: sentence } = possible.sentence;
    if (text.unknown.some(([from, to]) => start < to && from < start + sentence.length)) return [];
    return scoresOf(possible, () => NO_SCORE).map((scored): CodeRow => {
      const isOpener = text.opener !== null && isSameCode(scored.word, text.opener);
      const isAnywhere = !isOpener && text.anywhere.some((word) => isSameCode(scored.word, word));
      const features = possible.featuresOf(scored.candidate);
      return { scored, features, isOpener: Number(isOpener), isAnywhere: Number(isAnywhere) };
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

/**
 * Softmax regression, fitted by Adagrad in a fixed order: the same texts give the same bytes. It has weights for 'no code word'
 * as well, and gives how far the others are above them.
 */
export function trainCodes(texts: readonly PreparedText[]): CodeWeights {
  const isCommon = commonFeatures(texts);
  const rows = texts
    .flatMap((text) => text.rows)
    .map((row) => ({ ...row, features: row.features.filter((feature) => isCommon[feature] === 1) }));
  const sides = [0, 1, 2].map(() => ({ weights: new Float32Array(SIZE), squares: new Float32Array(SIZE).fill(0.01) }));
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let count = 0; count < rows.length; count++) {
      const row = rows[(count * STRIDE + epoch * 7919) % rows.length];
      if (!row) continue;
      const [none = 0, first = 0, other = 0] = sides.map(({ weights }) => sumOf(weights, row.features));
      const { opener, anywhere } = scoreOf(first - none, other - none);
      const errors = [
        row.isOpener + row.isAnywhere - opener - anywhere,
        opener - row.isOpener,
        anywhere - row.isAnywhere,
      ];
      for (const [at, side] of sides.entries()) step(side, row.features, errors[at] ?? 0);
    }
  const [none, first, other] = sides.map(({ weights }) => weights);
  return Float32Array.from({ length: SIZE * 2 }, (_, at) => {
    const feature = Math.floor(at / 2);
    return ((at % 2 === 0 ? first : other)?.[feature] ?? 0) - (none?.[feature] ?? 0);
  });
}

function sumOf(weights: Float32Array, features: readonly number[]): number {
  return features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}

function step({ weights, squares }: Side, features: readonly number[], error: number): void {
  for (const feature of features) {
    const gradient = error + L2 * (weights[feature] ?? 0);
    const square = (squares[feature] ?? 0) + gradient * gradient;
    squares[feature] = square;
    weights[feature] = (weights[feature] ?? 0) - (RATE * gradient) / Math.sqrt(square);
  }
}

/** How probable a candidate with these features is. */
export function scoreBy(weights: CodeWeights, features: Iterable<number>): CodeScore {
  let [opener, anywhere] = [0, 0];
  for (const feature of features) {
    opener += weights[feature * 2] ?? 0;
    anywhere += weights[feature * 2 + 1] ?? 0;
  }
  return scoreOf(opener, anywhere);
}

/** Features that two texts have; a text between sentences of a post is the same text. */
function commonFeatures(texts: readonly PreparedText[]): Uint8Array {
  const firstText = new Map<number, string>();
  const isCommon = new Uint8Array(SIZE);
  for (const { text, rows } of texts)
    for (const feature of rows.flatMap(({ features }) => features)) {
      const first = firstText.get(feature);
      if (first === undefined) firstText.set(feature, text.id);
      else if (first !== text.id) isCommon[feature] = 1;
    }
  return isCommon;
}

/** The weights as the file that `read/code-word-model.ts` reads. */
export function codeWeightsFile(weights: CodeWeights): Uint8Array {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = Math.fround(largest / MOST);
  const features: number[] = [];
  const rows: number[] = [];
  for (let feature = 0; feature < SIZE; feature++) {
    const row = [0, 1].map((side) => Math.round((weights[feature * 2 + side] ?? 0) / scale));
    if (!row.some((weight) => Math.abs(weight) >= MIN_WEIGHT)) continue;
    features.push(feature);
    rows.push(...row);
  }
  const head = new Uint8Array(12 + features.length * 4);
  head.set(Array.from('BWC1', (letter) => letter.charCodeAt(0)));
  const view = new DataView(head.buffer);
  view.setFloat32(4, scale, true);
  view.setUint32(8, features.length, true);
  for (const [at, feature] of features.entries()) view.setUint32(12 + at * 4, feature, true);
  return Buffer.concat([head, new Uint8Array(Int8Array.from(rows).buffer)]);
}
