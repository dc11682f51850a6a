import { expect, it } from 'vitest';
import { TONES } from '#shared/proposals/options.ts';
import { TONE_OPENINGS } from '#shared/proposals/tone-openings.ts';
import { packOf } from './language-pack.ts';

it.each(TONES.map(({ value }) => value))('previews the tone %s in the writer’s words', (tone) => {
  const { contracts, prefers: _, greetingNamed: __, ...words } = packOf('en').tones[tone];
  const pieces = TONE_OPENINGS[tone]
    .split('…')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const known = [...Object.values(words), contracts ? 'I’d' : 'I would'];
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces) expect(known).toContain(piece);
});
