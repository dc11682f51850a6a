import { CLAIM_LANGUAGES, LANGUAGES } from './languages/index.ts';
import { type ClaimLanguage, detectLanguageOf } from './text-language.ts';
import { contentStems } from './words.ts';

/** Numbers of a text in one form, so that 12,000, 12.000 and 12 000 are one, and 'seven weeks' says 7. */
const URL_PATTERN = /\b(?:https?:\/\/|www\.)[^\s<>"'“”‘’()[\]]+/gi;
/** Digits behind a letter are a name: IPv4, OAuth2, H264, q1. */
const NUMBER = /(?<![\p{L}\d.,])\d{1,15}(?:[.,]\d{1,15}|[\u00A0\u202F ]\d{3}(?!\d)){0,6}/gu;
const GROUPED = /^\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+$/;

const WORDS: Readonly<Record<string, number>> = {
  ...numberWords(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
    nineteen twenty`),
  ...numberWords('dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
  ...numberWords('dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze'),
  ...numberWords('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'),
  ...numberWords(`zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn
    neunzehn zwanzig`),
  duas: 2,
  vinte: 20,
  ...tens('twenty thirty forty fifty sixty seventy eighty ninety hundred'),
  ...tens('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien'),
  ...tens('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem'),
  ...tens('vingt trente quarante cinquante soixante'),
  ...tens('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert'),
  cent: 100,
  dozen: 12,
  dozens: 12,
  hundreds: 100,
  thousands: 1_000,
  thousand: 1_000,
};
export const NUMBER_WORDS: readonly string[] = Object.keys(WORDS);
/** Numbers in one language and something else in another. */
const NUMBER_ONLY_IN: Readonly<Record<string, ClaimLanguage>> = {
  once: 'es',
  dos: 'es',
  seize: 'fr',
  sept: 'fr',
  cent: 'fr',
  elf: 'de',
};
/** A number word counts something only beside these: 'one of two options' claims nothing. */
const COUNTED =
  /^(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|clients?|customers?|projects?|percent|times|people|companies|users?|stores?|shops?|sites?|apps?|a[ñn]os?|mes(?:es)?|m[êe]s|semanas?|d[ií]as?|horas?|clientes?|pro[yj]e[ck]?tos?|personas|pessoas|empresas|ans|ann[ée]es?|mois|semaines?|jours?|heures?|projets?|personnes|entreprises|jahren?|monaten?|wochen?|tagen?|stunden?|kunden|projekten?|personen|firmen|prozent)$/iu;

/** Every number of a text, also in words where they count something; the numbering of a list is none. */
export function numbersIn(text: string): string[] {
  const body = bodyOf(text);
  const isCounting = ({ at, word }: Found) =>
    (body.slice(at + word.length, at + word.length + NEAR_CHARS).match(/\p{L}+/gu) ?? [])
      .slice(0, 2)
      .some((next) => COUNTED.test(next));
  return [...digits(body), ...findSpelledNumbers(body).filter(isCounting)].map(({ number }) => number);
}

/** Also number words that count nothing, for the texts that numbers may be taken from. */
export function allNumbersIn(text: string): string[] {
  const body = bodyOf(text);
  return [...digits(body), ...findSpelledNumbers(body)].map(({ number }) => number);
}

/** A number and what it counts. */
export interface Count {
  readonly number: string;
  /** Stems of the words beside it, the same for a length of time in every language; empty where nothing is counted. */
  readonly nouns: readonly string[];
}

/** Every number of a text with what it counts. */
export function countsIn(text: string): Count[] {
  const body = bodyOf(text);
  const textLanguage = detectLanguageOf(body);
  const isNumber = ({ word }: Found) => (NUMBER_ONLY_IN[word.toLowerCase()] ?? textLanguage) === textLanguage;
  return [...digits(body), ...findSpelledNumbers(body).filter(isNumber)]
    .map((found) => countOf(found, body))
    .concat(EVERY_QUARTER.test(body) ? [{ number: '3', nouns: [`${TIME}1`] }] : []);
}

const EVERY_QUARTER =
  /(?<!\p{L})(?:(?:every|each|per|a|pro|jedes|cada|por|chaque|par) (?:quarter|quartal|trimestre)|quarterly|trimestral|trimestriel\p{L}*|vierteljährlich)(?!\p{L})/iu;

/** Without the numbers that only count the list behind them. */
export function claimedCountsIn(text: string): Count[] {
  return countsIn(text.replace(COUNTED_LIST, (word) => (WORDS[word.toLowerCase()] === undefined ? word : ' ')));
}

/** 'Two such solvers: A and B': the number only counts what follows. */
const COUNTED_LIST = /(?<!\p{L})\p{L}{2,6}(?= \p{L}[^:;.,\d]{2,30}: ,? ?\p{L})/gu;
/** 'Fusion 360', 'EN 1176': the number is part of a name. */
const NAMED = /(?<=[\p{L}\p{N},;)] )(\p{Lu}[\p{L}\p{N}]*) $/u;
const DECADE = 10;

function countOf({ number, at, word }: Found, body: string): Count {
  const end = at + word.length;
  const [next = ''] = body.slice(end, end + NEAR_CHARS).match(/\p{L}+/u) ?? [];
  if (DECADES.has(next.toLowerCase())) return { number: String(Number(number) * DECADE), nouns: [`${TIME}0`] };
  const name = NAMED.exec(body.slice(Math.max(0, at - NEAR_CHARS), at))?.[1];
  if (name !== undefined && /^\d/.test(word)) return { number, nouns: contentStems(name) };
  return { number, nouns: isYear(word) ? [] : nounsBeside(body, at, end) };
}

/** The numbers that may be said of others: also a sum or a difference of two. */
export function isDerived({ number }: Count, known: readonly Count[]): boolean {
  const values = known.map((one) => Number(one.number)).filter((value) => value > 1);
  const wanted = Number(number);
  return values.some((one) => values.some((other) => one - other === wanted && other !== wanted));
}

/** Whether one number may be written as the other: the same, of the same things. */
export function isSameCount(one: Count, other: Count): boolean {
  if (one.number !== other.number) return false;
  if (one.nouns.length === 0 || other.nouns.length === 0) return true;
  const shared = one.nouns.filter((noun) => other.nouns.includes(noun)).length;
  // '120 Etsy shops' are no '120 Etsy listings'.
  return shared > Math.min(one.nouns.length, other.nouns.length) / 2;
}

/** The same number, where nouns cannot be compared because the languages differ: only lengths of time can. */
export function isSameCountInOtherLanguage(one: Count, other: Count): boolean {
  const times = ({ nouns }: Count) => nouns.filter((noun) => noun.startsWith(TIME)).join(' ');
  return one.number === other.number && times(one) === times(other);
}

interface Found {
  readonly number: string;
  readonly at: number;
  readonly word: string;
}

function bodyOf(text: string): string {
  return text.replace(URL_PATTERN, ' ').replace(/^[ \t\u00A0]*\d{1,3}[.)]\s+/gm, '');
}

function digits(body: string): Found[] {
  return [...body.matchAll(NUMBER)].map((match) => ({ number: normal(match[0]), at: match.index, word: match[0] }));
}

function findSpelledNumbers(body: string): Found[] {
  return [...body.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const value = WORDS[match[0].toLowerCase()];
    return value === undefined ? [] : [{ number: String(value), at: match.index, word: match[0] }];
  });
}

function normal(number: string): string {
  if (GROUPED.test(number)) return number.replace(/\D/g, '');
  return number.replace(/[\u00A0\u202F ]/g, '').replace(/,(?=\d+$)/, '.');
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}

const NEAR_CHARS = 60;
/** The counted words end before these, or before a punctuation mark. */
const ENDS =
  /^(?:of|for|in|on|at|to|from|with|by|than|before|after|since|until|as|that|who|which|de|del|do|da|dos|das|para|por|en|em|con|com|a|desde|pour|dans|avec|du|des|à|von|für|mit|aus|in|im|seit|zu|des|der)$/i;
/** These fit anything that is counted. */
const ANYBODY =
  /^(?:people|persons?|personas|pessoas|personnes|leute|menschen|more|over|about|m[aá]s|plus|mehr|mil|of)$/i;

/** The words after a number that belong to it, else the one before. */
function nounsBeside(body: string, from: number, to: number): string[] {
  const [clause = ''] = body.slice(to, to + NEAR_CHARS).split(/[,.;:!?()\d\n–—]/);
  const after = clause.match(/\p{L}+/gu) ?? [];
  const end = after.findIndex((word, at) => ENDS.test(word) || (at > 0 && WORDS[word.toLowerCase()] !== undefined));
  const own = stemsOf(end === -1 ? after : after.slice(0, end));
  if (own.length > 0 || after.some((word, at) => at < 2 && ANYBODY.test(word))) return own;
  const [lead = ''] = body
    .slice(Math.max(0, from - NEAR_CHARS), from)
    .split(/[,.;:!?()\n–—]/)
    .slice(-1);
  return stemsOf((lead.match(/\p{L}+/gu) ?? []).slice(-4)).slice(-2);
}

function stemsOf(words: readonly string[]): string[] {
  const said = words.filter(
    (word) =>
      !ANYBODY.test(word) &&
      (isTime(word) || !LIGHT.has(word.toLowerCase())) &&
      WORDS[word.toLowerCase()] === undefined,
  );
  return said.flatMap((word) => {
    const unit = TIMES.findIndex((time) => time.test(word));
    return unit === -1 ? contentStems(word) : [`${TIME}${unit}`];
  });
}

const TIME = 'time ';

function isTime(word: string): boolean {
  return TIMES.some((time) => time.test(word));
}

const LIGHT: ReadonlySet<string> = allOf('light');
const DECADES: ReadonlySet<string> = allOf('tens');
/** Lengths of time, each in all five languages. */
const TIMES: readonly RegExp[] = [
  /^(?:years?|a[ñn]os?|ans?|ann[ée]es?|jahre?n?)$/iu,
  /^(?:months?|mes(?:es)?|m[êe]s|mois|monate?n?)$/iu,
  /^(?:weeks?|semanas?|semaines?|wochen?)$/iu,
  /^(?:days?|d[ií]as?|jours?|tage?n?)$/iu,
  /^(?:hours?|horas?|heures?|stunden?)$/iu,
  /^(?:minutes?|minutos?|minuten?)$/iu,
  /^(?:seconds?|segundos?|secondes?|sekunden?)$/iu,
  /^(?:times|veces|vezes|fois|mal)$/iu,
];

function numberWords(words: string): Record<string, number> {
  return Object.fromEntries(words.split(/\s+/).map((word, at) => [word, at + 2]));
}

/** 'twenty thirty …' */
function tens(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, at * 10 + 20]));
}

function allOf(words: 'light' | 'tens'): ReadonlySet<string> {
  return new Set(CLAIM_LANGUAGES.flatMap((name) => [...LANGUAGES[name][words]]));
}
