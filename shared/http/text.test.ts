import { describe, expect, it } from 'vitest';
import { isBlank, utf8Bytes, wellFormed } from './text.ts';

describe('isBlank', () => {
  it.each([
    ['nothing', ''],
    ['spaces and line ends', ' \t\r\n\u00A0'],
    ['zero-width characters', '\u200B\u200D\uFEFF\u2060'],
    ['bidi controls', '\u202E\u2066'],
    ['invisible tag letters', '\u{E0041}\u{E007F}'],
  ])('counts %s as blank', (_name, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it('keeps a single visible character, an emoji and a right-to-left word', () => {
    expect([isBlank('.'), isBlank('🧵'), isBlank('\u202Bשלום')]).toEqual([false, false, false]);
  });
});

describe('wellFormed', () => {
  it('replaces unpaired surrogates and leaves whole emoji alone', () => {
    expect(wellFormed('a\uD83Db')).toBe('a\uFFFDb');
    expect(wellFormed('\uDE00')).toBe('\uFFFD');
    expect(wellFormed('ok 😀 👩‍🔧')).toBe('ok 😀 👩‍🔧');
  });
});

describe('utf8Bytes', () => {
  it.each([
    ['', 0],
    ['a', 1],
    ['é', 2],
    ['€', 3],
    ['🧵', 4],
    ['a🧵é', 7],
  ])('of %j are %i', (text, bytes) => {
    expect(utf8Bytes(text)).toBe(bytes);
  });
});
