import type { JobBrief } from '#shared/proposals/brief.ts';
import { WORD_LISTS } from './word-lists.ts';

export type Language = JobBrief['language'];

const FUNCTION_WORDS: Readonly<Record<Exclude<Language, 'other'> | 'slavic', ReadonlySet<string>>> =
  WORD_LISTS.function_words;

/** The language of most function words of the post. An English half wins: a proposal is written in one language. */
export function detectLanguage(text: string): Language {
  const { tokens, latin } = wordsOf(text);
  const counts = countsOf(latin);
  const [best = 'en', score = 0] = Object.entries(counts).sort((a, b) => b[1] - a[1])[0] ?? [];
  if (counts.en >= 8 && counts.en >= latin.length * 0.1 && counts.en >= score * 0.6) return 'en';
  if (latin.length < tokens.length * 0.5) return 'other';
  if (isSlavic(tokens, counts.en)) return 'other';
  if (score === 0) return /[äöüß¿ñãõçàèêûœ]/i.test(text) || latin.length === 0 ? 'other' : 'en';
  return isLanguage(best) ? best : 'other';
}

/** Letters that none of the supported languages has: Polish, Czech, Romanian, Turkish. */
const OTHER_LETTERS = /[ąęłńśźżřěůďťňőűșțğışıđ]/;

/** Polish and similar languages have words like 'do' and 'on' that English has too. */
function isSlavic(tokens: readonly string[], english: number): boolean {
  const lettered = tokens.filter((token) => OTHER_LETTERS.test(token)).length;
  const small = tokens.filter((token) => FUNCTION_WORDS.slavic.has(token)).length;
  return lettered >= 2 && lettered + small > english * 1.5 && lettered + small >= tokens.length * 0.12;
}

/** True for a line that is clearly in another language than the post's: the translated half of a bilingual post. */
export function isForeign(line: string, language: Language): boolean {
  if (language === 'other') return false;
  const { tokens, latin } = wordsOf(line);
  if (tokens.length < 3) return /[\u0400-\u04FF\u0600-\u06FF\u4E00-\u9FFF]/.test(line);
  if (latin.length < tokens.length * 0.5) return true;
  const counts = countsOf(latin);
  const own = counts[language];
  return Object.entries(counts).some(([name, count]) => name !== language && count >= 3 && count > own * 2);
}

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** The words in lower case, and those of them in Latin letters. */
function wordsOf(text: string): { tokens: readonly string[]; latin: readonly string[] } {
  const tokens = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return { tokens, latin: NOT_LATIN.test(text) ? tokens.filter((token) => !NOT_LATIN.test(token)) : tokens };
}

function countsOf(tokens: readonly string[]): Record<Exclude<Language, 'other'>, number> {
  const count = (set: ReadonlySet<string>) => tokens.filter((token) => set.has(token)).length;
  // Most words have none of these letters.
  const special = tokens.filter((token) => /[^a-z]/.test(token));
  const countWithLetters = (letters: RegExp) => special.filter((token) => letters.test(token)).length;
  return {
    en: count(FUNCTION_WORDS.en),
    es: count(FUNCTION_WORDS.es) + countWithLetters(/ñ/),
    pt: count(FUNCTION_WORDS.pt) + countWithLetters(/[ãõ]/),
    fr: count(FUNCTION_WORDS.fr) + countWithLetters(/[èëœùî]|^(?:l|d|qu|c|s|n)[’']/),
    de: count(FUNCTION_WORDS.de) + countWithLetters(/[ßäöü]/),
  };
}

function isLanguage(name: string): name is Exclude<Language, 'other'> {
  return name !== 'slavic' && name in FUNCTION_WORDS;
}
