import { LANGUAGES } from './languages/index.ts';
import { CLAIM_LANGUAGES, type ClaimLanguage } from './languages/names.ts';

export type { ClaimLanguage } from './languages/names.ts';

/** The language of a sentence by its small words; null if they do not show it, as in a list of skills. */
export function detectLanguageOf(text: string): ClaimLanguage | null {
  const hits: Record<ClaimLanguage, number> = { en: 0, es: 0, pt: 0, fr: 0, de: 0 };
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) for (const name of languagesOf(word)) hits[name]++;
  const [first, second] = CLAIM_LANGUAGES.toSorted((a, b) => hits[b] - hits[a]);
  return first && second && hits[first] > hits[second] ? first : null;
}

const SMALL = new Map<string, ClaimLanguage[]>();
for (const name of CLAIM_LANGUAGES)
  for (const word of LANGUAGES[name].small) SMALL.set(word, [...(SMALL.get(word) ?? []), name]);

/** The languages that a word shows: by its size, or as a verb of a language in which verbs show the person. */
function languagesOf(word: string): readonly ClaimLanguage[] {
  return (
    SMALL.get(word) ?? (/[éíei]$|mos$/.test(word) ? VERBS_ALONE.filter((name) => LANGUAGES[name].past.test(word)) : [])
  );
}

const VERBS_ALONE = CLAIM_LANGUAGES.filter((name) => LANGUAGES[name].subjects.size === 0);
