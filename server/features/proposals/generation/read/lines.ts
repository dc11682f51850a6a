import { splitRunOn } from './run-on.ts';
import { sectionOf } from './sections.ts';
import { limitSpans, type Span, subSpan } from './span.ts';

export interface Line extends Span {
  readonly kind: 'heading' | 'bullet' | 'text';
  /** The level of a heading: 1 for '#'. Headings without marks are 2. */
  readonly level: number;
  readonly numbered: boolean;
  /** Marked with a picture ('📌'), as titles and bullets alike are. */
  readonly pictured: boolean;
  /** True when a blank line is before it. */
  readonly afterBlank: boolean;
}

const HASHES = /^(#{1,6})\s+(?=\S)/;
const BULLET =
  /^(?:[-–—*•●○◦▪■□►▸▶➤➜→✓✔☑❖+~·>\uE000-\uF8FF]|\?(?= )|o(?= \p{Lu})|\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic})*)\uFE0F?\s*(?=\S)/u;
const NUMBER =
  /^(?:\(?\d{1,2}\s?[.)\]](?!\d)|\d\uFE0F?\u20E3|\d{1,2}-\s?(?=\p{L})|\d{1,2} ?,(?= ?\p{Lu})|\(?[a-jA-H][.)](?=\s)|\(?(?:i{1,3}|iv|vi{0,3})[.)](?=\s))\s*(?:[.)-]\s*)?(?=\S)/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
