import { STYLES, type Style, TONES, type Tone } from '#shared/proposals/options.ts';

/** Picks among wordings: the same seed and slot always give the same one, a bank is gone through without repeats. */
export interface Picker {
  pick<T>(slot: string, bank: readonly T[]): T;
  /** Like `pick`, but never one that was given before in this proposal while another is left. */
  fresh(slot: string, bank: readonly string[]): string;
}

/** Which of the variants of one proposal is being written. */
export interface Variant {
  readonly tone: Tone;
  readonly style: Style;
}

/**
 * Variants with one seed share out a bank: two styles of a tone, and two tones of a style, get different wordings as long as
 * there are enough. Who shares with whom differs from slot to slot, so that no two variants are alike throughout. `given` is what
 * the proposal says already, where more than one picker writes it.
 */
export function createPicker(seed: string, variant?: Variant, given = new Set<string>()): Picker {
  const indexOf = (slot: string, length: number) =>
    (hash(`${seed}/${slot}`) + (variant ? turnOf(variant, `${seed}/${slot}`) : 0)) % length;
  return {
    pick(slot, bank) {
      return at(bank, indexOf(slot, bank.length));
    },
    fresh(slot, bank) {
      const from = indexOf(slot, bank.length);
      const inTurn = [...bank.slice(from), ...bank.slice(0, from)];
      const one = inTurn.find((wording) => !given.has(wording)) ?? at(bank, from);
      given.add(one);
      return one;
    },
  };
}

/** The places of tone and style in two rows that each slot shuffles for itself. */
function turnOf({ tone, style }: Variant, slot: string): number {
  const place = (values: readonly string[], own: string) => {
    const mine = hash(`${slot}/${own}`);
    return values.filter((other) => hash(`${slot}/${other}`) < mine).length;
  };
  return place(TONE_VALUES, tone) + place(STYLE_VALUES, style);
}

const TONE_VALUES = TONES.map(({ value }) => value);
const STYLE_VALUES = STYLES.map(({ value }) => value);

function at<T>(bank: readonly T[], index: number): T {
  const one = bank[index];
  if (one === undefined) throw new Error('A phrase bank is empty.');
  return one;
}

/** FNV-1a with a final mix: short inputs that differ in one letter must land far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}
