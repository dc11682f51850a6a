/** What goes wrong on the way, each as a share of the events, 0 to 1. The same seed and the same events go wrong the same way. */
export interface Chaos {
  readonly seed: number;
  /** Comes two or three times. */
  readonly duplicate: number;
  /** Comes up to `delayMs` late. */
  readonly delay: number;
  readonly delayMs: number;
  /** What happened together comes in another order. */
  readonly shuffle: boolean;
  /** Never comes. */
  readonly drop: number;
  /** A forged copy comes first, with the signature of the real one. */
  readonly tamper: number;
}

export const CALM: Chaos = { seed: 1, duplicate: 0, delay: 0, delayMs: 500, shuffle: false, drop: 0, tamper: 0 };

export interface Planned<T> {
  readonly item: T;
  readonly afterMs: number;
  readonly isForged: boolean;
}

/** Numbers from 0 to 1 that follow from a seed. */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function planned<T>(items: readonly T[], chaos: Chaos, chance: () => number): Planned<T>[] {
  const sends: Planned<T>[] = [];
  for (const item of items) {
    if (chance() < chaos.drop) continue;
    if (chance() < chaos.tamper) sends.push({ item, afterMs: 0, isForged: true });
    const times = chance() < chaos.duplicate ? 2 + Math.floor(chance() * 2) : 1;
    for (let i = 0; i < times; i++) {
      const afterMs = chance() < chaos.delay ? Math.ceil(chance() * chaos.delayMs) : 0;
      sends.push({ item, afterMs, isForged: false });
    }
  }
  return chaos.shuffle ? shuffled(sends, chance) : sends;
}

function shuffled<T>(items: readonly T[], chance: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: chance() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
