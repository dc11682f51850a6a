import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where `main.js`, `operate.js`, `second-app.js` and `jobs-app.js` are. */
    childApps: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** As in vite.config.ts. */
const FROM_PACKAGES = ['@node-rs/argon2', 'piscina', 'oidc-provider', 'pg-native'];

/** For packages that are no modules. */
const REQUIRE = "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/**
 * Gives a run of the server's tests the apps that they start as processes of their own, bundled as an installation has them, with
 * their packages: from the sources, every start would take two seconds of a processor, and with packages of hundreds of files one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Within the checkout, so that they find its packages.
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/child-apps-'));
  await build({
    absWorkingDir: root,
    entryPoints: {
      main: 'server/main.ts',
      operate: 'server/operate/main.ts',
      'second-app': 'server/testing/second-app.ts',
      'jobs-app': 'server/testing/jobs-app.ts',
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: FROM_PACKAGES,
    banner: { js: REQUIRE },
    logLevel: 'error',
  });
  await cp(join(root, 'server/db/migrations'), join(folder, 'migrations'), { recursive: true });
  project.provide('childApps', folder);
  return () => rm(folder, { recursive: true, force: true });
}
