import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_ROOT } from '../data-files.ts';

/** A softmax regression. Each feature that counts has a row of eight-bit weights, one for each class but the first, whose score is 0. */
export interface Softmax {
  readonly others: number;
  readonly scale: number;
  /** Feature → row, -1 for none. */
  readonly rowOf: Int32Array;
  readonly rows: Int8Array;
}

/**
 * Reads a weights file: 'BWS1', the scale as a 32-bit float, then as 32-bit numbers the classes without the first, the bits of a
 * feature, the count of rows and their features, then their weights (signed bytes). Little-endian. `scripts/reader/softmax.ts` writes
 * it. `path` is from the root. @throws when the file is missing or has other classes or features.
 */
export function readSoftmax(path: string, shape: { readonly classes: number; readonly bits: number }): Softmax {
  const file = readFileSync(join(DATA_ROOT, path));
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (String.fromCharCode(...file.subarray(0, 4)) !== 'BWS1') throw new Error(`${path} is not a weights file.`);
  const [others, bits, count] = [view.getUint32(8, true), view.getUint32(12, true), view.getUint32(16, true)];
  if (others !== shape.classes - 1 || bits !== shape.bits) throw new Error(`${path} is of another training.`);
  const rowOf = new Int32Array(1 << bits).fill(-1);
  for (let row = 0; row < count; row++) rowOf[view.getUint32(20 + row * 4, true)] = row;
  const rows = new Int8Array(file.buffer, file.byteOffset + 20 + count * 4, count * others);
  return { others, scale: view.getFloat32(4, true), rowOf, rows };
}

/** The probability of each class, the first one's first; they sum to 1. */
export function chancesOf({ others, scale, rowOf, rows }: Softmax, features: Iterable<number>): number[] {
  const sums = new Float64Array(others);
  for (const feature of features) {
    const row = rowOf[feature] ?? -1;
    if (row < 0) continue;
    for (let at = 0; at < others; at++) sums[at] = (sums[at] ?? 0) + (rows[row * others + at] ?? 0);
  }
  return softmaxOf(Array.from(sums, (sum) => sum * scale));
}

/** Probabilities from the scores of all classes but the first. */
export function softmaxOf(scores: readonly number[]): number[] {
  const all = [0, ...scores];
  const most = Math.max(...all);
  const powers = all.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
