import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createDatabase, createPool, type Database } from './client.ts';
import { startEmbedded } from './embedded/index.ts';
import { errorCode, isUnavailable } from './failure.ts';
import { migrate } from './migrate.ts';

/** A database that is up and has this version's schema. */
export interface RunningDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Where other processes of this machine reach it. */
  readonly url: string;
  /** For the start table: what it is and where, without a password, and what its operator should know. */
  describe(): { kind: 'embedded' | 'external'; where: string; notes: readonly string[] };
  /** Frees every connection; stops the embedded server when no other app uses it. Call it last, once. */
  close(): Promise<void>;
}

const FIRST_ANSWER_MS = 15_000;
const OLDEST_VERSION = 15;
const DRAIN_MS = 5_000;

/** Connects to `databaseUrl`, or to the embedded server in `dataDir`, and migrates. @throws Error for the operator. */
export async function startDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseConnections'>,
  log: Log,
): Promise<RunningDatabase> {
  const server = config.databaseUrl ? externalServer(config.databaseUrl) : await startEmbedded(config.dataDir, log);
  const pool = createPool(server.url, log, { connections: config.databaseConnections });
  try {
    const version = await firstAnswer(server, log);
    const ran = await migrate(server.url);
    if (ran.length > 0) log.info({ migrations: ran }, 'the database was brought to this version');
    const where = `PostgreSQL ${version} ${server.where}`;
    return {
      db: createDatabase(pool),
      pool,
      url: server.url,
      describe: () => ({ kind: server.kind, where, notes: server.notes }),
      close: async () => {
        await Promise.race([pool.end(), wait(DRAIN_MS, undefined, { ref: false })]);
        await server.release();
      },
    };
  } catch (error) {
    await pool.end();
    await server.release();
    throw error;
  }
}

function externalServer(url: string) {
  const { host, port, database } = new pg.Client({ connectionString: url });
  const where = `at ${host}:${port}/${database ?? ''}`;
  return { kind: 'external' as const, url, where, notes: [], release: async () => undefined };
}

/** Waits while the server is still starting, as it is when both are started together. Returns its version. */
async function firstAnswer(server: { url: string; where: string }, log: Log): Promise<string> {
  const deadline = performance.now() + FIRST_ANSWER_MS;
  for (let tries = 1; ; tries++) {
    try {
      return await versionOf(server.url);
    } catch (cause) {
      const reason = errorCode(cause) ?? 'no answer';
      if (!isUnavailable(cause) || performance.now() > deadline)
        throw new Error(`The database ${server.where} cannot be used: ${messageOf(cause) || reason}.`, { cause });
      if (tries === 1) log.warn({ reason }, `waiting for the database ${server.where}`);
      await wait(250);
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : '';
}

/** Such as '18.4'. @throws Error when it cannot be reached or is too old. */
export async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ server_version: string }>('show server_version');
    const version = (answer.rows[0]?.server_version ?? '').split(' ')[0] ?? '';
    if (Number.parseInt(version, 10) >= OLDEST_VERSION) return version;
    throw new Error(`it is PostgreSQL ${version}, and Bidwright needs ${OLDEST_VERSION} or newer`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
