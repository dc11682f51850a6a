import { expect, it } from 'vitest';
import { inFrame } from '#shared/proposals/letter/pieces.ts';
import { TONES } from '#shared/proposals/options.ts';
import { EXAMPLE_STEP, TONE_OPENINGS } from '#shared/proposals/tone-openings.ts';
import { letterWordsOf } from './language-pack.ts';

it.each(TONES.map(({ value }) => value))('previews the tone %s in the writer’s words', (tone) => {
  const written = Array.from({ length: 60 }, (_, at) => {
    const { greeting, own } = letterWordsOf('en', { tone, style: 'standard', seed: String(at) });
    return `${greeting} ${inFrame(own.first_step, EXAMPLE_STEP)}`.trim().toLowerCase();
  });
  expect(written).toContain(TONE_OPENINGS[tone].toLowerCase());
});
