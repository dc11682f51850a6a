import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderedFile } from '#shared/site/rendered-pages.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import type { PageAssets } from './page-assets.ts';

/**
 * Renders the pages for the settings of a fresh machine into `folder`/pages, by the built `render.js` in `folder`; beside it lies
 * what a server with other settings needs to render them again (server/http/site-pages.ts).
 */
export async function writePages(folder: string, assets: PageAssets): Promise<void> {
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
