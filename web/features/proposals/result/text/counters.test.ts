import { describe, expect, it } from 'vitest';
import { countWords, listPreview } from './counters.ts';

describe('words', () => {
  it.each([
    ['', 0],
    ['  \n ', 0],
    ['Your checkout loses orders.', 4],
    ['• one\n• two - three', 3],
    ['𝗪𝗵𝗮𝘁 𝘆𝗼𝘂 𝗻𝗲𝗲𝗱', 3],
    ['über 20 días 🚀', 3],
  ])('of %j: %i', (text, words) => {
    expect(countWords(text)).toBe(words);
  });
});

describe("the client's list view", () => {
  it('shows 240 characters and not one more', () => {
    expect(listPreview('a'.repeat(240))).toEqual({ text: 'a'.repeat(240), isCut: false });
    expect(listPreview('a'.repeat(241))).toEqual({ text: 'a'.repeat(240), isCut: true });
  });

  it('never cuts through an emoji, a flag or an accent', () => {
    const signs = ['👩‍🔧', '🇵🇹', 'e\u0301', '𝗮'];
    const text = signs.join('').repeat(100);
    expect(listPreview(text).text).toBe(signs.join('').repeat(60));
  });

  it('runs paragraphs together as the list does', () => {
    expect(listPreview('  First line.\n\nSecond\tline. ').text).toBe('First line. Second line.');
  });
});
