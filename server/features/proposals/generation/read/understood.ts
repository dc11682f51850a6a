import type { Skill } from '#shared/proposals/brief.ts';
import { isEmptyWord, stem } from '#shared/proposals/verify/words.ts';
import { isKnownStem } from '../word-weights.ts';
import { languageOf } from './language.ts';

const SPREADSHEET_ERROR = /^#(?:NAME\?|REF!|VALUE!|N\/A|NULL!|DIV\/0!|NUM!)$/i;
const FILLER = /\blorem ipsum\b/i;
/** Whether the description has a job at all. Very short posts are posts ('Need a logo for my bakery'). */
export function isUnderstood(description: string, skills: readonly Skill[]): boolean {
  if (SPREADSHEET_ERROR.test(description.trim()) || FILLER.test(description)) return false;
  const words = description.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  if (words.length < 2) return false;
  const distinct = new Set(words.map((word) => word.toLowerCase()));
  if (distinct.size < 2) return false;
  // Scripts without a word list (Cyrillic, Arabic, Chinese) cannot be checked.
  if (languageOf(description) === 'other') return words.length >= 3 || description.replace(/\s/g, '').length >= 8;
  const known = words.filter((word) => isEmptyWord(word) || isKnownStem(stem(word.toLowerCase()))).length;
  return known + skills.length >= (words.length > 40 ? 3 : 1);
}
