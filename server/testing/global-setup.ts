import type { TestProject } from 'vitest/node';
import { bundleChildApps } from './child-apps.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { url: string; appUrl: string; template: string };
    childApps: string;
  }
}

/** Gives a run of the server's tests its database server, and the apps that they start as processes of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const apps = await bundleChildApps();
  const server = await startTestServer();
  project.provide('childApps', apps.folder);
  project.provide('databaseServer', { url: server.url, appUrl: server.appUrl, template: server.template });
  return async () => {
    await server.release();
    await apps.remove();
  };
}
