import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_ROOT } from '../data-files.ts';
import { contextOf, featuresOf, type KnownText, LABELS, type Label } from './features.ts';
import { HASH_BITS } from './hash.ts';
import type { Unit } from './units.ts';

/** Probabilities by label, 0 to 1, of one unit. */
export type LabelScores = Readonly<Record<Label, number>>;

/** The weights of one pass: a row of eight-bit numbers for each feature that counts. */
interface Pass {
  /** Feature → row, -1 for none. */
  readonly rowOf: Int32Array;
  readonly rows: Int8Array;
}

export interface Model {
  readonly scale: number;
  readonly first: Pass;
  readonly second: Pass;
}

const WEIGHTS = join(DATA_ROOT, 'reader/weights.bin');

let loaded: Model | undefined;

/** The weights that `npm run reader -- train` wrote; read at the first call. @throws when the file is missing. */
export function readerModel(): Model {
  loaded ??= parseWeights(readFileSync(WEIGHTS));
  return loaded;
}

/**
 * Reads a weights file: 'BWR1', the scale as a 32-bit float, then for each pass the count of rows (32-bit), their features
 * (32-bit each) and their weights (one signed byte a label). Little-endian. `scripts/reader/weights.ts` writes it.
 */
function parseWeights(file: Uint8Array): Model {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (String.fromCharCode(...file.subarray(0, 4)) !== 'BWR1')
    throw new Error('reader/weights.bin is not a weights file.');
  let at = 8;
  const pass = (): Pass => {
    const count = view.getUint32(at, true);
    at += 4;
    const rowOf = new Int32Array(1 << HASH_BITS).fill(-1);
    for (let row = 0; row < count; row++) rowOf[view.getUint32(at + row * 4, true)] = row;
    at += count * 4;
    const rows = new Int8Array(file.buffer, file.byteOffset + at, count * LABELS.length);
    at += count * LABELS.length;
    return { rowOf, rows };
  };
  return { scale: view.getFloat32(4, true), first: pass(), second: pass() };
}

/**
 * The labels of each unit of a post. Two passes: the second sees the first one's labels of the neighbours. `known`: what was found of
 * a text in units of this post before.
 */
export function classify(
  model: Model,
  units: readonly Unit[],
  { title, language, known = new Map() }: { title: string; language: string; known?: Map<string, KnownText> },
): LabelScores[] {
  // Most words of a post have no weight.
  const counts = (feature: number) => hasRow(model.first, feature) || hasRow(model.second, feature);
  const base = featuresOf(units, title, language, { counts, known });
  const first = base.map((features) => chancesIn(model.first, model.scale, features));
  const context = contextOf(units, first);
  return base.map((features, at) => {
    const chances = chancesIn(model.second, model.scale, features, context[at]);
    return byLabel((label) => chances[LABELS.indexOf(label)] ?? 0);
  });
}

/** `more` features count once as well, in either set. */
function chancesIn(
  { rowOf, rows }: Pass,
  scale: number,
  features: ReadonlySet<number>,
  more: ReadonlySet<number> = new Set(),
): number[] {
  const sums = new Float64Array(LABELS.length);
  const count = (feature: number) => {
    const row = rowOf[feature] ?? -1;
    if (row < 0) return;
    for (let label = 0; label < LABELS.length; label++)
      sums[label] = (sums[label] ?? 0) + (rows[row * LABELS.length + label] ?? 0);
  };
  for (const feature of features) count(feature);
  for (const feature of more) if (!features.has(feature)) count(feature);
  return Array.from(sums, (sum) => 1 / (1 + Math.exp(-sum * scale)));
}

function hasRow({ rowOf }: Pass, feature: number): boolean {
  return (rowOf[feature] ?? -1) >= 0;
}

/** One number for each label. */
export function byLabel(of: (label: Label) => number): LabelScores {
  return {
    need: of('need'),
    ask: of('ask'),
    question: of('question'),
    person: of('person'),
    context: of('context'),
    terms: of('terms'),
    talk: of('talk'),
    trap: of('trap'),
    core: of('core'),
  };
}
