import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { createDraw } from './draw.ts';
import { socialPicture } from './social-picture.ts';

const ICON = new URL('../../web/public/favicon.svg', import.meta.url);
/** What phones take for an icon on their first screen, in pixels. */
const ICON_SIZE = 180;

/** The pictures that the heads of the pages name and that only programs look at, made with the build from what the site is called. */
export function sitePictures(site: { name: string; banner: string }): Plugin {
  return {
    name: 'site-pictures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const draw = await createDraw();
      this.emitFile({ type: 'asset', fileName: 'social.png', source: draw.png(socialPicture(draw, site), 1200) });
      this.emitFile({
        type: 'asset',
        fileName: 'apple-touch-icon.png',
        source: draw.png(onPaper(await readFile(ICON, 'utf8')), ICON_SIZE),
      });
    },
  };
}

/** Phones cut their own corners and show black where nothing is: the icon on a piece of workspace. */
function onPaper(icon: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#faf7f3"/>${icon.replace('<svg', '<svg x="8" y="8" width="32" height="32"')}</svg>`;
}
