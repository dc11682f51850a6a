import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readTestPoolerUrl, readTestServerUrl } from '../config.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import { errorCode } from '../db/failure.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { silentLog } from '../log.ts';

const LEFTOVER_AFTER_S = 2 * 3600;
const DUPLICATE_DATABASE = '42P04';

const DATA_DIR = fileURLToPath(new URL('../../.cache/test-database', import.meta.url));
// Test databases are thrown away, so nothing waits for the disk; fsync itself stays on, so that a power cut does not
// leave a server that never starts again.
const SETTINGS = { synchronous_commit: 'off', max_connections: '300' };

export interface TestServer {
  readonly url: string;
  /** Where the app connects to. */
  readonly appUrl: string;
  /** The name of a migrated database that tests copy. */
  readonly template: string;
  release(): Promise<void>;
}

/**
 * The database server of a test run: the one of TEST_DATABASE_URL, or an embedded one that runs side by side share and the
 * last one stops.
 */
export async function startTestServer(): Promise<TestServer> {
  const given = readTestServerUrl();
  const server = given
    ? { url: given, release: async () => undefined }
    : await startEmbedded(DATA_DIR, silentLog, { settings: SETTINGS });
  const template = await prepareServer(server.url);
  return { url: server.url, appUrl: readTestPoolerUrl() ?? server.url, template, release: () => server.release() };
}

/** Removes what earlier runs left behind and answers the name of a migrated database that others are copied from. */
async function prepareServer(url: string): Promise<string> {
  await dropLeftovers(url);
  const migrations = await readMigrations();
  const template = `template_${createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)}`;
  if ((await listDatabases(url, template)).length > 0) return template;
  const making = newName();
  await execute(url, `create database ${making}`);
  await migrate(urlOf(url, making), migrations);
  await execute(url, `alter database ${making} rename to ${template}`).catch(async (error: unknown) => {
    if (errorCode(error) !== DUPLICATE_DATABASE) throw error;
    await dropDatabase(url, making);
  });
  return template;
}

/** A fresh copy of `template`; answers its name. */
export async function copyDatabase(url: string, template: string): Promise<string> {
  const name = newName();
  await execute(url, `create database ${name} template ${template}`);
  return name;
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  await execute(url, `drop database if exists ${name} with (force)`);
}

/** The same server, another database. The path of a connection string is the database's name. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

function newName(): string {
  return `test_${Math.floor(Date.now() / 1000)}_${randomBytes(5).toString('hex')}`;
}

async function dropLeftovers(url: string): Promise<void> {
  for (const name of await listDatabases(url, 'test\\_%')) {
    const madeAt = Number(name.split('_')[1]);
    if (Date.now() / 1000 - madeAt > LEFTOVER_AFTER_S) await dropDatabase(url, name);
  }
}

async function listDatabases(url: string, pattern: string): Promise<string[]> {
  const rows = await execute(url, 'select datname from pg_database where datname like $1', [pattern]);
  return rows.map((row) => String(row.datname));
}

/** Runs one statement on a connection of its own and answers its rows. */
export async function execute(url: string, sql: string, values?: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
