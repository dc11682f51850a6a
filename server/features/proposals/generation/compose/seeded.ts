/** Picks among wordings: the same seed and slot always give the same one, a bank is gone through without repeats. */
export interface Picker {
  pick<T>(slot: string, bank: readonly T[]): T;
  /** Like `pick`, but never one that was given before in this proposal while another is left. */
  fresh(slot: string, bank: readonly string[]): string;
}

export function createPicker(seed: string): Picker {
  const given = new Set<string>();
  return {
    pick(slot, bank) {
      return at(bank, hash(`${seed}/${slot}`) % bank.length);
    },
    fresh(slot, bank) {
      const left = bank.filter((one) => !given.has(one));
      const from = left.length > 0 ? left : bank;
      const one = at(from, hash(`${seed}/${slot}`) % from.length);
      given.add(one);
      return one;
    },
  };
}

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
