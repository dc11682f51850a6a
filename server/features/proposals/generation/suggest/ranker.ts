import { chancesOf, readSoftmax, type Softmax } from '../read/softmax.ts';
import type { Candidate } from './candidates.ts';
import { describePair, FITS, PAIR_HASH_BITS } from './features.ts';
import type { ReadPost } from './read-for-lines.ts';

/** How probable each judgement of a line for a post is; they sum to 1. */
export interface Fit {
  readonly wrong: number;
  readonly weak: number;
  readonly well: number;
}

export interface Rated extends Candidate {
  readonly fit: Fit;
}

export type Rate = (candidate: Candidate, post: ReadPost) => Fit;

export const PAIR_SHAPE = { classes: FITS.length, bits: PAIR_HASH_BITS } as const;

let loaded: Softmax | undefined;

/** By the weights that `npm run suggest -- train` wrote. */
export function rateByWeights(candidate: Candidate, post: ReadPost): Fit {
  const model = (loaded ??= readSoftmax('playbook/ranker.bin', PAIR_SHAPE));
  return fitOf(chancesOf(model, describePair(candidate, post)));
}

export function fitOf([wrong = 0, weak = 0, well = 0]: readonly number[]): Fit {
  return { wrong, weak, well };
}
