import { setImmediate as nextTurn } from 'node:timers/promises';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test of many cases has counted, `tried` among it; `npm run test:faults` prints it. */
    counted?: Readonly<Record<string, number>>;
  }
}

const MOST_TURNS = 100;

/**
 * How often a test kills a process: `usual` times in a run of all tests, and KILLS times for a longer measurement,
 * as in `npm run test:faults 200`, which prints what was counted.
 */
export function killsOf(usual: number): number {
  const wanted = Number(process.env.KILLS);
  return Number.isInteger(wanted) && wanted > 0 ? wanted : usual;
}

/** A while of no particular length, so that what follows happens in the middle of anything. */
export async function aWhile(): Promise<void> {
  const mutex = Math.random() * MOST_TURNS;
  for (let turn = 0; turn < mutex; turn++) await nextTurn();
}

/** Settles when `talk` is over or its process was killed; rejects when it fails in any other way. */
export async function untilCut(talk: Promise<unknown>): Promise<void> {
  try {
    await talk;
  } catch (error) {
    const isCut = error instanceof TypeError && /^(?:fetch failed|terminated)$/.test(error.message);
    if (!isCut) throw error;
  }
}