/** A line of marks alone ends the open section. */
const RULER = /^(?:#{1,6}|[-_=*~]{3,})$/;
const PICTURE = /^(?![✓✔☑✅❌➤➜➡▶🔹🔸▪•])\p{Extended_Pictographic}/u;
const ENDS_SENTENCE = /[.!?:;]["”')\]]?$/;
const OPEN_END =
  /(?:,|-|\b(?:a|an|the|and|or|of|to|for|with|in|on|at|by|from|as|that|which|than|is|are|be|your|our|their|this|free|high|such))$/i;
const ENDS_OPEN = /[.!?,;"”)]$/;
const TITLE_QUESTION = /^(?:what|why|who|how|ready|¿?qu[eé]|¿?c[oó]mo)\b.*\?$/i;
const ORDER =
  /^(?:please|hi|hello|hey|dear|describe|include|send|share|provide|tell|list|state|attach|submit|write|create|build|fix|need)\b/i;
const WRAP_WIDTH = 58;
const MAX_HEADING_WORDS = 9;
/** Longer than any title; what is longer is text, and cut like it. */
const MAX_HEADING_CHARS = 300;
/** More lines than the longest post has, its wrapped ones counted. */
const PLENTY_OF_LINES = 1_000;

/** The lines of a post as its author meant them: bullets of every kind, wrapped lines joined, run-on paragraphs split. */
export function linesOf(body: Span): Line[] {
  const raw = joinWrapped(rawLines(body));
  const toLine = raw.flatMap((line) => (line.kind === 'heading' ? [line] : splitLine(line)));
  return asLists(toLine.map((line, i) => asHeading(line, toLine[i + 1])));
}

/** Four short lines in a row are a list whose bullets were lost in pasting. */
function asLists(lines: readonly Line[]): Line[] {
  const short = (line: Line | undefined) =>
    line !== undefined &&
    line.kind === 'text' &&
    /^\p{Lu}/u.test(line.text) &&
    line.text.split(/\s+/).length <= 16 &&
    !/[.!?] \S/.test(line.text);
  let run = 0;
  const ends: number[] = [];
  lines.forEach((line, i) => {
    run = short(line) ? run + 1 : 0;
    if (run >= 4) ends.push(i);
  });
  const listed = new Set(ends.flatMap((end) => [end, end - 1, end - 2, end - 3]));
  return lines.map((line, i) => (listed.has(i) ? { ...line, kind: 'bullet' } : line));
}

function rawLines(body: Span): Line[] {
  return limitSpans(body, saidLines(body), PLENTY_OF_LINES).map((line) =>
    SAYS_SOMETHING.test(line.text)
      ? markLine(line, line.afterBlank)
      : {
          ...subSpan(line, 0, MAX_HEADING_CHARS),
          kind: 'heading',
          level: 1,
          numbered: false,
          pictured: false,
          afterBlank: line.afterBlank,
        },
  );
}

/** The lines with words, and the rulers. */
function saidLines(body: Span): (Span & { readonly afterBlank: boolean })[] {
  let at = 0;
  let afterBlank = true;
  return body.text.split('\n').flatMap((text) => {
    const line = { ...subSpan(body, at, at + text.length), afterBlank };
    at += text.length + 1;
    const says = SAYS_SOMETHING.test(line.text);
    afterBlank = !says;
    return says || RULER.test(line.text) ? [line] : [];
  });
}

function markLine(span: Span, afterBlank: boolean): Line {
  const hashes = HASHES.exec(span.text);
  if (hashes !== null) {
    const level = hashes[1]?.length ?? 2;
    const words = withoutMarks(subSpan(span, hashes[0].length)).span;
    return { ...words, kind: 'heading', level, numbered: false, pictured: false, afterBlank };
  }
  const { span: words, numbered, marks } = withoutMarks(span);
  return {
    ...words,
    kind: marks ? 'bullet' : 'text',
    level: 2,
    numbered,
    pictured: PICTURE.test(span.text),
    afterBlank,
  };
}

function withoutMarks(span: Span): { span: Span; numbered: boolean; marks: boolean } {
  let rest = span;
  let numbered = false;
  let marks = false;
  for (let i = 0; i < 6; i += 1) {
    const number = NUMBER.exec(rest.text);
    const mark = number ?? BULLET.exec(rest.text);
    if (mark === null || mark[0].length === rest.text.length) break;
    numbered ||= number !== null;
    marks = true;
    rest = subSpan(rest, mark[0].length);
  }
  return { span: rest, numbered, marks };
}

/** Text pasted from a PDF breaks in mid-sentence; such a line continues in the next one. */
function joinWrapped(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let lastWidth = 0;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && goesOn(last, line, lastWidth)) {
      joined[joined.length - 1] = { ...last, text: `${last.text}\n${line.text}` };
    } else joined.push(line);
    lastWidth = line.text.length;
  }
  return joined;
}

function goesOn(last: Line, line: Line, width: number): boolean {
  if (
    last.kind === 'heading' ||
    line.kind !== 'text' ||
    line.afterBlank ||
    width < WRAP_WIDTH ||
    last.text.length > 1500
  )
    return false;
  if (line.start - (last.start + last.text.length) !== 1 || ENDS_SENTENCE.test(last.text)) return false;
  return /^[\p{Ll}(]/u.test(line.text) || OPEN_END.test(last.text);
}

function splitLine(line: Line): Line[] {
  const pieces = splitRunOn(line);
  if (pieces.length === 1) return [line];
  return pieces.map((piece, i) => ({
    ...piece,
    kind: i === 0 && piece.kind === 'text' ? line.kind : piece.kind,
    level: 2,
    numbered: i === 0 && line.numbered,
    pictured: i === 0 && line.pictured,
    afterBlank: i === 0 && line.afterBlank,
  }));
}

function asHeading(line: Line, next: Line | undefined): Line {
  const words = line.text.split(/\s+/).length;
  const isLong = line.text.length > MAX_HEADING_CHARS;
  if (line.kind === 'heading') return isLong || words > MAX_HEADING_WORDS + 6 ? { ...line, kind: 'text' } : line;
  if (isLong || words > MAX_HEADING_WORDS || next === undefined || next.text === '') return line;
  return isHeading(line, next, words) ? { ...line, kind: 'heading', level: line.numbered ? 3 : 2 } : line;
}

function isHeading(line: Line, next: Line, words: number): boolean {
  const nested = next.kind === 'bullet';
  const isKnown = () => sectionOf(line.text) !== null;
  if (line.text.endsWith(':')) return line.kind === 'text' || nested || isKnown();
  if ((ENDS_OPEN.test(line.text) && !TITLE_QUESTION.test(line.text)) || ORDER.test(line.text)) return false;
  const shouted = line.text === line.text.toUpperCase() && words >= 2 && !/\d/.test(line.text);
  if (line.kind === 'bullet') return isBulletHeading(line, next, words, () => shouted || isKnown());
  return /^[\p{Lu}\d¿]/u.test(line.text) && words <= 7 && (nested || shouted || isKnown());
}

/** `says`: whether its words are those of a heading; looked up last, because most lines are none. */
function isBulletHeading(line: Line, next: Line, words: number, says: () => boolean): boolean {
  if (words > 6) return false;
  const nested = next.kind === 'bullet';
  if (line.pictured && !next.pictured) return !nested || says();
  return line.numbered && nested && !next.numbered;
}
