import { isNoCode, type Token } from './code-word-tokens.ts';

type Form = 'quoted' | 'bracket' | 'capitals' | 'tag' | 'emoji' | 'mixed' | 'number' | 'name' | 'plain' | 'rest';

/** What may be a code word of a sentence; `start` and `end` are positions in it. */
export interface Candidate {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** How it is written: in quotation marks, in capitals, with digits … */
  readonly form: Form;
  /** The form with the mark or the count of words. */
  readonly shape: string;
}

const QUOTED =
  /"([^"\n]{1,120})"|“([^”"\n]{1,120})[”"]|„([^“”"\n]{1,120})[“”"]|«([^»\n]{1,120})»|‘([^’\n]{1,120})’|(?<![\p{L}\d])'([^'\n]{1,80})'(?!\p{L})|`([^`\n]{1,80})`|(?<!\*)\*([^*\n]{1,60})\*(?!\*)|\[([^[\]\n]{1,60})\]|<([^<>\n]{1,60})>|\(([^()\n]{1,60})\)/gu;
/** A sentence without quotation marks behind a colon or 'with I …', to the end of its line. */
const REST = /(?::|\s(?:with|saying|con|com|par|mit)(?=\sI(?:['’](?:m|ve))?\s))\s([^"“„«:\n]{6,120})$/u;
const MOST_WORDS = 4;
const MOST_CAPITALS = 3;
const MAX_CANDIDATES = 90;

/** What may be a code word in a sentence: what is in marks, in capitals or with digits, and one to four words together. */
export function candidatesIn(text: string, tokens: readonly Token[]): Candidate[] {
  const marked = markedIn(text);
  const quotes = marked.filter(({ form }) => form === 'quoted');
  const isShouted = text === text.toUpperCase() && tokens.filter(({ isWord }) => isWord).length > 3;
  const found = [...marked, ...restOf(text)];
  let taken = 0;
  for (const [at, token] of tokens.entries()) {
    const isQuoted = quotes.some(({ start, end }) => token.start < end && start < token.end);
    if (!token.isWord || isQuoted || token.start < taken) continue;
    const capitals = isShouted ? null : capitalsAt(text, tokens, at);
    if (capitals) taken = capitals.end;
    found.push(...(capitals ? [capitals] : wordsAt(text, tokens, at)));
  }
  const rankOf = ({ form, shape }: Candidate) => (form === 'plain' || form === 'name' ? Number(shape.slice(-1)) : 0);
  return found.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_CANDIDATES);
}

function markedIn(text: string): Candidate[] {
  return Array.from(text.matchAll(QUOTED)).flatMap((match): Candidate[] => {
    const said = match.slice(1).find((group) => group !== undefined) ?? '';
    const mark = match[0].charAt(0);
    const start = match.index + match[0].indexOf(said);
    const word = wordIn(said);
    if (word === '') return [];
    const isBracket = '[(<*`'.includes(mark);
    const form = isBracket ? 'bracket' : 'quoted';
    const inside: Candidate = { word, start, end: start + said.length, form, shape: isBracket ? `in${mark}` : form };
    // '<fern>' may be wanted with its marks.
    const whole: Candidate = {
      word: match[0],
      start: match.index,
      end: match.index + match[0].length,
      form,
      shape: `with${mark}`,
    };
    return mark === '<' || mark === '*' ? [inside, whole] : [inside];
  });
}

function wordIn(said: string): string {
  const word = said.trim().replace(/^["“'‘]|["”'’]$/g, '');
  return /[\p{L}\p{N}][,;:.]$/u.test(word) ? word.slice(0, -1) : word;
}

function restOf(text: string): Candidate[] {
  const rest = REST.exec(text);
  const said = (rest?.[1] ?? '').trim().replace(/[.!]$/, '');
  if (!rest || !said.includes(' ')) return [];
  const start = text.indexOf(said, rest.index);
  return [{ word: said, start, end: start + said.length, form: 'rest', shape: 'rest' }];
}

/** 'PURPLE TIGER', 'NARANJA 22'. */
function capitalsAt(text: string, tokens: readonly Token[], at: number): Candidate | null {
  const [first, ...more] = tokens.slice(at, at + MOST_CAPITALS + 1);
  if (!first || first.text.length < 3 || !isInCapitals(first.text)) return null;
  let last = first;
  for (const next of more) {
    if (!isNext(text, last, next) || !(isInCapitals(next.text) || /^\d+$/.test(next.text))) break;
    last = next;
  }
  // More of them are a sentence in capitals.
  if (last === more[MOST_CAPITALS - 1] || isAfterCapitals(text, tokens, at)) return null;
  return { ...joinTokens(text, first, last), form: 'capitals', shape: 'capitals' };
}

function isAfterCapitals(text: string, tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return !!before && !!token && isNext(text, before, token) && isInCapitals(before.text);
}

function isInCapitals(word: string): boolean {
  return word === word.toUpperCase() && /\p{Lu}.*\p{Lu}/u.test(word);
}

/** The words from one on: 'blue', 'blue banana' … */
function wordsAt(text: string, tokens: readonly Token[], at: number): Candidate[] {
  const [first, ...more] = tokens.slice(at, at + MOST_WORDS);
  const form = first && formOf(first, at);
  if (!first || !form) return [];
  const found: Candidate[] = [{ ...joinTokens(text, first, first), form, shape: `${form}1` }];
  if (form !== 'name' && form !== 'plain' && form !== 'number') return found;
  let last = first;
  for (const [count, next] of more.entries()) {
    if (!next.isWord || !isNext(text, last, next)) break;
    last = next;
    if (!isNoCode(next)) found.push({ ...joinTokens(text, first, next), form, shape: `${form}${count + 2}` });
  }
  return found;
}

function formOf(token: Token, at: number): Form | null {
  const { text } = token;
  if (/^[#@]\p{L}/u.test(text)) return 'tag';
  if (/^\p{Extended_Pictographic}/u.test(text)) return 'emoji';
  if (/^\d+$/.test(text)) return 'number';
  if (/\p{L}/u.test(text) && /\d/.test(text) && text.length > 2) return 'mixed';
  if (!/^\p{L}/u.test(text) || text.length < 3 || isNoCode(token) || token.cues.length > 0) return null;
  return /^\p{Lu}/u.test(text) && at > 0 ? 'name' : 'plain';
}

function isNext(text: string, one: Token, next: Token): boolean {
  return next.start === one.end + 1 && /\s/.test(text.charAt(one.end));
}

function joinTokens(text: string, first: Token, last: Token): Pick<Candidate, 'word' | 'start' | 'end'> {
  return { word: text.slice(first.start, last.end), start: first.start, end: last.end };
}
