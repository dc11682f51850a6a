import { CODE_HASH_BITS } from './code-word-lookup.ts';
import { chancesOf, readSoftmax, type Softmax } from './softmax.ts';

/** How probable it is that a candidate is the word for the beginning, or one for anywhere: 0 to 1, together at most 1. */
export interface CodeScore {
  readonly opener: number;
  readonly anywhere: number;
}

let loaded: Softmax | undefined;

/** By the weights that `npm run reader -- train` wrote; they are read at the first call. @throws when the file is missing. */
export function scoreCode(features: readonly number[]): CodeScore {
  loaded ??= readSoftmax('reader/code-weights.bin', { classes: 3, bits: CODE_HASH_BITS });
  const [, opener = 0, anywhere = 0] = chancesOf(loaded, features);
  return { opener, anywhere };
}
