import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createApp, type RunningApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createDatabase, createPool } from '../db/client.ts';
import { listen } from '../http/listen.ts';
import { type Log, silentLog } from '../log.ts';
import { type Client, createClient } from './client.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { type ScriptedEngine, scriptedEngine } from './engine.ts';

export interface TestApp extends Client {
  readonly origin: string;
  readonly app: RunningApp;
  readonly engine: ScriptedEngine;
  readonly database: TestDatabase;
  /** Another browser at the same app. */
  newBrowser(): Client;
  /** Rows of a table. */
  count(table: 'generations'): Promise<number>;
  close(patienceMs?: number): Promise<void>;
}

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly engine?: ScriptedEngine;
  /** Another app whose database, with all that is in it, this one shares, as a second process would. */
  readonly besides?: TestApp;
  /** Reaches the same database by another way. */
  readonly poolUrl?: (databaseUrl: string) => Promise<string>;
  readonly clientDir?: string;
  readonly log?: Log;
  readonly now?: () => number;
}

const NO_CLIENT = fileURLToPath(new URL('./no-such-folder', import.meta.url));

// One database for each test file: making one costs more than most tests. The hook belongs to the file that imports this.
let shared: Promise<TestDatabase> | undefined;
afterAll(async () => {
  await (await shared)?.close();
});

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
  const config: Config = readConfig({ PORT: '0', WRITING_PACE: '0', NODE_ENV: 'test', ...options.env });
  shared ??= createTestDatabase();
  const database = await shared;
  if (!options.besides) await database.pool.query('truncate generations, rate_limits');
  const engine = options.engine ?? scriptedEngine();
  const pool = options.poolUrl ? createPool(await options.poolUrl(database.url), silentLog) : database.pool;
  const db = createDatabase(pool);
  const { clientDir = NO_CLIENT, log = silentLog, now = Date.now } = options;
  const app = await createApp({ config, db, pool, log, engine, clientDir, now });
  const { port } = await listen(app.server, config.host, config.port);
  const origin = `http://127.0.0.1:${port}`;
  const newBrowser = () => createClient(origin, app.endpoints);
  let closing: Promise<void> | undefined;
  const close = (patienceMs = 100) => {
    closing ??= app.close(patienceMs).then(() => (pool === database.pool ? undefined : pool.end()));
    return closing;
  };
  const count = async (table: string) => {
    const { rows } = await database.pool.query(`select count(*) from ${table}`);
    return z.object({ count: z.coerce.number() }).parse(rows[0]).count;
  };
  return { ...newBrowser(), origin, app, engine, database, newBrowser, count, close };
}

/** The least that a generation takes. */
export function aJob(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { jobTitle: 'Logo for a bakery', jobDescription: 'We need a logo that works on a bread bag.', ...more };
}
