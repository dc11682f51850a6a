import type { TestProject } from 'vitest/node';
import { startTestServer } from './database-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { url: string; appUrl: string; template: string };
  }
}

/** Gives a run of the server's tests its database server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('databaseServer', { url: server.url, appUrl: server.appUrl, template: server.template });
  return server.release;
}
