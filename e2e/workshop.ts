import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { preview } from 'vite';
import { buildOnce } from './harness/build-once.ts';

const run = promisify(execFile);

/** Journeys through single components, on the gallery that only a development build has. `workshop` is its address. */
export const test = base.extend<object, { workshop: string }>({
  workshop: [
    async ({}, use) => {
      const outDir = await buildOnce('gallery', buildForDevelopment);
      const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0 } });
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
      await server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** One bundle, since the development server's hundreds of modules make a journey slow. */
async function buildForDevelopment(outDir: string): Promise<void> {
  const options = ['--mode', 'development', '--minify', 'false', '--outDir', outDir, '--emptyOutDir'];
  const env = { ...process.env, NODE_ENV: 'development' };
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...options], { env });
}
