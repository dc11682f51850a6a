import type { Skill } from '#shared/proposals/brief.ts';
import { isEmptyWord, stem } from '#shared/proposals/verify/words.ts';
import { isKnownStem } from '../word-weights.ts';
import type { Language } from './language.ts';
import { baseOfGerund, isVerb } from './verbs.ts';

const SPREADSHEET_ERROR = /^#(?:NAME\?|REF!|VALUE!|N\/A|NULL!|DIV\/0!|NUM!)$/i;
const FILLER = /\blorem ipsum\b/i;

/** Whether the description, in `language`, has a job at all. Very short posts are posts ('Need a logo for my bakery'). */
export function isUnderstood(description: string, language: Language, skills: readonly Skill[]): boolean {
  if (SPREADSHEET_ERROR.test(description.trim()) || FILLER.test(description)) return false;
  const words = description.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (words.length < 2) return false;
  const [first = ''] = words;
  if (words.every((word) => word.toLowerCase() === first.toLowerCase())) return false;
  // Scripts without a word list (Cyrillic, Arabic, Chinese) cannot be checked.
  if (language === 'other') return words.length >= 3 || description.replace(/\s/g, '').length >= 8;
  return hasKnown(words, (words.length > 40 ? 3 : 1) - skills.length);
}

/** Whether at least so many of the words are known. */
function hasKnown(words: readonly string[], atLeast: number): boolean {
  let known = 0;
  for (const word of words) {
    if (known >= atLeast) break;
    if (isKnownWord(word.toLowerCase())) known++;
  }
  return known >= atLeast;
}

function isKnownWord(word: string): boolean {
  return isEmptyWord(word) || isKnownStem(stem(word)) || isVerb(word) || baseOfGerund(word) !== null;
}
