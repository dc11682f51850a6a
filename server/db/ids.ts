import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

const FIRST_NUMBERS = 2 ** 31;

/** New ids, made here and not by the database: UUIDv7 of the time that all processes share, so that rows made later sort later. */
export function createIds(now: () => number): () => string {
  let last = { msecs: 0, seq: 0 };
  return () => {
    const msecs = now();
    last = msecs > last.msecs ? { msecs, seq: randomInt(FIRST_NUMBERS) } : { msecs: last.msecs, seq: last.seq + 1 };
    return v7(last);
  };
}

/** For tests: by the clock of this machine. */
export const newId = createIds(Date.now);
