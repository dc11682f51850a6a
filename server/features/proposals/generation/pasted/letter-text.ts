import { visibleCharacters } from '../read/characters.ts';
import { greetingOf, isAfter, isBefore, isTitle, signOffAt } from './chat-words.ts';
import { namesOfParts } from './part-names.ts';
import { plainLine, withoutTags } from './plain-line.ts';

/** At most this many paragraphs of a long conversation are read around the letter. */
const MOST_AROUND = 6;
const SIGN_OFF_LINES = 6;
const PS = /^p\.? ?[sd]\b/i;

/** The letter in a pasted text: its paragraphs, each in its lines, and what was left out around it. */
export interface LetterText {
  readonly paragraphs: readonly (readonly string[])[];
  readonly left: readonly string[];
}

/** The letter in a copied chat: without the chat's words, the greeting and the sign-off. */
export function letterInChat(text: string): LetterText {
  const left: string[] = [];
  const paragraphs = withoutTitle(fromFirstPart(withoutTalk(paragraphsOf(unwrap(withoutTags(text))), left), left));
  return { paragraphs: withoutSignOff(withoutGreeting(paragraphs, left), left).filter(hasLines), left };
}

/** A letter of the user's own: nothing of it is left out. */
export function letterAsIs(text: string): LetterText {
  return { paragraphs: paragraphsOf(withoutTags(text)), left: [] };
}

function paragraphsOf(text: string): string[][] {
  const { text: visible } = visibleCharacters(text);
  return visible
    .split(/\n[ \t]*\n/)
    .map((chunk) => chunk.split('\n').filter((line) => line.trim() !== ''))
    .filter(hasLines);
}

const hasLines = (lines: readonly string[]) => lines.length > 0;
const plainTextOf = (lines: readonly string[]) => plainLine(lines.join(' '));

/** Removes the chat's words from both ends. */
function withoutTalk(paragraphs: readonly string[][], left: string[]): string[][] {
  let [first, end] = [0, paragraphs.length];
  const at = (index: number) => plainTextOf(paragraphs[index] ?? []);
  const isAbove = (index: number) => isBefore(at(index)) && !leadsOn(paragraphs[index]);
  while (first < Math.min(end - 1, MOST_AROUND) && isAbove(first)) first++;
  while (end - 1 > first && paragraphs.length - end < MOST_AROUND && isAfter(at(end - 1))) end--;
  const around = [...paragraphs.slice(0, first), ...paragraphs.slice(end)];
  left.push(...around.map(plainTextOf));
  return withoutFirstLine(paragraphs.slice(first, end), left);
}

/** 'Here is your letter:' right above it, without an empty line between. */
function withoutFirstLine(paragraphs: string[][], left: string[]): string[][] {
  const [[line = '', ...rest] = [], ...others] = paragraphs;
  if (!leadsOn(paragraphs[0]) || !isBefore(plainLine(line))) return paragraphs;
  left.push(plainLine(line));
  return [rest, ...others];
}

/** Its first line ends with a colon, and others follow. */
function leadsOn([line = '', ...rest]: readonly string[] = []): boolean {
  return rest.length > 0 && /:\s{0,3}$/.test(line);
}

/** With named parts, the letter begins at the first. A code word may be right above. */
function fromFirstPart(paragraphs: string[][], left: string[]): string[][] {
  const nameOf = namesOfParts(paragraphs.flat());
  const at = paragraphs.findIndex((lines) => lines.some(nameOf));
  if (at < 1 || plainTextOf(paragraphs[at - 1] ?? []).split(' ').length <= 3) return paragraphs;
  left.push(...paragraphs.slice(0, at).map(plainTextOf));
  return paragraphs.slice(at);
}

