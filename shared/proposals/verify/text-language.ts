/** Words of each language that the others have not, or seldom. */
const SMALL: Readonly<Record<ClaimLanguage, ReadonlySet<string>>> = {
  en: setOf('the of and to in for with i my it that have is from on by was at this your would first ve not also'),
  es: setOf('el los las del y en con por para un una mi al lo sin más desde es yo he sus primero también'),
  pt: setOf('os as ao do da dos das em com um uma meu minha no na eu não mais desde ao pelo já sem primeiro também'),
  fr: setOf('le les des du et en avec pour un une dans je j l d est au aux ai pas sur vos mon ma qui dont aussi'),
  de: setOf(
    'der die das und mit für ein eine einen einem einer ich wir von zu zum zur im den dem ist auf bei beim ins habe aus des seit nicht noch auch außerdem',
  ),
};
export type ClaimLanguage = 'en' | 'es' | 'pt' | 'fr' | 'de';
const CLAIM_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const satisfies readonly ClaimLanguage[];

/** The language of a sentence by its small words; null if they do not show it, as in a list of skills. */
export function detectLanguageOf(text: string): ClaimLanguage | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = CLAIM_LANGUAGES.map((textLanguage) => ({
    textLanguage,
    hits: words.filter((word) => SMALL[textLanguage].has(word)).length,
  })).sort((a, b) => b.hits - a.hits);
  return first && second && first.hits > second.hits ? first.textLanguage : null;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
