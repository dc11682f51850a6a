import type { CheckedSentence } from './claims.ts';
import { CLAIM_LANGUAGES, LANGUAGES } from './languages/index.ts';
import { allNumbersIn, numbersIn } from './numbers.ts';

/** A number that neither the post nor the user gave, in a sentence that claims nothing else. */
export interface StrangeNumber {
  readonly number: string;
  /** In a plan, a question or an example of the trade it promises nothing. */
  readonly quiet: boolean;
}

/** Money, a rate, a share, a length of time or a turnaround: what a client would hold the freelancer to. */
const BINDING =
  /[$€£¥]|%|(?<!\p{L})(?:usd|eur|gbp|euros?|dollars?|pounds?|reais|pesos?|percent|prozent|por ciento|por cento|pour cent|hours?|days?|weeks?|months?|years?|horas?|d[ií]as?|semanas?|mes(?:es)?|m[eê]s|años?|anos?|heures?|jours?|semaines?|mois|ans|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre)(?!\p{L})/iu;

/** The first number of a sentence that is not among the known ones; null if there is none. */
export function strangeNumberIn(
  { sentence, clauses, textLanguage }: Pick<CheckedSentence, 'sentence' | 'clauses' | 'textLanguage'>,
  known: ReadonlySet<string>,
): StrangeNumber | null {
  const said = sentence.replace(/\[[^[\]]*\]/g, ' ').replace(PARTS_OF_MANY, ' ');
  const number = numbersIn(said.replace(OF_CLIENT, ' ')).find((one) => !known.has(one)) ?? null;
  if (number === null) {
    const date = dateIn(said, known);
    return date === null ? null : { number: date, quiet: true };
  }
  const isOpen = clauses.some(({ about }) => about === 'plan' || about === 'question' || about === 'denial');
  return { number, quiet: isOpen || LANGUAGES[textLanguage].unreal.test(said) || !BINDING.test(said) };
}

/** The numbers and dates of the texts that they may be taken from; the numbering of a list too. */
export function knownNumbers(text: string): ReadonlySet<string> {
  if (text !== lastKnown.text) lastKnown = { text, numbers: readKnownNumbers(text) };
  return lastKnown.numbers;
}

/** At every edit the same post and profile are asked. */
let lastKnown: { readonly text: string; readonly numbers: ReadonlySet<string> } = { text: '', numbers: new Set() };

function readKnownNumbers(text: string): ReadonlySet<string> {
  const listed = (text.match(/^[ \t]*\d+(?=[.)]\s)/gm) ?? []).join(' ');
  const dates = (text.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) => DATES.has(word));
  return new Set([...allNumbersIn(`${text}\n${listed}`), ...dates]);
}

/** 'Two of the four': counted from what is there. */
const PARTS_OF_MANY =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,10} (?:of (?:the|your|these|those)|de l[oa]s|d[oa]s|des|der|von den) /giu;
const OF_CLIENT =
  /(?<!\p{L})(?:your|dein\p{L}{0,2}|Ihr\p{L}{0,2}|vos|votre|tus?|sus?|seus?|suas?)(?: \p{L}{1,20})? (?=\d)[\d.,]{1,15}/giu;

export const DATES: ReadonlySet<string> = new Set(CLAIM_LANGUAGES.flatMap((name) => [...LANGUAGES[name].dates]));

/** 'Monday', 'May': only with its capital where it may be another word. */
function dateIn(text: string, known: ReadonlySet<string>): string | null {
  const words = text.match(/(?<=\s)\p{Lu}[\p{L}-]+/gu) ?? [];
  return words.map((word) => word.toLowerCase()).find((word) => DATES.has(word) && !known.has(word)) ?? null;
}
