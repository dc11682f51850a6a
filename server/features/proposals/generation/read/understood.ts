import type { Skill } from '#shared/proposals/brief.ts';
import type { Language } from './language.ts';
import { baseOfGerund, isVerb } from './verbs.ts';

const SPREADSHEET_ERROR = /^#(?:NAME\?|REF!|VALUE!|N\/A|NULL!|DIV\/0!|NUM!)$/i;
const FILLER = /\blorem ipsum\b/i;
const FUNCTION_WORD =
  /^(?:a|an|the|my|our|for|to|with|and|of|in|need|want|on|i|we|is|de|para|para|con|pour|für|mit|um|una|un|eine|ein|und|et|y|e)$/i;
const WORK_WORD =
  /^(?:logo|website|site|app|video|article|blog|design|banner|flyer|brochure|translation|resume|cv|ebook|book|cover|script|shop|store|landing|data|report|bot|scraper|developer|designer|writer|editor|assistant|expert|song|voice|animation|poster|presentation|spreadsheet|portrait|model|contract|podcast|menu|business)s?$/i;

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
    if (FUNCTION_WORD.test(word) || WORK_WORD.test(word) || isVerb(word) || baseOfGerund(word) !== null) known++;
  }
  return known >= atLeast;
}
