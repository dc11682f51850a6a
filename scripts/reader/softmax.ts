import { softmaxOf } from '#server/features/proposals/generation/read/softmax.ts';

/** One example: its features and its class. */
export interface Row {
  readonly features: readonly number[];
  /** 0 for the class that has no weights. */
  readonly wanted: number;
  /** The text it is of. A feature that only one text has is left out. */
  readonly source: string;
}

export interface Shape {
  /** All classes. */
  readonly classes: number;
  /** A feature is a number below 2 to the power of this. */
  readonly bits: number;
}

/** For each feature a row of one weight for each class but the first: how far that class is above the first. */
export type Weights = Float32Array;

interface Side {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
}

const EPOCHS = 8;
const RATE = 0.1;
const L2 = 1e-4;
/** Rows are taken so far from each other: primes larger than their number, so that each is taken once in an epoch. */
const STRIDES = [1_000_003, 1_299_709, 1_618_033] as const;
/** A row is kept when one of its weights, in eight bits, is at least this far from nothing. */
const MIN_WEIGHT = 2;
const MOST = 127;

/**
 * Softmax regression, fitted by Adagrad in a fixed order: the same rows give the same bytes. The mean of several fits, each in
 * another order, depends less on single texts.
 */
export function trainSoftmax(rows: readonly Row[], shape: Shape): Weights {
  const isCommon = commonFeatures(rows, shape);
  const known = rows.map((row) => ({ ...row, features: row.features.filter((feature) => isCommon[feature] === 1) }));
  const mean = new Float32Array((shape.classes - 1) << shape.bits);
  for (const stride of STRIDES)
    for (const [at, weight] of trainOnce(known, shape, stride).entries())
      mean[at] = (mean[at] ?? 0) + weight / STRIDES.length;
  return mean;
}

function trainOnce(rows: readonly Row[], { classes, bits }: Shape, stride: number): Weights {
  const sides = Array.from({ length: classes }, () => ({
    weights: new Float32Array(1 << bits),
    squares: new Float32Array(1 << bits).fill(0.01),
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (let count = 0; count < rows.length; count++) {
      const row = rows[(count * stride + epoch * 7919) % rows.length];
      if (!row) continue;
      const [none = 0, ...others] = sides.map(({ weights }) => sumOf(weights, row.features));
      const chances = softmaxOf(others.map((score) => score - none));
      for (const [at, side] of sides.entries())
        step(side, row.features, (chances[at] ?? 0) - Number(at === row.wanted));
    }
  const [none, ...others] = sides.map(({ weights }) => weights);
  return Float32Array.from({ length: others.length << bits }, (_, at) => {
    const feature = Math.floor(at / others.length);
    return (others[at % others.length]?.[feature] ?? 0) - (none?.[feature] ?? 0);
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

/** The probability of each class, the first one's first. */
export function chancesBy(weights: Weights, { classes }: Shape, features: Iterable<number>): number[] {
  const scores = Array.from({ length: classes - 1 }, () => 0);
  for (const feature of features)
    for (const at of scores.keys()) scores[at] = (scores[at] ?? 0) + (weights[feature * (classes - 1) + at] ?? 0);
  return softmaxOf(scores);
}

function commonFeatures(rows: readonly Row[], { bits }: Shape): Uint8Array {
  const firstText = new Map<number, string>();
  const isCommon = new Uint8Array(1 << bits);
  for (const { features, source } of rows)
    for (const feature of features) {
      const first = firstText.get(feature);
      if (first === undefined) firstText.set(feature, source);
      else if (first !== source) isCommon[feature] = 1;
    }
  return isCommon;
}

/** The weights as the file that `read/softmax.ts` reads. */
export function softmaxFile(weights: Weights, { classes, bits }: Shape): Uint8Array {
  const others = classes - 1;
  const scale = Math.fround(weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST);
  const features: number[] = [];
  const rows: number[] = [];
  for (let feature = 0; feature < 1 << bits; feature++) {
    const row = Array.from({ length: others }, (_, at) => Math.round((weights[feature * others + at] ?? 0) / scale));
    if (!row.some((weight) => Math.abs(weight) >= MIN_WEIGHT)) continue;
    features.push(feature);
    rows.push(...row);
  }
  const head = new Uint8Array(20 + features.length * 4);
  head.set(Array.from('BWS1', (letter) => letter.charCodeAt(0)));
  const view = new DataView(head.buffer);
  view.setFloat32(4, scale, true);
  for (const [at, number] of [others, bits, features.length, ...features].entries())
    view.setUint32(8 + at * 4, number, true);
  return Buffer.concat([head, new Uint8Array(Int8Array.from(rows).buffer)]);
}
