import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Log } from '../log.ts';

/** What a repository takes: the database itself or an open transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** The database of this process, with the pool it draws from; only this one can begin a transaction. */
export type Database = NodePgDatabase & { $client: pg.Pool };

// A person waits behind every query, so a database that does not answer becomes a refusal within two seconds.
// Under load a query waits its turn for a connection, and a new connection is given up sooner.
const DEFAULTS = { connections: 10, waitMs: 3_000, connectMs: 1_000, queryMs: 1_800 };

/** A pool on `url`. A lost connection is logged and replaced; it never ends the process. */
export function createPool(url: string, log: Log, options: Partial<typeof DEFAULTS> = {}): pg.Pool {
  const { connections, waitMs, connectMs, queryMs } = { ...DEFAULTS, ...options };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    Client: clientWith(connectMs),
    idleTimeoutMillis: 300_000,
    query_timeout: queryMs,
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

/** The pool has one time-out for both: waiting for a connection that is free, and making a new one. */
function clientWith(connectMs: number): typeof pg.Client {
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({
        ...(typeof config === 'string' ? { connectionString: config } : config),
        connectionTimeoutMillis: connectMs,
      });
    }
  };
}

export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
