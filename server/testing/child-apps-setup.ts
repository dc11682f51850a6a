import type { TestProject } from 'vitest/node';
import { bundleChildApps } from './child-apps.ts';

declare module 'vitest' {
  interface ProvidedContext {
    childApps: string;
  }
}

/** Gives a run of the server's tests the apps that they start as processes of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const apps = await bundleChildApps();
  project.provide('childApps', apps.folder);
  return apps.remove;
}
