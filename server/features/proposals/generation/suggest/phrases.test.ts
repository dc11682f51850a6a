import { describe, expect, it } from 'vitest';
import { phraseOf, phrasesOf, rarityOf } from './phrases.ts';

const finds = (cue: string, text: string) => phrasesOf(text).has(phraseOf(cue));

describe('a cue is found', () => {
  it.each([
    ['page speed', 'Our Page-Speed is bad'],
    ['migrate', 'We are migrating the shop'],
    ["doesn't work", 'The button doesn’t work.'],
    ['übersetzung', 'Ubersetzung gesucht'],
    ['traducción', 'TRADUCCION al inglés'],
    ['500 error', 'It answers with a 500 error'],
  ])('“%s” in “%s”', (cue, text) => {
    expect(finds(cue, text)).toBe(true);
  });

  it.each([
    ['ads', 'We have no roads'],
    ['page speed', 'The speed of a page'],
    ['api', 'A therapist'],
  ])('never “%s” in “%s”', (cue, text) => {
    expect(finds(cue, text)).toBe(false);
  });
});

it('a rare cue says more than a common one', () => {
  expect(rarityOf(phraseOf('shopify'), 'en')).toBeGreaterThan(rarityOf(phraseOf('need'), 'en'));
  expect(rarityOf('the', 'en')).toBe(0.3);
});
