/** Numbers of a text in one form, so that 12,000, 12.000 and 12 000 are one, and 'seven weeks' says 7. */
const URL_PATTERN = /\b(?:https?:\/\/|www\.)[^\s<>"'“”‘’()[\]]+/gi;
/** Digits behind a letter are a name: IPv4, OAuth2, H264, q1. */
const NUMBER = /(?<![\p{L}\d.,])\d{1,15}(?:[.,]\d{1,15}|[\u00A0\u202F ]\d{3}(?!\d)){0,6}/gu;
const GROUPED = /^\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+$/;

const WORDS: Readonly<Record<string, number>> = {
  ...numbered('two three four five six seven eight nine ten eleven twelve', 2),
  ...numbered('dos tres cuatro cinco seis siete ocho nueve diez once doce', 2),
  ...numbered('dois três quatro cinco seis sete oito nove dez onze doze', 2),
  ...numbered('deux trois quatre cinq six sept huit neuf dix onze douze', 2),
  ...numbered('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf', 2),
  duas: 2,
  fifteen: 15,
  quince: 15,
  quinze: 15,
  fünfzehn: 15,
  twenty: 20,
  veinte: 20,
  vinte: 20,
  vingt: 20,
  zwanzig: 20,
  thirty: 30,
  treinta: 30,
  trinta: 30,
  trente: 30,
  dreißig: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  cien: 100,
  cem: 100,
  cent: 100,
  hundert: 100,
  dozens: 12,
  hundreds: 100,
  thousands: 1_000,
  thousand: 1_000,
};
/** Only beside these does a number word count something: 'one of two options' claims nothing. */
const COUNTED =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|clients?|customers?|projects?|percent|times|people|companies|users?|stores?|shops?|sites?|apps?|a[ñn]os?|mes(?:es)?|m[êe]s|semanas?|d[ií]as?|horas?|clientes?|pro[yj]e[ck]?tos?|personas|pessoas|empresas|ans|ann[ée]es?|mois|semaines?|jours?|heures?|projets?|personnes|entreprises|jahren?|monaten?|wochen?|tagen?|stunden?|kunden|projekten?|personen|firmen|prozent)$/iu;

/** A number and the word that it counts, cut to letters. */
export interface CountedNumber {
  readonly number: string;
  /** The nearest word behind it, else before it; empty where none is near. */
  readonly noun: string;
}

/** Every number of a text with what it counts; the numbering of a list is none. */
export function countedNumbersIn(text: string): CountedNumber[] {
  const body = text.replace(URL_PATTERN, ' ').replace(/^[ \t\u00A0]*\d{1,3}[.)]\s+/gm, '');
  const found = [...body.matchAll(NUMBER)].map((match) => ({
    number: normal(match[0]),
    noun: nounAt(body, match.index, match.index + match[0].length),
  }));
  return [...found, ...spelled(body)];
}

/** The numbers alone. */
export function numbersIn(text: string): string[] {
  return countedNumbersIn(text).map(({ number }) => number);
}

/** Also number words that count nothing beside them, for what a text may take its numbers from. */
export function allNumbersIn(text: string): string[] {
  const words = (text.toLowerCase().match(/\p{L}{3,12}/gu) ?? []).flatMap((word) => WORDS[word] ?? []);
  return [...numbersIn(text), ...words.map(String)];
}

function spelled(body: string): CountedNumber[] {
  const words = body.match(/\p{L}+/gu) ?? [];
  return words.flatMap((word, at) => {
    const value = WORDS[word.toLowerCase()];
    const noun = [words[at + 1], words[at + 2]].find((next) => next !== undefined && COUNTED.test(next));
    return value === undefined || noun === undefined ? [] : [{ number: String(value), noun: noun.toLowerCase() }];
  });
}

function normal(number: string): string {
  if (GROUPED.test(number)) return number.replace(/\D/g, '');
  return number.replace(/[\u00A0\u202F ]/g, '').replace(/,(?=\d+$)/, '.');
}

const NEAR_CHARS = 40;
const SMALL = /^(?:the|a|an|of|to|for|in|and|or|with|than|more|over|about|de|do|da|von|und|et|y|e)$/i;

function nounAt(body: string, from: number, to: number): string {
  const after = body.slice(to, to + NEAR_CHARS).match(/\p{L}{2,}/gu) ?? [];
  const before = (body.slice(Math.max(0, from - NEAR_CHARS), from).match(/\p{L}{2,}/gu) ?? []).reverse();
  const noun = [...after, ...before].find((word) => !SMALL.test(word));
  return noun?.toLowerCase() ?? '';
}

function numbered(words: string, from: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, from + at]));
}
