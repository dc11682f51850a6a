import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sitePictures } from './scripts/site-pictures/plugin.ts';
import { SITE } from './shared/site/config.ts';

const server = process.env.BIDWRIGHT_SERVER ?? 'http://127.0.0.1:3000';

/** None of our modules does anything by being imported alone, but for the two that start everything. */
const OUR_MODULE = /\/(web|shared)\/[^?]*\.tsx?$/;
const OUR_ENTRY = /\/web\/(main|site-main)\.tsx$/;

/**
 * React is the same for the site and the app, and from release to release; what cleans foreign HTML comes with the editor. What
 * the front page and the tool know of a post is small, and smaller in one file than in four.
 */
const FILES_APART = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'sanitiser', test: /node_modules\/dompurify\// },
  { name: 'posts', test: /\/shared\/(proposals\/(plain-text|unicode-text|post-limits)|site\/own-post)\.ts$/ },
];

export default defineConfig({
  plugins: [react(), tailwindcss(), siteNames(), preloadFonts(), sitePictures(SITE), sonnerWithoutStyles()],
  publicDir: 'web/public',
  resolve: {
    alias: { 'react-style-singleton': fileURLToPath(new URL('./web/ui/style-singleton.ts', import.meta.url)) },
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    // Inlined fonts and images would need `data:` in the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Names what the pages of the site load. The build reads it and takes it away: nobody else is to.
    manifest: true,
    rolldownOptions: {
      input: { app: 'index.html', site: 'web/site-main.tsx', 'site-style': 'web/styles/site.css' },
      // A page loads only what it uses of a feature's index.ts, not everything behind it.
      output: { codeSplitting: { groups: FILES_APART } },
      // Which file an endpoint's description comes with is not for those to know who ask for it when they want it.
      checks: { ineffectiveDynamicImport: false },
      treeshake: { moduleSideEffects: (id) => !OUR_MODULE.test(id) || OUR_ENTRY.test(id) },
    },
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

/** sonner adds its styles by a style element, which the content policy refuses; main.css imports them from its file. */
function sonnerWithoutStyles(): Plugin {
  return {
    name: 'sonner-without-styles',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler: (code) => ({ code: code.replace(/^__insertCSS\(.*\);$/m, ''), map: null }),
    },
  };
}

/** Names the two faces every page begins with in the head, so that they arrive with the style sheet and not after it. */
function preloadFonts(): Plugin {
  const isFirst = /(source-sans-3-latin-wght|newsreader-latin-400)-normal-[^/]*\.woff2$/;
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
