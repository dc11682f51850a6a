import { describe, expect, it } from 'vitest';
import { fleschReadingEase, jaccard, meanSentenceWords, trigrams, words } from './readability.ts';
import { stockPhrasesIn } from './stock-phrases.ts';

describe('readability', () => {
  it('counts Node.js, C++ and a dash word once each', () => {
    expect(words('Node.js and a drop-in API, 3 days.')).toEqual(['Node.js', 'and', 'a', 'drop-in', 'API', '3', 'days']);
  });

  it('puts short plain sentences far above long Latin ones', () => {
    const plain = fleschReadingEase('The cat sat on the mat. It was a good day. We went home.');
    const hard = fleschReadingEase(
      'Organisational interoperability necessitates comprehensive standardisation of heterogeneous communication infrastructures.',
    );
    expect(plain).toBeGreaterThan(90);
    expect(hard).toBeLessThan(0);
  });

  it('takes each line of a list for a sentence', () => {
    expect(meanSentenceWords('• one two three\n• four five\n• six')).toBe(2);
  });
});

describe('likeness', () => {
  it('is 1 for the same text, 0 for texts that share no three words, and a third for half shared', () => {
    const grams = trigrams('a b c d');
    expect(jaccard(grams, trigrams('A, b C d.'))).toBe(1);
    expect(jaccard(grams, trigrams('d c b a'))).toBe(0);
    expect(jaccard(grams, trigrams('a b c x'))).toBeCloseTo(1 / 3);
  });
});

it('finds a stock phrase unless the client or the user wrote it', () => {
  expect(stockPhrasesIn('I am excited, a Perfect Fit.', '')).toEqual(['i am excited', 'perfect fit']);
  expect(stockPhrasesIn('A perfect fit.', 'We look for a perfect fit')).toEqual([]);
});
