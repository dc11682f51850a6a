import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createApp, type RunningApp } from '../app.ts';
import type { RequestWaits } from '../app-parts.ts';
import { type Config, readConfig } from '../config.ts';
import { createDatabase, createPool, type Database } from '../db/client.ts';
import { type Clock, startClock } from '../db/clock.ts';
import * as schema from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import type { FirebaseHosts } from '../features/identity/index.ts';
import type { Engine } from '../features/proposals/index.ts';
import { loadPages } from '../http/installed-pages.ts';
import { listen } from '../http/listen.ts';
import type { SweepGuard } from '../jobs/index.ts';
import { type Log, silentLog } from '../log.ts';
import { type Client, createClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type ScriptedEngine, scriptedEngine } from './engine.ts';
import { trustingGuard } from './sweep-guard.ts';
import { createTestPool } from './test-pool.ts';

export interface TestApp extends Client {
  readonly origin: string;
  readonly app: RunningApp;
  readonly engine: ScriptedEngine;
  readonly database: TestDatabase;
  /** Another browser at the same app. */
  newBrowser(): Client;
  /** Rows of a table. */
  count(table: Table): Promise<number>;
  close(timeoutMs?: number): Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly engine?: ScriptedEngine;
  /** Another engine than a scripted one, made for this app. */
  readonly engineFor?: (parts: { config: Config; db: Database }) => Engine;
  /** Another app whose database, with all that is in it, this one shares, as a second process would. */
  readonly besides?: TestApp;
  /** Reaches the same database by another way. */
  readonly poolUrl?: (databaseUrl: string) => Promise<string>;
  /** How many connections it has; left out, as many as tests share. */
  readonly connections?: number;
  readonly clientDir?: string;
  readonly siteDir?: string;
  readonly log?: Log;
  /** The time of the app. Left out, the machine's; or, with `machineNow`, the database's. */
  readonly now?: () => number;
  /** The clock of a machine that is wrong. */
  readonly machineNow?: () => number;
  /** Left out: rows past their retention are erased as soon as `now` says so. */
  readonly sweepGuard?: (parts: { config: Config; db: Database }) => SweepGuard;
  readonly firebaseHosts?: FirebaseHosts;
  readonly waits?: RequestWaits;
}

type SchemaTable = Extract<(typeof schema)[keyof typeof schema], PgTable>;
type Table = SchemaTable['_']['name'];
// What an app starts with is nothing but its secrets: whatever a test before has left behind goes.
const TABLES = Object.values(schema)
  .filter((one): one is SchemaTable => is(one, PgTable) && one !== schema.appSecrets)
  .map(getTableName);

// Not `truncate`, which rebuilds every table and index: that takes ten times as long. As it does, this waits for what is
// still at work in a table. The sweeps of the day before stay done, or every app would do all of them when it starts: they
// would be most of what its start costs.
const emptying = (at: number) => {
  const [from, to] = [at - 86_400_000, at].map((ms) => new Date(ms).toISOString());
  const isOld = `status <> 'done' or kind not like 'schedule:%' or run_at not between '${from}' and '${to}'`;
  return [
    `lock table ${TABLES.join(', ')} in access exclusive mode`,
    ...TABLES.map((table) => `delete from ${table}${table === 'jobs' ? ` where ${isOld}` : ''}`),
  ].join('; ');
};

// A mail that is still being sent would write into the tables of the next test, or into a folder that is being removed.
const JOBS_TIMEOUT_MS = 60_000;

const NO_CLIENT = fileURLToPath(new URL('./no-such-folder', import.meta.url));

// One database for each worker: making one costs more than most tests. It is dropped with the server at the end of the run.
let shared: Promise<TestDatabase> | undefined;

/**
 * The real app on a real, empty database, listening on a free port until the test ends. Only the engine is scripted.
 * Streams are not paced unless WRITING_PACE says so.
 */
export async function startApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await open(options);
  onTestFinished(() => app.close());
  return app;
}

/** One app for all tests of a `describe`, for tables of refusals that leave nothing behind. */
export function appForAll(options: TestAppOptions = {}): () => TestApp {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await open({ ...options, env: { GENERATION_LIMIT: '10000/hour,10000/hour', ...options.env } });
  });
  afterAll(() => app?.close());
  return () => {
    if (!app) throw new Error('the app is not started yet');
    return app;
  };
}

async function open(options: TestAppOptions): Promise<TestApp> {
  const { now = Date.now } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'bidwright-test-'));
  const env = { PORT: '0', WRITING_PACE: '0', NODE_ENV: 'test', DATA_DIR: dataDir, ...options.env };
  const config: Config = readConfig(env);
  shared ??= createTestDatabase();
  const database = await shared;
  // Again after a deadlock: a call that the test before gave up may still be storing something.
  if (!options.besides) await inTransaction(database.db, (tx) => tx.execute(emptying(now())));
  const engine = options.engine ?? scriptedEngine();
  const pool = await poolFor(options, database);
  const db = createDatabase(pool);
  const writing = options.engineFor?.({ config, db }) ?? engine;
  const { clientDir = NO_CLIENT, siteDir = NO_CLIENT, log = silentLog, firebaseHosts, waits } = options;
  const sweepGuard = options.sweepGuard?.({ config, db }) ?? trustingGuard(now);
  const app = await createApp({
    config,
    db,
    pool,
    log,
    clock: await clockFor(options, db),
    engine: writing,
    pages: await loadPages(config, { clientDir, siteDir }, now),
    firebaseHosts,
    waits,
    sweepGuard,
  });
  const { port } = await listen(app.server, config.host, config.port);
  const origin = `http://127.0.0.1:${port}`;
  const newBrowser = () => createClient(origin, app.endpoints, config.appOrigin);
  let closing: Promise<void> | undefined;
  const close = (timeoutMs = 100) => {
    closing ??= app.jobs
      .stop(JOBS_TIMEOUT_MS)
      .then(() => app.close(timeoutMs))
      .then(() => (pool === database.pool ? undefined : pool.end()))
      .then(() => rm(dataDir, { recursive: true, force: true }));
    return closing;
  };
  const count = async (table: Table) => {
    const { rows } = await database.pool.query(`select count(*) from ${table}`);
    return z.object({ count: z.coerce.number() }).parse(rows[0]).count;
  };
  return { ...newBrowser(), origin, app, engine, database, newBrowser, count, close };
}

async function clockFor({ now = Date.now, machineNow }: TestAppOptions, db: Database): Promise<Clock> {
  if (machineNow) return startClock({ db, log: silentLog, machineNow });
  return { now, machineNow: now, stop: () => undefined };
}

async function poolFor({ poolUrl, connections }: TestAppOptions, database: TestDatabase): Promise<pg.Pool> {
  if (poolUrl) return createPool(await poolUrl(database.url), silentLog);
  return connections === undefined ? database.pool : createTestPool(database.url, connections);
}

/** The least that a generation takes. */
export function aJob(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { jobTitle: 'Logo for a bakery', jobDescription: 'We need a logo that works on a bread bag.', ...more };
}
