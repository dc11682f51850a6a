import type { CodeWord } from '#shared/proposals/brief.ts';
import { stemsOf, weightOf } from '../word-weights.ts';
import { evaluate } from './arithmetic.ts';
import {
  ANYONE_WHO_STARTS,
  AS_FIRST,
  BEGINS_LETTER_WITH,
  FIRST,
  FIRST_IS,
  IGNORED_AFTER,
  IGNORED_BEFORE,
  IN_CAPITALS,
  IN_FIRST_WORDS,
  IS_LABEL,
  LAST,
  LETTER,
  LINKED,
  MADE_FIRST,
  MUST_NOT_LACK,
  NAMED,
  NEAR,
  NEVER_BEFORE,
  NOT_A_CODE,
  ON_THE_WORK,
  ORDERED,
  PHRASE_WORDS,
  REFUSES,
  RELATIVE_BEFORE,
  SAY,
  SHORT_ORDER,
  UNUSUAL,
  WHY,
  WITH_DIGITS,
  WORK,
  YOUR_LETTER,
} from './code-word-cues.ts';
import type { CodeWords } from './code-words.ts';
import type { Language } from './language.ts';
import { sentencesOf } from './sentences.ts';
import { overlaps, type Span, sourceOf, subSpan } from './span.ts';

const MAX_WORDS = 5;
const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;

interface Candidate {
  readonly raw: string;
  /** Where it begins in its sentence. */
  readonly from: number;
  readonly by: 'name' | 'link' | 'place';
  /** In quotation marks or capitals, or with digits. */
  readonly isMarked: boolean;
  readonly isQuoted: boolean;
}

interface Found {
  readonly span: Span;
  readonly word: string;
  /** The distance to the word for the beginning; null: the code may be anywhere. */
  readonly fromFirst: number | null;
}

/** The code words of a post with those of `others`, which are read by English wordings; in English `others` come first. */
export function codeWordsByCue(text: Span, language: Language, others: CodeWords): CodeWords {
  const known = wantedOf(text, language, others);
  const found = linesIn(text)
    .flatMap(sentencesOf)
    .flatMap((sentence) => codesIn(sentence, language))
    .filter((one, at, all) => all.findIndex(({ word }) => word === one.word) === at);
  const first = language === 'en' && known.opener ? null : found.find(({ fromFirst }) => fromFirst !== null);
  const opener = first ? toCode(first, 'o1') : known.opener;
  const own = found.filter(({ fromFirst }) => fromFirst === null).map((one) => toCode(one, ''));
  const isNew = (code: CodeWord, all: readonly CodeWord[]) =>
    !all.some(
      ({ word, start, quote }) =>
        word.includes(code.word) || overlaps({ text: quote, start }, { text: code.quote, start: code.start }),
    );
  const [before, after] = language === 'en' ? [known.anywhere, own] : [own, known.anywhere];
  const anywhere = [...before, ...after.filter((code) => isNew(code, before))].filter(
    (code) => code.word !== opener?.word && !(opener && overlaps(spanOf(opener), spanOf(code))),
  );
  return { opener, anywhere: anywhere.slice(0, MAX_WORDS).map((code, i) => ({ ...code, id: `w${i + 1}` })) };
}

function spanOf({ quote, start }: CodeWord): Span {
  return { text: quote, start };
}

