// The pages of the site, rendered: dist/site/pages with the finished pages, and beside it the code that renders them again for other settings.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Takes what the pages need out of the built client, and renders them.
 * @param {string} root
 * @param {string} client the built client
 * @param {string} folder where the pages go
 */
export async function buildSite(root, client, folder) {
  const vite = await import('vite');
  const assets = await takeAssets(client);
  await vite.build({
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'web/site-server.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
    },
  });
  await writeFile(join(folder, 'assets.json'), JSON.stringify(assets));
  const { renderSite, FRESH_SETTINGS } = await rendererIn(folder);
  await writeFile(join(folder, 'settings.json'), JSON.stringify(FRESH_SETTINGS));
  await mkdir(join(folder, 'pages'));
  for (const { path, html } of renderSite(FRESH_SETTINGS, assets)) {
    await writeFile(join(folder, 'pages', `${path === '/' ? 'index' : path.slice(1)}.html`), html);
  }
}

/**
 * @param {string} folder
 * @returns {Promise<{ renderSite: (settings: object, assets: object) => { path: string, html: string }[], FRESH_SETTINGS: object }>}
 */
function rendererIn(folder) {
  return import(pathToFileURL(join(folder, 'render.js')).href);
}

/**
 * The style sheet goes into the pages, so that it is not left as a file; what a long page loads besides is the app's, which holds
 * every rule of it in the order that they have there. What says which file is which is for the build alone.
 * @param {string} client
 */
async function takeAssets(client) {
  const manifestFile = join(client, '.vite/manifest.json');
  const manifest = /** @type {Manifest} */ (JSON.parse(await readFile(manifestFile, 'utf8')));
  const fileOf = (/** @type {string} */ source) => {
    const built = manifest[source];
    if (!built) throw new Error(`The build has nothing of ${source}`);
    return built.file;
  };
  const styleFile = join(client, fileOf('web/styles/site.css'));
  const style = withoutLicence(await readFile(styleFile, 'utf8'));
  await rm(styleFile);
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))];
  const [sheet] = sheets;
  // Of several nobody would know the order.
  if (sheet === undefined || sheets.length > 1)
    throw new Error(`The app has not one style sheet: ${sheets.join(', ')}`);
  await rm(manifestFile);
  await rm(join(client, '.vite'), { recursive: true });
  const appStyle = await readFile(join(client, sheet), 'utf8');
  const isFirst = /^(source-sans-3-latin-wght|newsreader-latin-400)-normal-[^/]*\.woff2$/;
  const fonts = (await readdir(join(client, 'assets'))).filter((file) => isFirst.test(file)).toSorted();
  const faces = fonts.map((file) => `/assets/${file}`);
  const script = `/${fileOf('index.html')}`;
  const parts = filesOf(manifest, ['index.html', 'web/app/tool-page.tsx']).map((file) => `/${file}`);
  return {
    style,
    sheet: `/${sheet}`,
    script: `/${fileOf('web/site-main.tsx')}`,
    fonts: faces,
    tool: {
      style: withoutLicence(appStyle),
      sheet: `/${sheet}`,
      script,
      parts: parts.filter((file) => file !== script),
      fonts: faces,
    },
  };
}

/** @typedef {Record<string, { file: string, css?: string[], imports?: string[] }>} Manifest */

/**
 * The files of `sources`, and all that has to be there before they run.
 * @param {Manifest} manifest
 * @param {string[]} sources
 */
function filesOf(manifest, sources) {
  const found = new Set(sources);
  for (const source of found) for (const name of manifest[source]?.imports ?? []) found.add(name);
  return [...found].flatMap((source) => manifest[source]?.file ?? []);
}

/**
 * The note of Tailwind's licence stays in the app's sheet.
 * @param {string} style
 */
function withoutLicence(style) {
  return style.replace(/^\/\*![^]*?\*\//, '').trim();
}
