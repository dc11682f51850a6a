import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Comparison, compareTexts, type Piece } from './compare-texts.ts';

const SIGNS = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;

function written({ stretches }: Comparison): string {
  const pieces = stretches.flatMap((stretch) => stretch.pieces);
  return pieces.map(({ kind, text }) => SIGNS[kind][0] + text + SIGNS[kind][1]).join('');
}

const side = ({ stretches }: Comparison, other: Piece['kind']) =>
  stretches
    .flatMap((stretch) => stretch.pieces)
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join('');

describe('two texts', () => {
  it.each([
    ['one word for another', 'I build fast shops.', 'I build quick shops.', 'I build [-fast-]{+quick+} shops.'],
    ['a phrase for another is one change', 'in two weeks', 'in four days', 'in [-two weeks-]{+four days+}'],
    ['a word more', 'Hello there', 'Hello out there', 'Hello {+out +}there'],
    ['a line less', 'a\nb\nc\n', 'a\nc\n', 'a\n[-b\n-]c\n'],
    ['nothing changed', 'a\nb', 'a\nb', 'a\nb'],
    ['how lines end does not matter', 'a\r\nb', 'a\nb', 'a\nb'],
    ['from nothing', '', 'a b', '{+a b+}'],
    ['to nothing', 'a b', '', '[-a b-]'],
    ['words of other scripts stay whole', 'Привет мир', 'Привет друг', 'Привет [-мир-]{+друг+}'],
    ['a sign of several letters is never cut', 'ok 👩‍🔧', 'ok 👩‍🎨', 'ok [-👩‍🔧-]{+👩‍🎨+}'],
  ])('%s', (_name, before, after, shown) => {
    expect(written(compareTexts(before, after))).toBe(shown);
  });

  it('counts the words that came and went', () => {
    expect(compareTexts('I build fast shops.', 'I build very quick shops.')).toMatchObject({
      wordsAdded: 2,
      wordsRemoved: 1,
    });
  });

  it('loses no letter of either, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'ab', ' ', '\n', '\n\n', '.', '🚀', 'é'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const comparison = compareTexts(before, after);
        expect([side(comparison, 'added'), side(comparison, 'removed')]).toEqual([before, after]);
      }),
    );
  });

  it('of a megabyte with nothing in common are shown as one for the other', () => {
    const [before, after] = ['a', 'b'].map((letter) => `${letter} `.repeat(30).concat('\n').repeat(17_000));
    const { stretches } = compareTexts(before ?? '', after ?? '');
    expect(stretches.map(({ pieces }) => pieces.map(({ kind }) => kind))).toEqual([['removed', 'added']]);
  });
});
