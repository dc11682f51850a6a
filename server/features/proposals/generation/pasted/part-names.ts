import { PARTS, type Part } from '#shared/proposals/blocks.ts';
import { partOfHeading } from '#shared/proposals/headings.ts';

const NAMES: ReadonlyMap<string, Part> = new Map([
  ...PARTS.map((part): [string, Part] => [part.replace('_', ' '), part]),
  ['code word', 'opener'],
  ['first line', 'opener'],
  ['introduction', 'proof'],
  ['your questions', 'answers'],
  ['answers to your questions', 'answers'],
  ['question', 'close'],
  ['next steps', 'close'],
  ['closing question', 'close'],
  ['p.s.', 'ps'],
  ['postscript', 'ps'],
]);
const BRACKETED = /^[\s#*_]{0,9}[[(<]\s?([a-z][a-z_. -]{1,30}?)\s?[\])>][\s*_:.–-]{0,9}/i;
const ALONE = /^(?:part |section )?\d{0,2}[.):]?\s?([a-z][a-z_. ]{1,30}?)\s?[:.]?$/i;
/** Names of parts that are also plain words: without brackets they name no part. */
const WORDS_TOO: ReadonlySet<string> = new Set(['question', 'first line']);

/** A line that names a part of the letter, and the text behind the name. */
export interface NamedPart {
  readonly part: Part;
  readonly rest: string;
  /** A label of a normal letter: it stays. */
  readonly heading: string | null;
}

/** The part that a line names: '[opening]', '**First step:**', '## Answers', '[next_step] Which …'; null for any other line. */
export type NamesParts = (line: string) => NamedPart | null;

/** A bare word, such as a heading whose mark was lost, is a name where another line of the text is one too. */
export function namesOfParts(lines: readonly string[]): NamesParts {
  const parts = new Set(lines.flatMap((line) => namedPart(line)?.part ?? []));
  const isBareName = parts.size > 1;
  return (line) => {
    const named = namedPart(line);
    return named && (isBareName || !/^[a-z ]+$/i.test(line.trim())) ? named : null;
  };
}

function namedPart(line: string): NamedPart | null {
  const bracketed = BRACKETED.exec(line);
  const inBrackets = partNamed(bracketed?.[1]);
  if (bracketed && inBrackets) return { part: inBrackets, rest: line.slice(bracketed[0].length).trim(), heading: null };
  const plain = line.replace(/[#*_`]{1,6}/g, (marks) => (marks === '_' ? '_' : '')).trim();
  const label = plain.replace(/:$/, '');
  const ofLetters = partOfHeading(label);
  if (ofLetters) return { part: ofLetters, rest: '', heading: label };
  const name = ALONE.exec(plain)?.[1]?.trim();
  const alone = name && !WORDS_TOO.has(name.toLowerCase()) ? partNamed(name) : undefined;
  return alone ? { part: alone, rest: '', heading: null } : null;
}

function partNamed(name: string | undefined): Part | undefined {
  return NAMES.get((name ?? '').toLowerCase().replace(/[_-]/g, ' ').trim());
}
