import { describe, expect, it } from 'vitest';
import { EMOJI_CATEGORIES } from './emoji-data.ts';
import { parseRecents, withRecent } from './recent-emojis.ts';

describe('recent emojis', () => {
  it('keeps the eight used last, the newest first', () => {
    const nine = ['😀', '😃', '😄', '😁', '😆', '😅', '😂', '🙂', '🙃'];
    expect(nine.reduce<string[]>(withRecent, [])).toEqual(['🙃', '🙂', '😂', '😅', '😆', '😁', '😄', '😃']);
  });

  it('moves one that is used again to the front instead of showing it twice', () => {
    expect(withRecent(['👍', '🚀', '🔥'], '🔥')).toEqual(['🔥', '👍', '🚀']);
  });

  it.each([null, { 0: '👍' }])('starts empty from %j', (stored) => {
    expect(parseRecents(stored)).toEqual([]);
  });

  it('drops what is not one of our emojis, so that nothing foreign is ever inserted', () => {
    expect(parseRecents(['👍', '<b>', 7, '👍', '🚀'])).toEqual(['👍', '🚀']);
  });
});

describe('the emojis', () => {
  const all = EMOJI_CATEGORIES.flatMap((category) => category.emojis);

  it('are single signs with a name of their own, none listed twice', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    for (const { char, label } of all) {
      expect([...graphemes.segment(char)].length, char).toBe(1);
      expect(char).toMatch(/\p{Extended_Pictographic}/u);
      expect(label, char).toMatch(/^[A-Za-z]/);
    }
    expect(new Set(all.map((e) => e.char)).size).toBe(all.length);
    expect(new Set(all.map((e) => e.label)).size).toBe(all.length);
  });
});