/** Those by English wordings, without what nobody should write. Outside English they take any word, and count in quotation marks alone. */
function wantedOf(text: Span, language: Language, { opener, anywhere }: CodeWords): CodeWords {
  const isDeletedWith = (before: string, after: string) =>
    language === 'en' ? ANYONE_WHO_STARTS.test(before) && IGNORED_AFTER.test(after) : isDeleted(before, after);
  const isWanted = ({ quote, start }: CodeWord) => {
    const from = start - text.start;
    const before = lineBefore(text.text, from);
    const marked = quote.search(/["“„«‘'([]/);
    const code = from + (marked === -1 ? quote.lastIndexOf(' ') + 1 : marked);
    return (
      (MUST_NOT_LACK.test(before) || !NEVER_BEFORE.test(before)) &&
      !isDeletedWith(lineBefore(text.text, code), text.text.slice(from + quote.length)) &&
      !isAboutWork(before, quote) &&
      (language === 'en' || language === 'other' || /["“„«‘']/.test(quote))
    );
  };
  return { opener: opener && isWanted(opener) ? opener : null, anywhere: anywhere.filter(isWanted) };
}

/** 'The headline must begin with “X”'. */
function isAboutWork(before: string, quote: string): boolean {
  const said = `${before}${quote}`;
  return WORK.test(before) && !YOUR_LETTER.test(said) && !WHY.test(said);
}

function lineBefore(text: string, at: number): string {
  return text.slice(Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf('. ', at)) + 1, at);
}

function linesIn(text: Span): Span[] {
  return [...text.text.matchAll(/[^\n]+/g)].map(({ index, 0: line }) => subSpan(text, index, index + line.length));
}

/** The codes that a sentence demands of the letter. Only the nearest to the word for the beginning is the first. */
function codesIn(sentence: Span, language: Language): Found[] {
  const candidates = [
    ...candidatesBy(NAMED, 'name', sentence),
    ...candidatesBy(FIRST_IS, 'place', sentence),
    ...candidatesBy(AS_FIRST, 'place', sentence),
    ...candidatesBy(MADE_FIRST, 'place', sentence),
    ...candidatesBy(language === 'en' ? ORDERED : LINKED, 'link', sentence),
  ];
  const found = candidates.flatMap((one) => demandedIn(sentence, one, language) ?? []);
  const [nearest] = found
    .filter(({ fromFirst }) => fromFirst !== null)
    .sort((a, b) => (a.fromFirst ?? 0) - (b.fromFirst ?? 0));
  return found
    .map((one) => (one === nearest ? one : { ...one, fromFirst: null }))
    .filter((one) => one === nearest || SAY.test(sentence.text) || LAST.test(sentence.text));
}

function demandedIn(sentence: Span, candidate: Candidate, language: Language): Found | null {
  const { raw, from } = candidate;
  const to = from + raw.length;
  const place = { before: sentence.text.slice(0, from), after: sentence.text.slice(to), whole: sentence.text };
  const around = `${place.before}${' '.repeat(raw.length)}${place.after}`;
  if (!mayBeCode(candidate, place) || (WORK.test(around) && !YOUR_LETTER.test(around) && !WHY.test(around)))
    return null;
  const isSure = isOfLetter(candidate, { ...place, around }, language);
  const isOrder = language !== 'en' && isOrderOf(candidate, sentence.text);
  const word = evaluate(raw) ?? raw;
  const first = nearestFirst(around, from, to);
  if (first !== null && (isSure || isOrder))
    return {
      span: subSpan(sentence, Math.min(from, first.from), Math.max(to, first.to)),
      word,
      fromFirst: first.distance,
    };
  const isSaid = SAY.test(around) || LAST.test(around);
  if (!isSaid || !mayBeAnywhere(candidate, { isSure, isOrder, isLetter: LETTER.test(around), whole: sentence.text }))
    return null;
  return { span: subSpan(sentence, Math.max(0, from - 30), to), word, fromFirst: null };
}

interface Around {
  readonly before: string;
  readonly after: string;
  readonly whole: string;
}

function mayBeCode({ raw, by, isMarked }: Candidate, { before, after }: Around): boolean {
  if (raw === '' || NOT_A_CODE.test(raw)) return false;
  const mayBePlain = by !== 'link' || BEGINS_LETTER_WITH.test(before);
  if (!isMarked && !(mayBePlain && isUnusual(raw))) return false;
  return !ON_THE_WORK.test(after) && !REFUSES.test(before) && !isDeleted(before, after);
}

function isOfLetter(
  { by }: Candidate,
  { after, whole, around }: Around & { readonly around: string },
  language: Language,
): boolean {
  if ([LETTER, WHY].some((rule) => rule.test(around)) || IS_LABEL.test(whole)) return true;
  return language !== 'en' && by === 'name' && IN_FIRST_WORDS.test(after);
}

/** Outside English 'Comienza con la palabra „X“' is meant for the letter; in English it is about the work as often. */
function isOrderOf({ by, isMarked }: Candidate, sentence: string): boolean {
  return isMarked && (by !== 'link' || SHORT_ORDER.test(sentence));
}

function mayBeAnywhere(
  { by, isQuoted }: Candidate,
  { isSure, isOrder, isLetter, whole }: { isSure: boolean; isOrder: boolean; isLetter: boolean; whole: string },
): boolean {
  if (by === 'link') return isQuoted && isLetter;
  return isSure || (isOrder && by === 'name' && SAY.test(whole.slice(0, 25)));
}

interface Place {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
}

function nearestFirst(text: string, from: number, to: number): Place | null {
  const places = [...text.matchAll(FIRST)].map((match): Place => {
    const [start, end] = [match.index, match.index + match[0].length];
    return { from: start, to: end, distance: end <= from ? from - end : Math.max(0, start - to) };
  });
  const [nearest] = places.filter(({ distance }) => distance <= NEAR).sort((a, b) => a.distance - b.distance);
  return nearest ?? null;
}

function candidatesBy(rule: RegExp, by: Candidate['by'], { text }: Span): Candidate[] {
  return [...text.matchAll(rule)].map((match) => candidateIn(match, by));
}

/** Without quotation marks a code is one word or all its capitals; behind 'the first words are' it goes on to the next mark. */
function candidateIn(match: RegExpExecArray, by: Candidate['by']): Candidate {
  const said = match.slice(1).find((group) => group !== undefined) ?? '';
  const at = match[0].lastIndexOf(said);
  const from = match.index + at;
  const bare = said.trim().replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
  if (/["“„«‘']\s?$/.test(match[0].slice(0, at))) return { raw: bare, from, by, isMarked: true, isQuoted: true };
  const isWhole = /^\s*(?:[,.;:!?()–—\n-]|$)/u.test(match.input.slice(from + said.length));
  if (isWhole && isPhrase(bare, by, match[0].slice(0, at)))
    return { raw: bare, from, by, isMarked: by === 'place' && /^[\p{Lu}\d]/u.test(bare), isQuoted: false };
  // Capitals say nothing where all of the sentence is in them.
  const isShouted = match.input === match.input.toUpperCase();
  const raw = firstPartOf(bare, isShouted);
  return { raw, from, by, isMarked: (IN_CAPITALS.test(raw) && !isShouted) || WITH_DIGITS.test(raw), isQuoted: false };
}

function isPhrase(bare: string, by: Candidate['by'], before: string): boolean {
  const parts = bare.split(' ');
  if (parts.length < 2 || parts.length > PHRASE_WORDS) return false;
  if (by === 'name') return /(?:phrase|frase|worten|satz)\s?:?\s?$/iu.test(before);
  return by === 'place' || parts.every((word) => /^[\p{Lu}\d]/u.test(word));
}

/** One word, with what belongs to it: 'PURPLE TIGER', 'NARANJA 22'. */
function firstPartOf(bare: string, isShouted: boolean): string {
  const [head = '', ...more] = bare.split(' ');
  const goesOn = (word: string) =>
    isShouted ? /\d/.test(word) : word === word.toUpperCase() && head === head.toUpperCase();
  const end = more.findIndex((word) => !goesOn(word));
  return [head, ...more.slice(0, end === -1 ? undefined : end)].join(' ');
}

function isUnusual(word: string): boolean {
  return [...stemsOf(word)].some((one) => LANGUAGES.every((language) => weightOf(one, language) >= UNUSUAL));
}

function toCode({ span, word }: Found, id: string): CodeWord {
  return { id, ...sourceOf(span), word };
}

/** Whether the letter is to begin in some way, a code word or another. */
export function asksForOpening(text: string): boolean {
  const letter = YOUR_LETTER.exec(text);
  if (letter === null || WORK.test(text) || /(?<!\w)their(?!\w)/i.test(text)) return false;
  const place = nearestFirst(text, letter.index, letter.index + letter[0].length);
  return place !== null && !REFUSES.test(text.slice(0, Math.min(place.from, letter.index)));
}

function isDeleted(before: string, after: string): boolean {
  if (MUST_NOT_LACK.test(before)) return false;
  return (RELATIVE_BEFORE.test(before) && IGNORED_AFTER.test(after)) || IGNORED_BEFORE.test(before);
}
