import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { ICON_LINKS, MANIFEST_PATH } from '#shared/site/icons.ts';
import { createDraw } from './draw.ts';
import { iconFiles, webManifest } from './icons.ts';
import { socialPicture } from './social-picture.ts';

const ICON = new URL('../../web/public/favicon.svg', import.meta.url);

/** What the heads of the pages name and only programs look at (pictures, icons, the manifest), made with the build from what the site is called. */
export function sitePictures(site: { name: string; banner: string }): Plugin {
  return {
    name: 'site-pictures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const draw = await createDraw();
      const add = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source });
      add('social.png', draw.png(socialPicture(draw, site), 1200));
      add(MANIFEST_PATH.slice(1), webManifest(site));
      for (const [name, picture] of iconFiles(draw, await readFile(ICON, 'utf8'))) add(name, picture);
    },
    transformIndexHtml: () =>
      ICON_LINKS.map((attrs) => ({ tag: 'link', attrs: { ...attrs }, injectTo: 'head' as const })),
  };
}
