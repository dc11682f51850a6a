import pg from 'pg';
import type { Config } from '../config.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import { versionOf } from '../db/index.ts';
import { silentLog } from '../log.ts';

export interface OpenDatabase {
  readonly url: string;
  readonly where: string;
  /** A connection without a time limit, for what takes long. */
  readonly client: pg.Client;
}

/** Gives the database of the settings to `work` and lets go of it afterwards; an embedded one is started when it does not run. */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) return withClient(databaseUrl, 'DATABASE_URL', work);
  const server = await startEmbedded(dataDir, silentLog);
  try {
    return await withClient(server.url, server.where, work);
  } finally {
    await server.release();
  }
}

async function withClient<T>(url: string, where: string, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  await versionOf(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'bidwright tool',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work({ url, where, client });
  } finally {
    await client.end();
  }
}
