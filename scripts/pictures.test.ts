import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PICTURES } from '#shared/site/pictures.ts';

const PUBLIC = fileURLToPath(new URL('../web/public', import.meta.url));
const MAX_BYTES = 64 * 1024;

const files = Object.entries(PICTURES).flatMap(([name, { light, dark, width, height }]) =>
  [light, dark].map((path) => ({ name, path, ratio: width / height })),
);

it.each(files)('$path is there, is what its name says, is light, and is drawn in its own proportions', (file) => {
  const picture = readFileSync(`${PUBLIC}${file.path}`);
  expect(file.path).toContain(createHash('sha256').update(picture).digest('hex').slice(0, 10));
  expect(picture.length).toBeLessThan(MAX_BYTES);
  const { width, height } = sizeOf(picture);
  expect(width / height).toBeCloseTo(file.ratio, 1);
});

it('every picture in the folder is shown by a page', () => {
  const named = files.map(({ path }) => path.replace('/assets/pictures/', ''));
  expect(readdirSync(`${PUBLIC}/assets/pictures`).toSorted()).toEqual(named.toSorted());
});

/** Of a WebP file as Chromium writes it: one frame, with losses. */
function sizeOf(picture: Buffer): { width: number; height: number } {
  expect([picture.toString('latin1', 0, 4), picture.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
  const start = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
  return { width: picture.readUInt16LE(start) & 0x3fff, height: picture.readUInt16LE(start + 2) & 0x3fff };
}
