import { expect, it } from 'vitest';
import { TONES } from '#shared/proposals/options.ts';
import { EXAMPLE_STEP, TONE_OPENINGS } from '#shared/proposals/tone-openings.ts';
import { packOf } from './language-pack.ts';

it.each(TONES.map(({ value }) => value))('previews the tone %s in the writer’s words', (tone) => {
  const { contracts, prefers: _, greetingNamed: __, ...words } = packOf('en').tones[tone];
  const known = [...Object.values(words), contracts ? 'I’d' : 'I would'].filter((word) => typeof word === 'string');
  // What is left once the example and the writer's words are taken away, the longest first.
  const rest = [EXAMPLE_STEP, '…', ...known.toSorted((a, b) => b.length - a.length)]
    .filter((word) => word !== '')
    .reduce((text, word) => text.replace(word, ''), TONE_OPENINGS[tone]);
  expect(rest.trim()).toBe('');
});
