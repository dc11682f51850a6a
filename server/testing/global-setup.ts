import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { readTestServerUrl } from '../config.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import { silentLog } from '../log.ts';
import { prepareServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { url: string; template: string };
  }
}

const DATA_DIR = fileURLToPath(new URL('../../.cache/test-database', import.meta.url));
// Test databases are thrown away, so nothing waits for the disk; fsync itself stays on, so that a power cut does not
// leave a server that never starts again.
const SETTINGS = { synchronous_commit: 'off', max_connections: '300' };

/**
 * Gives a test run its database server: the one of TEST_DATABASE_URL, or an embedded one that runs side by side share and
 * the last one stops.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = readTestServerUrl();
  const server = given
    ? { url: given, release: async () => undefined }
    : await startEmbedded(DATA_DIR, silentLog, { settings: SETTINGS });
  const template = await prepareServer(server.url);
  project.provide('databaseServer', { url: server.url, template });
  return () => server.release();
}
