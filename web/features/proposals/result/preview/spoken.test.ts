import { expect, it } from 'vitest';
import { spokenPieces } from './spoken.ts';

it('says plain words as words', () => {
  expect(spokenPieces('Your checkout is slow.')).toEqual([{ text: 'Your checkout is slow.', isSpelled: false }]);
});

it('names styled letters one by one, as far as one wants to hear it', () => {
  expect(spokenPieces('So: 𝗣.𝗦. yes')).toEqual([
    { text: 'So: ', isSpelled: false },
    { text: 'mathematical sans-serif bold capital P', isSpelled: true },
    { text: '.', isSpelled: false },
    { text: 'mathematical sans-serif bold capital S', isSpelled: true },
    { text: '. yes', isSpelled: false },
  ]);
  expect(spokenPieces('𝗪𝗵𝗮𝘁𝗻𝗼𝘄𝟳')[0]?.text).toMatch(/^mathematical sans-serif bold capital W, .* small o, and 2 more$/);
  expect(spokenPieces('𝘢𝟭').at(0)?.text).toBe(
    'mathematical sans-serif italic small a, mathematical sans-serif bold digit 1',
  );
});

it('says nothing of nothing', () => {
  expect(spokenPieces('')).toEqual([]);
});
