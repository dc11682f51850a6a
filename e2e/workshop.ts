import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { preview } from 'vite';

const run = promisify(execFile);

/** Journeys through single components, on the gallery that only a development build has. `workshop` is its address. */
export const test = base.extend<object, { workshop: string }>({
  workshop: [
    async ({}, use) => {
      const outDir = await mkdtemp(join(tmpdir(), 'bidwright-workshop-'));
      await buildForDevelopment(outDir);
      const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } });
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** One bundle, since the development server's hundreds of modules make a journey slow. */
async function buildForDevelopment(outDir: string): Promise<void> {
  const options = ['--mode', 'development', '--minify', 'false', '--outDir', outDir, '--emptyOutDir'];
  const env = { ...process.env, NODE_ENV: 'development' };
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], { env });
}
