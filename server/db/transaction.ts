import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Db } from './client.ts';
import { errorCode, isUnavailable } from './failure.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_ATTEMPTS = 5;

// One message, so that it costs no round trip. When the line to this process goes silent, the database would keep the transaction and its
// locks until TCP gives up, hours later; a transaction waits for us milliseconds.
const BEGIN = "begin; set local idle_in_transaction_session_timeout = '10s'";

/**
 * Runs `work` in one transaction and answers what it answers. A serialization failure or a deadlock runs it again, up to
 * five times, so `work` does nothing but query: no HTTP, no provider, nothing that must happen only once.
 *
 * Not Drizzle's own `transaction`: that one hands a connection whose query timed out back to the pool.
 */
export async function inTransaction<T>(db: Database, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db.$client, work);
    } catch (error) {
      const code = errorCode(error);
      const isConflict = code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
      if (!isConflict || attempt === MAX_ATTEMPTS) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function runOnce<T>(pool: pg.Pool, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    await client.query(BEGIN);
    const answer = await work(drizzle(client));
    await client.query('commit');
    return answer;
  } catch (error) {
    isBroken = isUnavailable(error) || !(await rollBack(client));
    throw error;
  } finally {
    client.release(isBroken);
  }
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}
