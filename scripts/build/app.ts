import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ViteBuilder } from 'vite';
import { renderedFile } from '#shared/site/rendered-pages.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { type PageAssets, takeAssets } from './page-assets.ts';

/** `vite build`: the server, the browser's files, and the prerendered pages, which name those files. */
export async function buildApp(builder: ViteBuilder): Promise<void> {
  const { server, client, ssr } = builder.environments;
  if (!server || !client || !ssr) throw new Error('vite.config.ts names the server, the client and ssr');
  await builder.build(server);
  const built = await builder.build(client);
  if (!('output' in built)) throw new Error('The browser is built in one go, and not watched');
  const [clientFolder, siteFolder] = [client.config.build.outDir, ssr.config.build.outDir];
  const assets = await takeAssets(clientFolder, built.output);
  await builder.build(ssr);
  await writePages(siteFolder, assets);
  await compress(clientFolder);
  await compress(join(siteFolder, 'pages'));
}

/**
 * Renders the pages for the settings of a fresh machine into `folder`/pages, by the built `render.js` in `folder`; beside it lies
 * what a server with other settings needs to render them again (server/http/site-pages.ts).
 */
async function writePages(folder: string, assets: PageAssets): Promise<void> {
  const { renderSite, FRESH_SETTINGS } = await rendererIn(folder);
  await writeFile(join(folder, 'assets.json'), JSON.stringify(assets));
  await writeFile(join(folder, 'settings.json'), JSON.stringify(FRESH_SETTINGS));
  await mkdir(join(folder, 'pages'), { recursive: true });
  for (const { name, html } of renderSite(FRESH_SETTINGS, assets)) {
    await writeFile(join(folder, 'pages', renderedFile(name)), html);
  }
}

/** What the build has made of web/site-server.tsx. */
interface Renderer {
  readonly FRESH_SETTINGS: SiteSettings;
  renderSite(settings: SiteSettings, assets: PageAssets): readonly { readonly name: string; readonly html: string }[];
}

function rendererIn(folder: string): Promise<Renderer> {
  return import(pathToFileURL(join(folder, 'render.js')).href);
}

/**
 * Writes what browsers that take compressed answers get beside each file of `folder`; the server sends it as it is. The slowest
 * quality: it takes the first start about a second longer, and every visit 7 % less.
 */
async function compress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(js|css|svg|json|txt|html)$/.test(name)).map((name) => join(folder, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all(
    files.map(async (file) => {
      const plain = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(plain));
    }),
  );
}
