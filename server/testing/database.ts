import type pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../db/client.ts';
import { silentLog } from '../log.ts';
import { copyDatabase, dropDatabase, urlOf } from './database-server.ts';

// A busy test machine is not a broken database.
const TIMEOUTS = { waitMs: 30_000, connectMs: 30_000, queryMs: 30_000 };

export interface TestDatabase {
  /** For a process of its own: pass it as DATABASE_URL. */
  readonly url: string;
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * A migrated, empty database that nobody else sees; one for each test file is enough:
 * `const database = await createTestDatabase(); afterAll(database.close);`
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = await copyDatabase(server.url, server.template);
  const url = urlOf(server.appUrl, name);
  const pool = createTestPool(url);
  return {
    url,
    pool,
    db: createDatabase(pool),
    close: async () => {
      await pool.end();
      await dropDatabase(server.url, name);
    },
  };
}

/** Waits longer than the app would; `connections` as the app has them when left out. */
export function createTestPool(url: string, connections?: number): pg.Pool {
  const pool = createPool(url, silentLog, TIMEOUTS);
  if (connections !== undefined) pool.options.max = connections;
  return pool;
}
