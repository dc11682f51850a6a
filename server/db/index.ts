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

/**
 * Connects to `databaseUrl`, or starts or adopts the embedded server in `dataDir`, and migrates it.
 * @throws Error with a message for the operator.
 */
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
    const checkpoint = ran.length > 0 && server.kind === 'embedded' ? startCheckpoint(server.url, log) : undefined;
    const where = `PostgreSQL ${version} ${server.where}`;
    return {
      db: createDatabase(pool),
      pool,
      url: server.url,
      describe: () => ({ kind: server.kind, where, notes: server.notes }),
      close: async () => {
        // The checkpoint has a connection of its own, for which the server would not be stopped.
        const freed = Promise.all([checkpoint?.stop(pool), pool.end()]);
        await Promise.race([freed, wait(DRAIN_MS, undefined, { ref: false })]);
        await server.release();
      },
    };
  } catch (error) {
    await pool.end();
    await server.release();
    throw error;
  }
}

/** Without it a database that is killed in its first minute writes all that the migrations have made before it answers again. */
function startCheckpoint(url: string, log: Log) {
  // A connection of its own: it may take longer than any statement of a request.
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  let pid: number | undefined;
  let isStopped = false;
  const ended = run();

  async function run(): Promise<void> {
    try {
      await client.connect();
      pid = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
      if (!isStopped) await client.query('checkpoint');
    } catch (err) {
      if (!isStopped) log.warn({ err }, 'the checkpoint after the migrations failed');
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  return {
    /** Waits for it no longer: a server that is stopped makes one itself. Closing the connection alone would be noticed a second later. */
    async stop(pool: pg.Pool): Promise<void> {
      isStopped = true;
      await pool.query('select pg_cancel_backend($1)', [pid ?? null]).catch(() => undefined);
      await ended;
    },
  };
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
