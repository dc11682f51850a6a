import type { Puzzle } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { Fixed } from './foreign/tongue.ts';
import { TONGUES } from './foreign/tongues.ts';
import { tame } from './phrases.ts';

type AskedFrames = Pick<Fixed, 'codeLines' | 'check'>;

const ENGLISH: AskedFrames = {
  codeLines: [
    'The word you asked for: {w}',
    'As you asked: {w}',
    'Your code word: {w}',
    'The sign that your post was read: {w}',
  ],
  check: { answered: 'Your check, {e}: {v}', blank: 'Your check: [answer to {e}]' },
};

function framesOf(language: WrittenLanguage): AskedFrames {
  return language === 'en' ? ENGLISH : TONGUES[language].fixed;
}

/** The line that shows a word the client wants to see, in one of several wordings; the first when none is chosen. */
export function codeLine(word: string, language: WrittenLanguage, choose = firstOf): string {
  return choose(framesOf(language).codeLines).replace('{w}', () => word);
}

/** The line that answers the client's sum or riddle; what cannot be worked out stands as a blank. */
export function puzzleLine(
  { expression, answer }: Pick<Puzzle, 'expression' | 'answer'>,
  language: WrittenLanguage,
): string {
  const shown = tame(expression).replace(/[?=\s]+$/, '');
  const { answered, blank } = framesOf(language).check;
  return (answer === null ? blank : answered).replace('{e}', () => shown).replace('{v}', () => answer ?? '');
}

function firstOf(wordings: readonly string[]): string {
  return wordings[0] ?? '{w}';
}
