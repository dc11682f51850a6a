import { describe, expect, it } from 'vitest';
import { flesch } from '#server/features/proposals/generation/compose/readability.ts';
import { likeness, meanWords } from './readability.ts';
import { stockPhrasesIn } from './stock-phrases.ts';

describe('readability', () => {
  it('puts short plain sentences far above long Latin ones', () => {
    const hard =
      'Organisational interoperability necessitates comprehensive standardisation of heterogeneous communication infrastructures.';
    expect(flesch(['The cat sat on the mat.', 'It was a good day.', 'We went home.'])).toBeGreaterThan(90);
    expect(flesch([hard])).toBeLessThan(0);
  });

  it('counts the words of a sentence on average', () => {
    expect(meanWords(['one two three', 'four'])).toBe(2);
  });
});

it('finds two texts alike by the three-word runs they share', () => {
  expect(likeness('a b c d', 'A, b C d.')).toBe(1);
  expect(likeness('a b c d', 'd c b a')).toBe(0);
  expect(likeness('a b c d', 'a b c x')).toBeCloseTo(1 / 3);
});

it('finds a stock phrase unless the client or the user wrote it', () => {
  expect(stockPhrasesIn('I am excited, a Perfect Fit.', '')).toEqual(['i am excited', 'perfect fit']);
  expect(stockPhrasesIn('A perfect fit.', 'We look for a perfect fit')).toEqual([]);
});
