import type { JobBrief } from '#shared/proposals/brief.ts';
import { WORD_LISTS } from './word-lists.ts';

export type Language = JobBrief['language'];

const { slavic: SLAVIC_WORDS, ...FUNCTION_WORDS } = WORD_LISTS.function_words;
type Named = keyof typeof FUNCTION_WORDS;

const WRITTEN = ['en', 'es', 'pt', 'fr', 'de'] as const;
/** Near ones, which have many words of ours. */
const NEAR = ['it', 'ca', 'gl', 'nl', 'ro', 'sv', 'da', 'id'] as const;
/** So many times as many words as of ours, and so many more, make a post one of a near language. */
const CLEARLY = 1.15;
const MORE = 2;
/** Letters that tell a language when its small words do not. */
const OWN_LETTERS: readonly (readonly [Named, RegExp])[] = [
  ['es', /ñ/],
  ['pt', /[ãõ]/],
  ['fr', /[èëœùî]|^(?:l|d|qu|c|s|n)[’']/],
  ['de', /[ßäöü]/],
  ['it', /[èìòù]$|^(?:l|un|dell|all|nell|dall|sull|c)[’']/],
  ['ca', /[çèòï]|l·l|^(?:l|d|n|s)[’']/],
  ['gl', /ñ|^x/],
  ['ro', /[ășşțţî]/],
  ['sv', /[åäö]/],
  ['da', /[åæø]/],
];
const LANGUAGES_OF_WORD = languagesByWord();

function languagesByWord(): ReadonlyMap<string, readonly Named[]> {
  const found = new Map<string, Named[]>();
  for (const name of [...WRITTEN, ...NEAR])
    for (const word of FUNCTION_WORDS[name]) found.set(word, [...(found.get(word) ?? []), name]);
  return found;
}

/** The language of most function words of the post. An English half wins: a proposal is written in one language. */
export function detectLanguage(text: string): Language {
  const { tokens, latin } = wordsOf(text);
  const counts = countsOf(latin);
  const [best, score] = mostOf(counts, WRITTEN);
  if (counts.en >= 8 && counts.en >= latin.length * 0.1 && counts.en >= score * 0.6) return 'en';
  if (latin.length < tokens.length * 0.5) return 'other';
  if (isSlavic(tokens, counts.en)) return 'other';
  if (mostOf(counts, NEAR)[1] >= Math.max(score * CLEARLY, score + MORE)) return 'other';
  if (score === 0) return /[äöüß¿ñãõçàèêûœ]/i.test(text) || latin.length === 0 ? 'other' : 'en';
  return best;
}

function mostOf<T extends Named>(counts: Readonly<Record<Named, number>>, names: readonly [T, ...T[]]): [T, number] {
  const best = names.reduce((most, name) => (counts[name] > counts[most] ? name : most));
  return [best, counts[best]];
}

/** Letters that none of the supported languages has: Polish, Czech, Turkish. */
const OTHER_LETTERS = /[ąęłńśźżřěůďťňőűșțğışıđ]/;

/** Polish and similar languages have words like 'do' and 'on' that English has too. */
function isSlavic(tokens: readonly string[], english: number): boolean {
  const lettered = tokens.filter((token) => OTHER_LETTERS.test(token)).length;
  const small = tokens.filter((token) => SLAVIC_WORDS.has(token)).length;
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
  return WRITTEN.some((name) => name !== language && counts[name] >= 3 && counts[name] > own * 2);
}

const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/** The words in lower case, and those of them in Latin letters. */
function wordsOf(text: string): { tokens: readonly string[]; latin: readonly string[] } {
  const tokens = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return { tokens, latin: NOT_LATIN.test(text) ? tokens.filter((token) => !NOT_LATIN.test(token)) : tokens };
}

function countsOf(tokens: readonly string[]): Record<Named, number> {
  const counts = { en: 0, es: 0, pt: 0, fr: 0, de: 0, it: 0, ca: 0, gl: 0, nl: 0, ro: 0, sv: 0, da: 0, id: 0 };
  for (const token of tokens) {
    for (const name of LANGUAGES_OF_WORD.get(token) ?? []) counts[name]++;
    // Most words have none of these letters.
    if (!/[^a-wyz]/.test(token)) continue;
    for (const [name, letters] of OWN_LETTERS) if (letters.test(token)) counts[name]++;
  }
  return counts;
}
