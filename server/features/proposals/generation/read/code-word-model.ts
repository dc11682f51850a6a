import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_ROOT } from '../data-files.ts';
import { CODE_HASH_BITS } from './code-word-features.ts';

/** How probable it is that a candidate is the word for the beginning, or one for anywhere: 0 to 1, together at most 1. */
export interface CodeScore {
  readonly opener: number;
  readonly anywhere: number;
}

interface Model {
  readonly scale: number;
  /** Feature → row, -1 for none. */
  readonly rowOf: Int32Array;
  /** Two weights a row. */
  readonly rows: Int8Array;
}

const WEIGHTS = join(DATA_ROOT, 'reader/code-weights.bin');

let loaded: Model | undefined;

/** By the weights that `npm run reader -- train` wrote; they are read at the first call. @throws when the file is missing. */
export function scoreCode(features: readonly number[]): CodeScore {
  loaded ??= parseWeights(readFileSync(WEIGHTS));
  let [opener, anywhere] = [0, 0];
  for (const feature of features) {
    const row = loaded.rowOf[feature] ?? -1;
    if (row < 0) continue;
    opener += loaded.rows[row * 2] ?? 0;
    anywhere += loaded.rows[row * 2 + 1] ?? 0;
  }
  return scoreOf(opener * loaded.scale, anywhere * loaded.scale);
}

/** The softmax of the two sums, and of nothing for 'no code'. */
export function scoreOf(opener: number, anywhere: number): CodeScore {
  const most = Math.max(opener, anywhere, 0);
  const [first, other, none] = [Math.exp(opener - most), Math.exp(anywhere - most), Math.exp(-most)];
  const all = first + other + none;
  return { opener: first / all, anywhere: other / all };
}

/**
 * Reads a weights file: 'BWC1', the scale as a 32-bit float, the count of rows (32-bit), their features (32-bit each) and
 * their weights (two signed bytes). Little-endian. `scripts/reader/train-codes.ts` writes it.
 */
function parseWeights(file: Uint8Array): Model {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (String.fromCharCode(...file.subarray(0, 4)) !== 'BWC1')
    throw new Error('reader/code-weights.bin is not a weights file.');
  const count = view.getUint32(8, true);
  const rowOf = new Int32Array(1 << CODE_HASH_BITS).fill(-1);
  for (let row = 0; row < count; row++) rowOf[view.getUint32(12 + row * 4, true)] = row;
  const rows = new Int8Array(file.buffer, file.byteOffset + 12 + count * 4, count * 2);
  return { scale: view.getFloat32(4, true), rowOf, rows };
}
