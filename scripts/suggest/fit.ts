import { softmaxOf } from '#server/features/proposals/generation/read/softmax.ts';
import { PAIR_SHAPE } from '#server/features/proposals/generation/suggest/ranker.ts';
import type { Row, Weights } from '../reader/softmax.ts';

/** With a high rate single posts are learnt by heart; cross-validation chose these. */
const [EPOCHS, RATE, L2] = [30, 0.005, 0.01];
/** A feature that fewer posts have is left out. */
const LEAST_POSTS = 3;
/** A prime larger than the number of rows, so that each is taken once in an epoch. */
const STRIDE = 1_000_003;
const FIRST_SQUARE = 0.05;

/**
 * Softmax regression by Adagrad in a fixed order; the weights are the mean over the second half of the epochs. There are few thousand
 * judged pairs, so it learns more slowly than `trainSoftmax`. The same rows give the same weights.
 */
export function fitRanker(rows: readonly Row[]): Weights {
  const { classes, bits } = PAIR_SHAPE;
  const isCommon = commonFeatures(rows);
  const known = rows.map((row) => ({ ...row, features: row.features.filter((one) => isCommon[one] === 1) }));
  const weights = new Float64Array(classes << bits);
  const squares = new Float64Array(classes << bits).fill(FIRST_SQUARE);
  const sums = new Float64Array(classes << bits);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let count = 0; count < known.length; count++) {
      const row = known[(count * STRIDE + epoch * 7919) % known.length];
      if (row) step(weights, squares, row);
    }
    if (epoch * 2 >= EPOCHS) for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight;
  }
  const taken = EPOCHS / 2;
  return Float32Array.from({ length: (classes - 1) << bits }, (_, at) => {
    const feature = Math.floor(at / (classes - 1));
    const place = feature * classes;
    return ((sums[place + 1 + (at % (classes - 1))] ?? 0) - (sums[place] ?? 0)) / taken;
  });
}

function step(weights: Float64Array, squares: Float64Array, { features, wanted }: Row): void {
  const { classes } = PAIR_SHAPE;
  const scores = Array.from({ length: classes }, (_, at) =>
    features.reduce((sum, feature) => sum + (weights[feature * classes + at] ?? 0), 0),
  );
  const chances = softmaxOf(scores.slice(1).map((score) => score - (scores[0] ?? 0)));
  for (const [at, chance] of chances.entries()) {
    const error = chance - Number(at === wanted);
    for (const feature of features) {
      const place = feature * classes + at;
      const gradient = error + L2 * (weights[place] ?? 0);
      const square = (squares[place] ?? 0) + gradient * gradient;
      squares[place] = square;
      weights[place] = (weights[place] ?? 0) - (RATE * gradient) / Math.sqrt(square);
    }
  }
}

function commonFeatures(rows: readonly Row[]): Uint8Array {
  const sources = new Map<number, Set<string>>();
  for (const { features, source } of rows)
    for (const feature of features) {
      const known = sources.get(feature) ?? new Set();
      if (known.size < LEAST_POSTS) sources.set(feature, known.add(source));
    }
  const isCommon = new Uint8Array(1 << PAIR_SHAPE.bits);
  for (const [feature, { size }] of sources) isCommon[feature] = Number(size >= LEAST_POSTS);
  return isCommon;
}
