import { startTestServer } from '#server/testing/database-server.ts';

/** One database server for all end-to-end tests, where each worker's app gets its own database. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env.E2E_DATABASE_SERVER = server.url;
  process.env.E2E_DATABASE_TEMPLATE = server.template;
  return () => server.release();
}
