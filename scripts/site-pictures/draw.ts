import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { escapeHtml } from '#shared/http/escape-html.ts';

/** Draws SVG as PNG, the same on every machine: with the site's own serif and no other face, and without a browser. */
export interface Draw {
  /** @param width in pixels; the height follows */
  png(svg: string, width: number): Uint8Array;
  /** How wide `text` comes to be in the serif, in pixels. */
  textWidth(text: string, fontSize: number): number;
}

/** By which an SVG asks for it. */
export const SERIF = 'Newsreader';

const { resolve } = createRequire(import.meta.url);
// It can be got ready once in a process, and a process may build more than once.
let ready: Promise<void> | undefined;

export async function createDraw(): Promise<Draw> {
  ready ??= readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then((wasm) => initWasm(wasm));
  await ready;
  const serif = resolve('@fontsource/newsreader/files/newsreader-latin-400-normal.woff2');
  const font = { fontBuffers: [new Uint8Array(await readFile(serif))], defaultFontFamily: SERIF };
  return {
    png: (svg, width) => new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng(),
    textWidth(text, fontSize) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="900"><text y="450" font-family="${SERIF}" font-size="${fontSize}">${escapeHtml(text)}</text></svg>`;
      return new Resvg(svg, { font }).getBBox()?.width ?? 0;
    },
  };
}
