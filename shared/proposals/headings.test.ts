import { expect, it } from 'vitest';
import { headingsOf, partOfHeading } from './headings.ts';
import { languageToWrite, WRITTEN_LANGUAGES } from './languages.ts';
import { parsePlain } from './plain-text.ts';
import { toPlainLetters, toStyled } from './unicode-text.ts';

const PARTS = { plan: 'plan', proof: 'proof', about: 'proof', question: 'close', close: 'close' } as const;

it.each(WRITTEN_LANGUAGES)('shows every label in styled letters alone, and reads it back: %s', (language) => {
  for (const [name, label] of Object.entries(headingsOf(language))) {
    const styled = toStyled(label);
    expect(parsePlain(styled), label).toEqual([{ kind: 'heading', text: styled }]);
    expect(partOfHeading(toPlainLetters(styled)), label).toBe({ ...PARTS }[name] ?? 'answers');
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
] as const)('writes, as %s is chosen and the post is in %s, in %s', (intent, post, written) => {
  expect(languageToWrite(intent, post)).toBe(written);
});
