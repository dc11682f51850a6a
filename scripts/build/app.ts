import { join } from 'node:path';
import type { ViteBuilder } from 'vite';
import { compress } from './compress.ts';
import { takeAssets } from './page-assets.ts';
import { writePages } from './site-pages.ts';

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
