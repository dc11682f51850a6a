import { startTestServer } from '#server/testing/test-server.ts';

/** One database server for all journeys; each worker's app gets a database of its own on it. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env.E2E_DATABASE_SERVER = server.url;
  process.env.E2E_DATABASE_TEMPLATE = server.template;
  return () => server.release();
}
