import { expect, it } from 'vitest';
import { TONES } from '#shared/proposals/options.ts';
import { TONE_OPENINGS } from '#shared/proposals/tone-openings.ts';
import { packOf } from './language-pack.ts';

it.each(TONES.map(({ value }) => value))('previews the tone %s in words that the writer uses', (tone) => {
  const { contracts: _, prefers: __, ...words } = packOf('en').tones[tone];
  const pieces = TONE_OPENINGS[tone]
    .replace('[client]', '{name}')
    .split('…')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  expect(pieces).toHaveLength(2);
  for (const piece of pieces) expect(Object.values(words)).toContain(piece);
});
