import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer } from '#server/testing/test-server.ts';

/** One database server for all end-to-end tests, where each worker's app gets its own database, and one place for their builds. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env.E2E_DATABASE_SERVER = server.url;
  process.env.E2E_DATABASE_TEMPLATE = server.template;
  const builds = await mkdtemp(join(tmpdir(), 'bidwright-playground-'));
  process.env.E2E_BUILDS = builds;
  return async () => {
    await rm(builds, { recursive: true, force: true });
    await server.release();
  };
}
