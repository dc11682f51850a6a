import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { SITE } from './shared/site/config.ts';

const server = process.env.BIDWRIGHT_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), siteNames(), preloadFonts()],
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

/** Names the two faces every page begins with in the head, so that they arrive with the style sheet and not after it. */
function preloadFonts(): Plugin {
  const isFirst = /(source-sans-3|newsreader)-latin-wght-normal-[^/]*\.woff2$/;
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => isFirst.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
  };
}
