import { APP_ICONS, CANVAS_COLOUR } from '#shared/site/icons.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import type { Draw } from './draw.ts';

/** What phones take for an icon on their first screen, in pixels. */
const TOUCH_ICON_SIZE = 180;
/** The widths in favicon.ico, in pixels. */
const ICO_SIZES = [16, 32, 48];

/** The icon files by their name, drawn from favicon.svg. */
export function iconFiles(draw: Draw, svg: string): ReadonlyMap<string, Uint8Array> {
  const files = APP_ICONS.map(
    ({ path, size, purpose }) => [path.slice(1), draw.png(purpose === 'maskable' ? onPaper(svg) : svg, size)] as const,
  );
  return new Map([
    ...files,
    ['apple-touch-icon.png', draw.png(onPaper(svg), TOUCH_ICON_SIZE)],
    ['favicon.ico', ico(ICO_SIZES.map((size) => ({ size, png: draw.png(svg, size) })))],
  ]);
}

/** The web app manifest. Source: https://www.w3.org/TR/appmanifest/ */
export function webManifest(site: { name: string; banner: string }): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: site.banner,
    id: PAGE_PATHS.proposalTool,
    start_url: PAGE_PATHS.proposalTool,
    scope: '/',
    display: 'standalone',
    lang: 'en',
    background_color: CANVAS_COLOUR,
    theme_color: CANVAS_COLOUR,
    icons: APP_ICONS.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}

/**
 * The icon in the middle of a square of paper. Systems cut the corners, down to a circle of 80 % (the safe zone of a maskable icon),
 * and show black where nothing is.
 */
function onPaper(icon: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${CANVAS_COLOUR}"/>${icon.replace('<svg', '<svg x="8" y="8" width="32" height="32"')}</svg>`;
}

/** An .ico file of PNG pictures: a header of 6 bytes, 16 bytes for each picture, the pictures. */
function ico(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
