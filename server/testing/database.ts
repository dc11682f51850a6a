import type pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../db/client.ts';
import { copyDatabase, dropDatabase, urlOf } from './database-server.ts';
import { createTestPool } from './test-pool.ts';

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
