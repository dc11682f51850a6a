import { LABELS } from '#server/features/proposals/generation/read/features.ts';
import type { Trained, Weights } from './train.ts';

/** A row is kept when one of its weights, in eight bits, is at least this far from nothing. */
const MIN_WEIGHT = 8;
const MOST = 127;

/** Both passes as the file that `read/classifier.ts` reads. The same weights give the same bytes. */
export function weightsFile({ first, second }: Trained): Uint8Array {
  const largest = [first, second].reduce(
    (most, weights) => weights.reduce((top, weight) => Math.max(top, Math.abs(weight)), most),
    0,
  );
  const scale = Math.fround(largest / MOST);
  const header = new Uint8Array(8);
  header.set(Array.from('BWR1', (letter) => letter.charCodeAt(0)));
  new DataView(header.buffer).setFloat32(4, scale, true);
  return Buffer.concat([header, passOf(first, scale), passOf(second, scale)]);
}

function passOf(weights: Weights, scale: number): Uint8Array {
  const features: number[] = [];
  const rows: number[] = [];
  for (let feature = 0; feature * LABELS.length < weights.length; feature++) {
    const row = LABELS.map((_, label) => Math.round((weights[feature * LABELS.length + label] ?? 0) / scale));
    if (!row.some((weight) => Math.abs(weight) >= MIN_WEIGHT)) continue;
    features.push(feature);
    rows.push(...row);
  }
  const head = new Uint8Array(4 + features.length * 4);
  const view = new DataView(head.buffer);
  view.setUint32(0, features.length, true);
  features.forEach((feature, at) => view.setUint32(4 + at * 4, feature, true));
  return Buffer.concat([head, new Uint8Array(Int8Array.from(rows).buffer)]);
}
