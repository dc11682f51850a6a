import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { SITE } from './shared/site/config.ts';

const server = process.env.BIDWRIGHT_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), siteNames()],
  publicDir: 'web/public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Inlined fonts and images would need `data:` in the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { '/api': server, '/healthz': server },
  },
});

/** Puts the product's name and description into index.html from the one module that holds them. */
function siteNames(): Plugin {
  return {
    name: 'site-names',
    transformIndexHtml: (html) => html.replaceAll('%SITE_NAME%', SITE.name).replaceAll('%SITE_BANNER%', SITE.banner),
  };
}
