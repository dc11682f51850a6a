import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '../log.ts';

/** What a repository takes: the database itself or an open transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** The database of this process, with the pool it draws from; only this one can begin a transaction. */
export type Database = NodePgDatabase & { $client: pg.Pool };

// A person waits behind every query, so a database that does not answer becomes a refusal within two seconds.
const TIMEOUTS = { connectMs: 1_000, queryMs: 1_800 };

/** A pool on `url`. A lost connection is logged and replaced; it never ends the process. */
export function createPool(url: string, log: Log, timeouts = TIMEOUTS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeouts.connectMs,
    idleTimeoutMillis: 300_000,
    query_timeout: timeouts.queryMs,
    keepAlive: true,
    application_name: 'bidwright',
  });
  const report = (err: Error) => log.warn({ err }, 'a database connection was lost');
  pool.on('error', report);
  // The pool's own listener covers idle clients only: a client that is in use when the server goes down emits an
  // 'error' of its own, and without a listener that ends Node.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
