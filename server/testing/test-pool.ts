import type pg from 'pg';
import { createPool } from '../db/client.ts';
import { silentLog } from '../log.ts';

// A busy test machine is not a broken database.
const TIMEOUTS = { waitMs: 30_000, connectMs: 30_000, queryMs: 30_000 };

/** Waits longer than the app would; `connections` as the app has them when left out. */
export function createTestPool(url: string, connections?: number): pg.Pool {
  const pool = createPool(url, silentLog, TIMEOUTS);
  if (connections !== undefined) pool.options.max = connections;
  return pool;
}
