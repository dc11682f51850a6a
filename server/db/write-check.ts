import { randomBytes } from 'node:crypto';
import type { Database } from './client.ts';
import { errorCode, isUnavailable } from './failure.ts';
import { writeChecks } from './schema/index.ts';

const NAME = 'readiness';
// Enough that a full disk is noticed: less may fit into pages that are there already.
const FILLING_BYTES = 12_000;
const EVERY_MS = 5_000;
const DISK_FULL = '53100';
const READ_ONLY = '25006';

/** 'ok', or why the database cannot write. */
export type WriteState = 'ok' | 'disk_full' | 'read_only' | 'unreachable';

/** Writes one row, at most every five seconds; an unreachable database is tried again each time. */
export function createWriteCheck(db: Database): () => Promise<WriteState> {
  let last: { readonly at: number; readonly state: Promise<WriteState> } | undefined;
  return () => {
    const at = performance.now();
    if (last && at - last.at < EVERY_MS) return last.state;
    const state = write(db);
    const asked = { at, state };
    last = asked;
    const forget = () => {
      if (last === asked) last = undefined;
    };
    state.then((found) => found === 'unreachable' && forget(), forget);
    return state;
  };
}

async function write(db: Database): Promise<WriteState> {
  const set = { filling: randomBytes(FILLING_BYTES).toString('base64'), at: new Date() };
  try {
    await db
      .insert(writeChecks)
      .values({ name: NAME, ...set })
      .onConflictDoUpdate({ target: writeChecks.name, set });
    return 'ok';
  } catch (error) {
    const code = errorCode(error);
    if (code === DISK_FULL) return 'disk_full';
    if (code === READ_ONLY) return 'read_only';
    if (isUnavailable(error)) return 'unreachable';
    throw error;
  }
}
