import type { Span } from '../span.ts';
import type { Unit } from '../units.ts';
import { ownThing } from './antecedent.ts';

const MEN = 'son|father|dad|husband|brother|uncle|grandfather|grandson|boy|nephew';
const WOMEN = 'daughter|mother|mum|mom|wife|sister|aunt|grandmother|granddaughter|girl|niece|secretary';
const EITHER =
  'client|customer|chef|nurse|teacher|pupil|student|child|kid|manager|assistant|bookkeeper|accountant|curator|partner|boss|editor|author|neighbou?r|colleague|friend|cousin|gardener|volunteer|intern|apprentice|foreman|owner|lawyer|receptionist|driver|caretaker|pastor|priest|deputy|coordinator|librarian|apprentice|technician|supervisor|director|trainer|coach';
const SOMEBODY = new RegExp(`\\b(?:my|our) ((?:\\p{Ll}+[- ]){0,2}?(?:${MEN}|${WOMEN}|${EITHER}))\\b`, 'giu');
/** 'Let the curator change it from her phone' names whose phone. */
const SAME_NEED = new RegExp(
  `\\b(?:the|an?|your|each|every) (?:\\p{Ll}+[- ]){0,2}?(?:${WOMEN}|${MEN}|${EITHER})\\b`,
  'iu',
);
const HE = /(?:^|(?<=\s))(?:him|he)(?=[\s,.;]|$)/iu;
const SHE = /(?:^|(?<=\s))(?:her|she)(?=[\s,.;]|$)/iu;
/** 'her phone' is hers; 'without her touching them' and 'tell her that' speak of herself. */
const HERS =
  /^ (?!(?:to|that|how|what|about|in|on|at|with|and|or|for|from|up|through|when|if)\b)(?!\p{Ll}+ing\b)\p{Ll}/u;
const A_THING = /^\p{L}+(?: (?:up|out|off|down|over|through|back))? (?:it|them|those|these)(?=$|[\s,])/iu;

/**
 * A need whose 'him' or 'her' is called by name ('your son'), as the post called them before; null where nothing before names
 * who or what it points at.
 */
export function namedFor(words: string, { start }: Span, units: readonly Unit[]): string | null {
  const before = units.filter((unit) => unit.start <= start);
  const isHe = HE.test(words);
  if (isHe || SHE.test(words)) return named(words, isHe ? HE : SHE, isHe ? WOMEN : MEN, before);
  const isFirst =
    before.length === 1 && before[0]?.text.replace(/\W/gu, '').length === words.replace(/\W/gu, '').length;
  return A_THING.test(words) && (before.length === 0 || isFirst) ? null : words;
}

function named(words: string, pronoun: RegExp, others: string, before: readonly Unit[]): string | null {
  const people = before
    .flatMap(({ text }) => [...text.matchAll(SOMEBODY)].map(([, name = '']) => name))
    .filter((name) => !new RegExp(`(?:${others})$`, 'i').test(name));
  const name = people.at(-1);
  const at = pronoun.exec(words);
  if (at !== null && /^(?:her|his)$/i.test(at[0]) && SAME_NEED.test(words.slice(0, at.index))) return words;
  if (name === undefined || at === null) return null;
  const rest = words.slice(at.index + at[0].length);
  // With the name already in the need, the pronoun has its noun.
  if (words.slice(0, at.index).includes(name)) return words;
  const whose = /^her$/i.test(at[0]) && HERS.test(rest) ? '’s' : '';
  return `${words.slice(0, at.index)}your ${name}${whose}${rest}`;
}

/**
 * The first thing that a sentence wants done to 'it', with its name: the proposal says it without the sentence before. Further ones
 * mean what stands before them in the wish itself.
 */
export function withThing(words: string, { start }: Span, units: readonly Unit[]): string {
  const [, deed, pronoun] = FIRST_DEED.exec(words) ?? [];
  const at = units.findIndex((unit) => unit.start === start);
  const own = units[at]?.text ?? '';
  if (deed === undefined || pronoun === undefined || at < 0) return words;
  const prefix = own.slice(0, Math.max(0, own.toLowerCase().indexOf(`${deed} ${pronoun}`.toLowerCase())));
  const thing = nearestThing([prefix, ...before(units, at)], pronoun.toLowerCase() === 'it' ? 'it' : 'them');
  return thing === null ? words : `${deed} ${thing}${words.slice(deed.length + 1 + pronoun.length)}`;
}

const FARTHEST = 3;

/** The sentences before the one at `at`, the nearest first, up to the first that speaks of something by its name. */
function before(units: readonly Unit[], at: number): string[] {
  const nearest = units.slice(Math.max(0, at - FARTHEST), at).reverse();
  const speaking = nearest.findIndex(({ text }) => !/^(?:it|they|i|we)\b/i.test(text));
  return nearest.slice(0, speaking === -1 ? FARTHEST : speaking + 1).map(({ text }) => text);
}

function nearestThing(texts: readonly string[], pronoun: 'it' | 'them'): string | null {
  for (const text of texts) {
    const thing = ownThing(text, pronoun);
    if (thing !== null) return thing;
  }
  return null;
}

const FIRST_DEED = /^(\p{L}+(?: (?:up|out|off|down|over|through|back))?) (it|them)(?=$|[\s,])/iu;

/** 'Scan it and name it by year': a deed done to something named elsewhere. */
export function pointsAtThing(words: string): boolean {
  return A_THING.test(words);
}
