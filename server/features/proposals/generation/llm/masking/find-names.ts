import { WORD_LISTS } from '../../read/word-lists.ts';
import {
  BEFORE_A_PERSON,
  COMPANIES,
  DASHED,
  JOINED,
  LEGAL,
  PERSONS,
  SMALL_PERSONS,
  SMALL_SIGNATURE,
} from './name-cues.ts';

const FULL_NAME = new RegExp(`(?<![\\p{L}\\p{N}])${JOINED}`, 'gu');
const {
  first_names: FIRST_NAMES,
  first_names_that_are_words: ALSO_WORDS,
  no_names: NO_NAMES,
  no_small_names: NO_SMALL_NAMES,
} = WORD_LISTS;
const KNOWN = new Set([...FIRST_NAMES].map(fold));
// No part of an address, a handle or a longer word.
const SMALL_WORD = /(?<![\p{L}\p{N}@./_'’-])\p{Ll}\p{L}{2,30}(?![\p{L}\p{N}@_/]|[.-]\p{L})/gu;

/** Persons and companies in `text`, as far as the words around them show it. `known` are names of tools, which stay. */
export function namesIn(text: string, known: readonly string[]): string[] {
  const tools = new Set(known.flatMap((name) => [name, ...name.split(' ')]).map((name) => name.toLowerCase()));
  const isName = (name: string) => {
    const [first = ''] = name.split(' ');
    return name.length > 1 && !NO_NAMES.has(first) && !tools.has(name.toLowerCase()) && !tools.has(first.toLowerCase());
  };
  const cuedOnes = [...findByCues(PERSONS, text), ...findByCues([DASHED], text).filter(isFirstNamed)];
  const persons = [...cuedOnes, ...fullNames(text)].map(withoutCapitals).filter(isName);
  const companies = findByCues(COMPANIES, text).flatMap(splitList).flatMap(listForms).filter(isName);
  const parts = persons.flatMap(partsOf).filter(isName);
  const small = [...smallNames(text), ...firstNamesInSmall(text).filter(isName), ...findSmallByCues(parts, text)];
  return [...new Set([...persons, ...parts, ...small, ...companies])];
}

/** First names that are no words, in small letters: 'jonas will call'. */
function firstNamesInSmall(text: string): string[] {
  const isWord = (word: string) => ALSO_WORDS.has(word.normalize()) || ALSO_WORDS.has(fold(word));
  return (text.match(SMALL_WORD) ?? []).filter((word) => KNOWN.has(fold(word)) && !isWord(word));
}

/** Names that occur with a capital elsewhere, in small letters: 'ask for okonkwo'. */
function findSmallByCues(names: readonly string[], text: string): string[] {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  if (wanted.size === 0) return [];
  return findByCues([`${BEFORE_A_PERSON}\\s{1,3}(\\p{Ll}[\\p{L}'’-]{1,40})`], text).filter((word) => wanted.has(word));
}

/** A person's own name as it may be in their texts: whole, and its parts. */
export function ownNames(name: string): string[] {
  const whole = name.trim().replace(/\s+/g, ' ');
  return whole.length < 2 ? [] : [whole, ...whole.split(' ').filter((part) => part.length > 2)];
}

function findByCues(patterns: readonly string[], text: string): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'gmu'))].map((match) => match[1] ?? ''));
}

/** A known first name with the capitalised words that follow. 'Jan 5' is a date. */
function fullNames(text: string): string[] {
  return [...text.matchAll(FULL_NAME)].flatMap(({ 0: run, index }) => {
    const words = run.split(' ');
    const at = words.findIndex((word) => KNOWN.has(fold(word)));
    if (at < 0) return [];
    const isDate = at === words.length - 1 && /^\.?\s*\d/.test(text.slice(index + run.length));
    return isDate ? [] : [words.slice(at).join(' ')];
  });
}

function smallNames(text: string): string[] {
  const named = findByCues(SMALL_PERSONS, text).filter(isFirstNamed).map(withoutSmallWords);
  const signed = findByCues([SMALL_SIGNATURE], text).filter((word) => !NO_SMALL_NAMES.has(word));
  return [...named, ...named.flatMap((name) => name.split(' ')), ...signed];
}

function isFirstNamed(name: string): boolean {
  return KNOWN.has(fold(name.split(' ')[0] ?? ''));
}

/** 'maria and' is Maria. */
function withoutSmallWords(name: string): string {
  const [first = '', second] = name.split(' ');
  return second === undefined || NO_SMALL_NAMES.has(second) ? first : name;
}

/** 'Anna Keller Project Manager' is a name with a role after it. */
function withoutCapitals(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((word, at) => at > 0 && NO_NAMES.has(word));
  return (end > 0 ? words.slice(0, end) : words).join(' ');
}

function partsOf(name: string): string[] {
  return name.split(' ').filter((part) => /^\p{Lu}\p{L}{2,}/u.test(part));
}

function splitList(list: string): string[] {
  return list.split(/, (?!(?:Inc|LLC|Ltd)\b)| (?:and|und|et) /u).map((name) => name.trim());
}

/** The short name of a company, without its legal form. */
function listForms(name: string): string[] {
  const bare = name.replace(new RegExp(`,? ${LEGAL}$`, 'u'), '');
  return [...new Set([name, name.replace(/\.$/, ''), bare])];
}

/** In one form, whatever its case and its accents. */
function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