function withoutTitle(paragraphs: string[][]): string[][] {
  const [[line = '', ...rest] = [], ...others] = paragraphs;
  return isTitle(plainLine(line.replace(/^\s{0,8}#{1,6}\s/, ''))) ? [rest, ...others].filter(hasLines) : paragraphs;
}

/** Among the first three paragraphs, because a code word or the name of a part may be above it. */
function withoutGreeting(paragraphs: string[][], left: string[]): string[][] {
  for (const [index, lines] of paragraphs.slice(0, 3).entries()) {
    for (const [row, raw] of lines.slice(0, 2).entries()) {
      const line = plainLine(raw);
      const greeting = greetingOf(line);
      if (greeting === '') continue;
      left.push(greeting);
      const rest = capitalise(line.slice(greeting.length).trim());
      return paragraphs.with(index, lines.toSpliced(row, 1, ...(rest === '' ? [] : [rest])));
    }
  }
  return paragraphs;
}

/** A postscript below the name stays. */
function withoutSignOff(paragraphs: readonly string[][], left: string[]): string[][] {
  const ps = paragraphs.findLastIndex((lines) => PS.test(plainLine(lines[0] ?? '')));
  const end = ps > 0 ? ps : paragraphs.length;
  const last = paragraphs.slice(Math.max(0, end - 3), end).flat();
  const tail = last.slice(-SIGN_OFF_LINES).map(plainLine);
  const count = tail.length - signOffAt(tail);
  if (count === 0) return [...paragraphs];
  left.push(tail.slice(-count).join(' '));
  return [...withoutLast(paragraphs.slice(0, end), count), ...paragraphs.slice(end)];
}

function withoutLast(paragraphs: readonly string[][], count: number): string[][] {
  let missing = count;
  const kept: string[][] = [];
  for (const lines of paragraphs.toReversed()) {
    kept.unshift(lines.slice(0, Math.max(0, lines.length - missing)));
    missing = Math.max(0, missing - lines.length);
  }
  return kept;
}

function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const FENCE = /^\s{0,8}(?:```|~~~)/;
const RULE = /^\s{0,8}(?:[-*_—–]\s?){3,80}\s{0,8}$/;
const QUOTED = /^\s{0,8}>\s?/;
/** A code block of fewer words is an example in the text. */
const LETTER_WORDS = 25;
/** A shorter text in JSON is a name or a kind. */
const SHORT_TEXT = 20;

/** The text of an answer without a chat's wrapping: reasoning, code fences, JSON, quote marks, rules. */
function unwrap(text: string): string {
  const said = withoutReasoning(text);
  const lines = removeQuoteMarks(removeFences(said.split('\n')));
  const plain = lines
    .map((line) => (RULE.test(line) ? '' : line))
    .join('\n')
    .trim();
  return textsInJson(plain) ?? plain;
}

/** Reasoning is before its end tag. */
function withoutReasoning(text: string): string {
  const ends = ['</think>', '</thinking>'].map((mark) => ({ mark, at: text.toLowerCase().lastIndexOf(mark) }));
  const last = ends.find(({ at }) => at >= 0);
  return last ? text.slice(last.at + last.mark.length) : text;
}

/** The longest code block, where it is long enough for a letter; else all lines except the fences. */
function removeFences(lines: readonly string[]): string[] {
  const fences = lines.flatMap((line, at) => (FENCE.test(line) ? [at] : []));
  const blocks = fences
    .filter((_, index) => index % 2 === 0)
    .map((start, index) => lines.slice(start + 1, fences[index * 2 + 1] ?? lines.length));
  const longest = blocks.toSorted((one, other) => wordsIn(other) - wordsIn(one))[0];
  if (longest && wordsIn(longest) >= LETTER_WORDS) return longest;
  return lines.filter((line) => !FENCE.test(line));
}

/** Many chats set the letter off as a quotation. */
function removeQuoteMarks(lines: readonly string[]): string[] {
  const quoted = lines.filter((line) => QUOTED.test(line));
  const isAll = wordsIn(quoted) >= LETTER_WORDS && wordsIn(quoted) * 2 > wordsIn(lines);
  return (isAll ? quoted : [...lines]).map((line) => line.replace(QUOTED, ''));
}

/** The texts of JSON in another form, each a paragraph; undefined for what is no JSON. */
function textsInJson(text: string): string | undefined {
  if (!/^[{[]\s*["{[]/.test(text)) return undefined;
  try {
    const read: unknown = JSON.parse(text);
    const texts = textsOf(read).filter((one) => one.length >= SHORT_TEXT);
    return texts.length > 0 ? texts.join('\n\n') : undefined;
  } catch {
    return undefined;
  }
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function wordsIn(lines: readonly string[]): number {
  return lines.join(' ').split(/\s+/).length;
}
