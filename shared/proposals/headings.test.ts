import { expect, it } from 'vitest';
import { ASKED_HEADING, HEADINGS, partOfHeading } from './headings.ts';
import { languageToWrite, WRITTEN_LANGUAGES } from './languages.ts';
import { parsePlain } from './plain-text.ts';
import { toPlainLetters, toStyled } from './unicode-text.ts';

it.each(WRITTEN_LANGUAGES)('shows every label in styled letters alone, and reads it back: %s', (language) => {
  for (const [part, label] of Object.entries({ ...HEADINGS[language], asked: ASKED_HEADING[language] })) {
    const styled = toStyled(label);
    expect(parsePlain(styled), label).toEqual([{ kind: 'heading', text: styled }]);
    expect(partOfHeading(toPlainLetters(styled)), label).toBe(part === 'asked' ? 'answers' : part);
  }
});

it('takes no other line for a label', () => {
  expect(partOfHeading('Plan')).toBeUndefined();
});

it.each([
  ['auto', 'pt', 'pt'],
  ['auto', 'other', 'en'],
  ['de', 'es', 'de'],
  ['en', 'fr', 'en'],
] as const)('writes, as %s is wished for and the post is in %s, in %s', (wish, post, written) => {
  expect(languageToWrite(wish, post)).toBe(written);
});
