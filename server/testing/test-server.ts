import { fileURLToPath } from 'node:url';
import { readTestPoolerUrl, readTestServerUrl } from '../config.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import { silentLog } from '../log.ts';
import { prepareServer } from './database-server.ts';

export interface TestServer {
  readonly url: string;
  /** Where the app connects to. */
  readonly appUrl: string;
  /** The name of a migrated database that tests copy. */
  readonly template: string;
  release(): Promise<void>;
}

const DATA_DIR = fileURLToPath(new URL('../../.cache/test-database', import.meta.url));
// Test databases are thrown away, so nothing waits for the disk; fsync itself stays on, so that a power cut does not
// leave a server that never starts again.
const SETTINGS = { synchronous_commit: 'off', max_connections: '300' };

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
