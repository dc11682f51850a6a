import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildApp } from './scripts/build/app.ts';
import { headScripts } from './scripts/build/head-script.ts';
import { sitePictures } from './scripts/site-pictures/plugin.ts';
import { SITE } from './shared/site/config.ts';

const server = process.env.BIDWRIGHT_SERVER ?? 'http://127.0.0.1:3000';

/** None of our modules does anything by being imported alone, but for the two that start everything. */
const OUR_MODULE = /\/(web|shared)\/[^?]*\.tsx?$/;
const OUR_ENTRY = /\/web\/(main|site-main)\.tsx$/;

/**
 * React is the same for the site and the app, and from release to release; what reads HTML comes with the editor. What
 * the front page and the tool know of a post is small, and smaller in one file than in four; so is the form of signing in.
 */
const FILES_APART = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'html', test: /node_modules\/(parse5|entities)\// },
  { name: 'fields', test: /\/ui\/(field|text-input|input-field)\.tsx$/, includeDependenciesRecursively: false },
  {
    name: 'sign-in',
    test: /\/identity\/(sign-in\/[^/]+|return-to\.ts)$|\/auth-view\.ts$/,
    includeDependenciesRecursively: false,
  },
  { name: 'posts', test: /\/shared\/(proposals\/(plain-text|unicode-text|post-limits)|site\/own-post)\.ts$/ },
];

/**
 * What the built server reads from node_modules; all else is in its own files, because reading hundreds of small ones is most of a
 * start. These have a program or a thread's file of their own, and the development providers are not installed everywhere.
 */
const FROM_PACKAGES = ['@node-rs/argon2', 'piscina', 'oidc-provider', 'pg-native'];

/** The page of the form names its parts (AfterPaint), and a rare step of it needs no others: listed again, they would weigh on every page. */
const WITH_ITS_PARTS = /\/(sign-in|follow-session|second-step|take-failure)-[\w-]{8}\.js$/;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    siteNames(),
    headScripts(),
    preloadFonts(),
    sitePictures(SITE),
    sonnerWithoutStyles(),
  ],
  publicDir: 'web/public',
  build: { emptyOutDir: false, copyPublicDir: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        copyPublicDir: true,
        // Inlined fonts and images would need `data:` in the content policy.
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, parts) => (WITH_ITS_PARTS.test(file) ? [] : parts),
        },
        rolldownOptions: {
          input: { app: 'index.html', site: 'web/site-main.tsx', 'site-style': 'web/styles/site.css' },
          // A page loads only what it uses of a feature's index.ts, not everything behind it.
          output: { codeSplitting: { groups: FILES_APART } },
          // Which file an endpoint's description comes with is not for those to know who ask for it when they want it.
          checks: { ineffectiveDynamicImport: false },
          treeshake: { moduleSideEffects: (id) => !OUR_MODULE.test(id) || OUR_ENTRY.test(id) },
        },
      },
    },
    // Renders the pages: at the build, and at the start of a server with other settings.
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/site',
        rolldownOptions: {
          input: 'web/site-server.tsx',
          output: { entryFileNames: 'render.js', codeSplitting: false },
        },
      },
    },
    // An installation that takes money never reads the development providers, and may be without them.
    server: {
      consumer: 'server',
      resolve: { noExternal: true, external: FROM_PACKAGES },
      build: {
        outDir: 'dist',
        target: 'node20',
        rolldownOptions: {
          input: {
            'server/main': 'server/main.ts',
            'server/operate': 'server/operate/main.ts',
            // A thread is started from a file of its own.
            'server/tasks-worker': 'server/features/proposals/generation/tasks-worker.ts',
            'dev-providers/google': 'dev-providers/google/index.ts',
            'dev-providers/paddle': 'dev-providers/paddle/index.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: ({ moduleIds }) => `${partOf(moduleIds)}/[name].js` },
        },
      },
    },
  },
  builder: { buildApp },
  // A file each, for a worker may fetch nothing: its answer carries the content policy `default-src 'none'`.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  server: {
    port: 5173,
    proxy: { '/api': server, '/healthz': server },
  },
});

/** Files of the server name their folder: it holds the migrations and the thread's file. */
function partOf(moduleIds: readonly string[]): string {
  return moduleIds.some((id) => id.includes('/dev-providers/')) ? 'dev-providers' : 'server';
}

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
