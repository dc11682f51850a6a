import type pg from 'pg';
import { onTestFinished } from 'vitest';

/** A table that nobody else writes to until `release`. */
export interface HeldTable {
  isWaitedFor(): Promise<boolean>;
  /** Whether someone waits for it in a transaction that has written to `written` before. */
  isWaitedForAfter(written: string): Promise<boolean>;
  release(): Promise<void>;
}

/** Blocks writes to `table`, so that its writer can be killed, or time can pass, at exactly that place. */
export async function holdTable(pool: pg.Pool, table: string): Promise<HeldTable> {
  const client = await pool.connect();
  let isHeld = true;
  await client.query(`begin; lock table ${table} in exclusive mode`);
  const isWaitedFor = async () => (await pool.query(WAITING, [table])).rows.length > 0;
  const isWaitedForAfter = async (written: string) =>
    (await pool.query(WAITING_AFTER, [table, written])).rows.length > 0;
  const release = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('rollback');
    client.release();
  };
  onTestFinished(release);
  return { isWaitedFor, isWaitedForAfter, release };
}

const WAITING = `
  select 1 from pg_locks
  where not granted and relation = $1::regclass
    and database = (select oid from pg_database where datname = current_database())`;

const WAITING_AFTER = `
  select 1 from pg_locks wanted join pg_locks had using (database, pid)
  where not wanted.granted and wanted.relation = $1::regclass
    and had.granted and had.relation = $2::regclass and had.mode = 'RowExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())`;
