import { describe, expect, it } from 'vitest';
import { blocksToPlain, parsePlain } from './plain-text.ts';
import { toPlainLetters, toStyled } from './unicode-text.ts';

describe('letters that look bold where no markup works', () => {
  it('styles ASCII letters and digits, and comes back to the very same text', () => {
    expect(toStyled('Why me 1')).toBe('𝗪𝗵𝘆 𝗺𝗲 𝟭');
    expect(toStyled('P.S.', 'italic')).toBe('𝘗.𝘚.');
    expect(toPlainLetters('𝗪𝗵𝘆 𝗺𝗲 𝟭 𝘗.𝘚.')).toBe('Why me 1 P.S.');
  });

  it('leaves signs alone that a Unicode normalisation would rewrite', () => {
    expect(toPlainLetters('½ ™ ﬁ é')).toBe('½ ™ ﬁ é');
  });
});

describe('a proposal as plain text', () => {
  const text = blocksToPlain([
    { type: 'p', part: 'proof', text: 'You need tea.', evidence: [] },
    { type: 'heading', part: 'plan', text: 'Plan' },
    { type: 'list', part: 'plan', items: ['Boil.', 'Pour.'], ordered: false, evidence: [] },
    { type: 'p', part: 'answers', text: 'Milk?\n[your answer]', evidence: [] },
    { type: 'ps', part: 'ps', text: 'Sugar.', evidence: [] },
  ]);

  it('parts paragraphs by a blank line and writes lists as lines', () => {
    expect(text).toBe('You need tea.\n\n𝗣𝗹𝗮𝗻\n\n• Boil.\n• Pour.\n\nMilk?\n[your answer]\n\n𝗣.𝗦. Sugar.');
  });

  it('is read back into the same pieces, also while half of it is there', () => {
    expect(parsePlain(text)).toEqual([
      { kind: 'paragraph', lines: ['You need tea.'] },
      { kind: 'heading', text: '𝗣𝗹𝗮𝗻' },
      { kind: 'list', ordered: false, items: ['Boil.', 'Pour.'] },
      { kind: 'paragraph', lines: ['Milk?', '[your answer]'] },
      { kind: 'paragraph', lines: ['𝗣.𝗦. Sugar.'] },
    ]);
    expect(parsePlain(text.slice(0, text.indexOf('Pour') + 2)).map((piece) => piece.kind)).toEqual([
      'paragraph',
      'heading',
      'list',
    ]);
  });
});
