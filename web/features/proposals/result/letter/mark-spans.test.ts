import { expect, it } from 'vitest';
import { markSpans } from './mark-spans.ts';

const span = (text: string, strong = false) => ({ text, strong, em: false, href: null });
const shown = (...args: Parameters<typeof markSpans>) =>
  markSpans(...args).map((piece) => [piece.text, piece.mark?.kind ?? null, piece.isMarkStart]);

const blank = { kind: 'blank', text: '[your rate]' } as const;

it('leaves a text without marks whole', () => {
  expect(shown([span('Hello '), span('you', true)], [blank])).toEqual([
    ['Hello ', null, false],
    ['you', null, false],
  ]);
});

it('shows every blank', () => {
  expect(shown([span('I ask [your rate], yes [your rate]')], [blank])).toEqual([
    ['I ask ', null, false],
    ['[your rate]', 'blank', true],
    [', yes ', null, false],
    ['[your rate]', 'blank', true],
  ]);
});

it('follows a blank through bold words', () => {
  expect(shown([span('[your '), span('rate', true), span(']')], [blank])).toEqual([
    ['[your ', 'blank', true],
    ['rate', 'blank', false],
    [']', 'blank', false],
  ]);
});

it('shows the blank inside a sentence that is marked as well', () => {
  const sentence = { kind: 'check', text: 'I did it for [your rate].' } as const;
  expect(shown([span('I did it for [your rate].')], [blank, sentence])).toEqual([
    ['I did it for ', 'check', true],
    ['[your rate]', 'blank', true],
    ['.', 'check', false],
  ]);
});

it('ignores a mark without words', () => {
  expect(shown([span('a')], [{ kind: 'blank', text: '' }])).toEqual([['a', null, false]]);
});

it('parts what belongs to a blank of the letter from what does not, within a mark and beside it', () => {
  const spans = [span('Rate: $40. Yes.')];
  const slot = { id: 'a1', state: 'filled', spans, start: 6, end: 10 } as const;
  const pieces = markSpans(spans, [{ kind: 'quiet', text: 'Rate: $40.' }], [slot]);
  expect(pieces.map((piece) => [piece.text, piece.mark?.kind ?? null, piece.slot?.id ?? null])).toEqual([
    ['Rate: ', 'quiet', null],
    ['$40.', 'quiet', 'a1'],
    [' Yes.', null, null],
  ]);
});
