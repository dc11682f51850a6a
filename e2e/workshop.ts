import { test as base } from '@playwright/test';
import { createServer } from 'vite';

/** Journeys through single components, on the gallery that only the development server has. `workshop` is its address. */
export const test = base.extend<object, { workshop: string }>({
  workshop: [
    async ({}, use, { parallelIndex }) => {
      const server = await createServer({
        // Servers of workers side by side must not write into one another's cache.
        cacheDir: `.cache/vite-workshop-${parallelIndex}`,
        logLevel: 'error',
        server: { port: 0, hmr: false, watch: null },
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});
