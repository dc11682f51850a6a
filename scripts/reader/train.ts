import { contextOf, featuresOf, LABELS } from '#server/features/proposals/generation/read/features.ts';
import { HASH_BITS } from '#server/features/proposals/generation/read/hash.ts';
import { type Unit, unitsOf } from '#server/features/proposals/generation/read/units.ts';
import type { LabelledPost } from './posts.ts';

/** Weights of one pass: feature × labels. */
export type Weights = Float32Array;

/** A post as the trainer sees it: its units, what each is (null: not labelled), and the features of the first pass. */
export interface Prepared {
  readonly post: LabelledPost;
  readonly units: readonly Unit[];
  readonly wanted: readonly (readonly number[] | null)[];
  readonly base: readonly (readonly number[])[];
}

const SIZE = 1 << HASH_BITS;
const COUNT = LABELS.length;
const EPOCHS = 6;
/** Each shuffles the posts and deals them into folds in another way. */
const SEEDS = [7, 11, 13] as const;
const RATE = 0.1;
const L2 = 1e-3;
/** Rare labels count more, else they would never be found. By label, in the order of `LABELS`. */
const UP_WEIGHT = [1, 3, 4, 1, 1.5, 2, 1.5, 4, 2] as const;
/** Posts are dealt into so many folds, so that the second pass learns from chances of posts that the first has not seen. */
const FOLDS = 4;

/** Reads a labelled post as the reader would and lays the labels on its units. A unit that is in none is not learnt from. */
export function prepare(post: LabelledPost): Prepared {
  const units = unitsOf({ text: post.description, start: 0 });
  const wanted = units.map((unit) => {
    const from = unit.start;
    const to = unit.start + unit.text.length;
    const under = post.units.filter(({ start, text }) => start < to && from < start + text.length);
    if (under.length === 0) return null;
    const labels = new Set(under.flatMap((one) => one.labels));
    return LABELS.map((label) => (labels.has(label) ? 1 : 0));
  });
  const base = featuresOf(units, post.title, post.language).map((features) => [...features]);
  return { post, units, wanted, base };
}

interface Row {
  readonly features: readonly number[];
  readonly wanted: readonly number[];
}

/**
 * One-vs-rest logistic regression, fitted by Adagrad in an order that a fixed generator shuffles: the same posts give the same
 * bytes. Source: https://jmlr.org/papers/v12/duchi11a.html (AdaGrad).
 */
function fit(rows: readonly Row[], seed: number): Weights {
  const weights = new Float32Array(SIZE * COUNT);
  const squares = new Float32Array(SIZE * COUNT).fill(0.01);
  const error = new Float64Array(COUNT);
  const order = rows.map((_, at) => at);
  const random = generator(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (!row) continue;
      chancesOf(weights, row.features).forEach((chance, label) => {
        const wanted = row.wanted[label] ?? 0;
        error[label] = (chance - wanted) * (wanted === 1 ? (UP_WEIGHT[label] ?? 1) : 1);
      });
      step(weights, squares, row.features, error);
    }
  }
  return weights;
}

function step(weights: Weights, squares: Float32Array, features: readonly number[], error: Float64Array): void {
  for (const feature of features) {
    const offset = feature * COUNT;
    for (let label = 0; label < COUNT; label++) {
      const at = offset + label;
      const gradient = (error[label] ?? 0) + L2 * (weights[at] ?? 0);
      const square = (squares[at] ?? 0) + gradient * gradient;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (RATE * gradient) / Math.sqrt(square);
    }
  }
}

function chancesOf(weights: Weights, features: readonly number[]): number[] {
  const sums = new Float64Array(COUNT);
  for (const feature of features) {
    const offset = feature * COUNT;
    for (let label = 0; label < COUNT; label++) sums[label] = (sums[label] ?? 0) + (weights[offset + label] ?? 0);
  }
  return Array.from(sums, (sum) => 1 / (1 + Math.exp(-sum)));
}

/** A linear congruential generator, 0 to 1. Source: https://en.wikipedia.org/wiki/Linear_congruential_generator (ANSI C). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one = 0, two = 0] = [list[at], list[other]];
    list[at] = two;
    list[other] = one;
  }
}

export interface Trained {
  readonly first: Weights;
  readonly second: Weights;
}

/** Both passes, each the mean of several fits: one fit depends much on the order of the posts. */
export function train(posts: readonly Prepared[]): Trained {
  const fits = SEEDS.map((seed) => trainOnce(posts, seed));
  return { first: meanOf(fits.map(({ first }) => first)), second: meanOf(fits.map(({ second }) => second)) };
}

function trainOnce(posts: readonly Prepared[], seed: number): Trained {
  const outOfFold: number[][][] = posts.map(() => []);
  const foldOf = (at: number) => (at + Math.floor(at / seed)) % FOLDS;
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = fit(rowsOf(posts.filter((_, at) => foldOf(at) !== fold)), seed);
    posts.forEach((post, at) => {
      if (foldOf(at) === fold) outOfFold[at] = post.base.map((features) => chancesOf(weights, features));
    });
  }
  const first = fit(rowsOf(posts), seed);
  const second = fit(
    rowsOf(posts, (post, at) => withContext(post, outOfFold[at] ?? [])),
    seed,
  );
  return { first, second };
}

function meanOf(all: readonly Weights[]): Weights {
  return Float32Array.from(all[0] ?? [], (_, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0) / all.length);
}

/** What both passes say of a post. */
export function predict({ first, second }: Trained, post: Prepared): number[][] {
  const chances = post.base.map((features) => chancesOf(first, features));
  return withContext(post, chances).map((features) => chancesOf(second, features));
}

function withContext({ units, base }: Prepared, chances: readonly (readonly number[])[]): number[][] {
  const context = contextOf(units, chances);
  return base.map((features, at) => [...new Set([...features, ...(context[at] ?? [])])]);
}

function rowsOf(
  posts: readonly Prepared[],
  featuresIn: (post: Prepared, at: number) => readonly (readonly number[])[] = ({ base }) => base,
): Row[] {
  const rows = posts.flatMap((post, at) => {
    const features = featuresIn(post, at);
    return post.wanted.flatMap((wanted, unit) => (wanted ? [{ features: features[unit] ?? [], wanted, at }] : []));
  });
  const isCommon = commonFeatures(rows);
  return rows.map(({ features, wanted }) => ({
    features: features.filter((feature) => isCommon[feature] === 1),
    wanted,
  }));
}

/** Features that two posts have. What only one post says teaches nothing about others and makes the file large. */
function commonFeatures(rows: readonly { readonly features: readonly number[]; readonly at: number }[]): Uint8Array {
  const lastPost = new Int32Array(SIZE).fill(-1);
  const isCommon = new Uint8Array(SIZE);
  for (const { features, at } of rows) {
    for (const feature of features) {
      if (lastPost[feature] !== -1 && lastPost[feature] !== at) isCommon[feature] = 1;
      lastPost[feature] = at;
    }
  }
  return isCommon;
}
