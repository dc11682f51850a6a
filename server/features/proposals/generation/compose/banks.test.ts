import { expect, it } from 'vitest';
import { isClaim } from '#shared/proposals/verify/claims.ts';
import { numbersIn } from '#shared/proposals/verify/tokens.ts';
import { FIELDS } from './fields/every-field.ts';
import { PLAIN } from './fields/plain.ts';
import { TONE_BANKS, type ToneBank } from './tones/index.ts';

/** As they stand in a proposal that writes 'we are' and in one that writes 'we’re'. */
function bothWays(wording: string): string[] {
  const filled = wording.replace(/\{\w+\}/g, 'sort the shelf');
  return [filled, filled.replace(/\b(I|we|you) (?:am|are)\b/gi, "$1're")];
}

/** What the gates would take out of every proposal that it stands in. */
function refused(lists: Record<string, readonly string[]>): string[] {
  return Object.values(lists)
    .flat()
    .filter((wording) => bothWays(wording).some((text) => isClaim(text) || numbersIn(text).length > 0));
}

it.each(Object.entries<ToneBank>(TONE_BANKS))('claims and counts nothing in the tone %s', (_, bank) => {
  const { contractions: _contractions, ...lists } = bank;
  expect(refused(lists)).toEqual([]);
});

it('claims and counts nothing where a tone talks', () => {
  expect(refused(PLAIN)).toEqual([]);
});

it.each(Object.entries(FIELDS))('claims and counts nothing in the trade %s', (_, field) => {
  const { signs: _signs, weak: _weak, unless: _unless, ...lists } = field;
  expect(refused(lists)).toEqual([]);
});
