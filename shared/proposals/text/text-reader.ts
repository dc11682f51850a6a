import { partOfHeading } from '../headings.ts';
import { toPlainLetters } from '../unicode-text.ts';
import {
  beginsLikeAfter,
  beginsLikeBefore,
  greetingOf,
  isAfter,
  isBefore,
  isSignOff,
  isTitle,
  versionIn,
  wordCount,
} from './chat-words.ts';
import { linesOfHtml, plainWords, textInJson } from './clean-line.ts';
import { cutSentences } from './sentence-ends.ts';

/** A heading, or a sentence and where it stands: it begins a paragraph, a line of one, an item or the postscript, or goes on. */
export type TextPiece =
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'sentence';
      readonly text: string;
      readonly at: 'paragraph' | 'line' | 'item' | 'numbered' | 'ps' | 'same';
    };

export interface ReadingOptions {
  /** The user's own text: nothing around it is left out, greeting and sign-off stay. */
  readonly isOwn?: boolean;
}

const FENCE = /^\s*(?:```|~~~)/;
const RULE = /^\s*(?:[-*_—–]\s?){3,80}\s*$/;
const HEADING = /^\s*#{1,6}\s+(.*?)[\s#]*$/;
const BOLD_LINE = /^\s*(?:\*\*|__)(.{1,80}?):?(?:\*\*|__):?\s*$/;
const ITEM = /^\s*[-*•–+]\s+/;
const NUMBERED = /^\s*\d{1,2}[.)]\s+/;
const PS = /^\s*\**p\.? ?s\.?\**\s{0,2}[:.–—-]?\s*\**\s*(?=\S)/i;
const QUOTED = /^\s*>\s?/;
/** These lines say what they are at their end. */
const HELD = /^\s*(?:#|\*\*|__|<|`|~|>)/;
const JSON_START = /^\s*(?:\{|\[\s*[{"])/;
const MAX_HEADING_WORDS = 8;

/**
 * Reads what any chat model answers, also while it is arriving: headings and complete sentences, without a chat's words around
 * them, without greeting, sign-off and markup. Each character is looked at a few times, however long the text becomes.
 */
export class TextReader {
  readonly #isOwn: boolean;
  #line = '';
  /** What of the line has been read already. */
  #isBegun = false;
  #isAfterBlank = true;
  #hasText = false;
  #isJson: boolean | undefined;
  #isSigned = false;
  #isOver = false;
  /** Words that are a chat's if nothing follows them. */
  #offers: string[] = [];
  /** What was around the text. */
  readonly left: string[] = [];

  constructor({ isOwn = false }: ReadingOptions = {}) {
    this.#isOwn = isOwn;
  }

  *take(chunk: string): Iterable<TextPiece> {
    this.#line += chunk;
    if (this.#isHeldAsJson()) return;
    for (let end = this.#line.indexOf('\n'); end >= 0; end = this.#line.indexOf('\n')) {
      const line = this.#line.slice(0, end).replace(/\r$/, '');
      this.#line = this.#line.slice(end + 1);
      yield* this.#endLine(line);
    }
    yield* this.#sentencesSoFar();
  }

  /** The rest, once all has arrived. */
  *end(): Iterable<TextPiece> {
    if (this.#isJson) {
      const text = textInJson(this.#line.trim().replace(/```\s*$/, ''));
      this.#isJson = false;
      this.#line = '';
      if (text !== undefined) yield* this.take(text);
    }
    const line = this.#line;
    this.#line = '';
    yield* this.#endLine(line);
    this.left.push(...this.#offers.splice(0));
  }

  #isHeldAsJson(): boolean {
    if (this.#isJson === undefined && /\S/.test(this.#line)) this.#isJson = !this.#isOwn && JSON_START.test(this.#line);
    return this.#isJson !== false;
  }

  *#sentencesSoFar(): Iterable<TextPiece> {
    const isHeld = HELD.test(this.#line) || (!this.#isOwn && mayBeTalk(this.#line));
    if (!this.#isBegun && isHeld) return;
    const { whole, rest } = cutSentences(this.#line);
    if (whole.length === 0) return;
    this.#line = rest;
    for (const sentence of whole) yield* this.#say(sentence);
    this.#isBegun = true;
  }

  *#endLine(line: string): Iterable<TextPiece> {
    const isBegun = this.#isBegun;
    this.#isBegun = false;
    if (isBegun) {
      this.#isBegun = true;
      yield* this.#sayAll(line);
      this.#isBegun = false;
    } else if (line.trim() === '' || FENCE.test(line) || RULE.test(line)) this.#isAfterBlank = true;
    else if (/^\s*<[a-z!]/i.test(line)) yield* this.#html(line);
    else yield* this.#newLine(line.replace(QUOTED, ''));
  }

  *#html(line: string): Iterable<TextPiece> {
    for (const one of linesOfHtml(line)) {
      if (one.trim() === '') this.#isAfterBlank = true;
      else yield* this.#newLine(one);
    }
  }

  *#newLine(line: string): Iterable<TextPiece> {
    const heading = headingIn(line);
    const words = heading ?? plainWords(line);
    if (words === '' || this.#isTalk(words, heading !== undefined)) return;
    if (heading === undefined) yield* this.#sayAll(line);
    else yield { kind: 'heading', text: words };
    if (heading !== undefined) this.#isAfterBlank = true;
  }

  /** Whether a line is no part of the text: it is left out then. */
  #isTalk(words: string, isHeading: boolean): boolean {
    if (this.#isOwn) return false;
    const version = versionIn(words);
    // Another version of the same text is another text.
    if (version !== undefined && version > 1 && this.#hasText) this.#isOver = true;
    if (PS.test(words)) this.#isSigned = false;
    else if (!isHeading && this.#hasText && isSignOff(words)) this.#isSigned = true;
    if (this.#hasText && !this.#isOver && !this.#isSigned && isAfter(words)) {
      this.#offers.push(words);
      return true;
    }
    const isAbove = !this.#hasText && (isBefore(words) || isTitle(words));
    const isLeft = this.#isOver || this.#isSigned || isAbove || version !== undefined;
    if (isLeft) this.left.push(words);
    return isLeft;
  }

  *#sayAll(line: string): Iterable<TextPiece> {
    const { whole, rest } = cutSentences(line);
    for (const sentence of [...whole, rest]) {
      yield* this.#say(sentence);
      this.#isBegun = true;
    }
    this.#isBegun = false;
  }

  *#say(sentence: string): Iterable<TextPiece> {
    if (this.#isOver || this.#isSigned) return;
    const at = this.#placeOf(sentence);
    const marker = this.#isBegun ? '' : (markerOf(at).exec(sentence)?.[0] ?? '');
    const words = this.#withoutGreeting(plainWords(sentence.slice(marker.length)));
    if (words === '') return;
    const offers = this.#offers.splice(0);
    for (const text of offers) yield { kind: 'sentence', text, at: 'paragraph' };
    this.#hasText = true;
    this.#isAfterBlank = false;
    yield { kind: 'sentence', text: words, at };
  }

  #placeOf(sentence: string) {
    if (this.#isBegun) return 'same';
    if (PS.test(sentence)) return 'ps';
    if (NUMBERED.test(sentence)) return 'numbered';
    if (ITEM.test(sentence)) return 'item';
    return this.#isAfterBlank ? 'paragraph' : 'line';
  }

  #withoutGreeting(words: string): string {
    if (this.#isOwn || this.#hasText) return words;
    const greeting = greetingOf(words);
    if (greeting === '') return words;
    this.left.push(greeting);
    const rest = words.slice(greeting.length).trim();
    return rest.slice(0, 1).toUpperCase() + rest.slice(1);
  }
}

function markerOf(at: string): RegExp {
  if (at === 'ps') return PS;
  if (at === 'numbered') return NUMBERED;
  return at === 'item' ? ITEM : /^/;
}

/** The words of a heading; undefined for any other line. */
function headingIn(line: string): string | undefined {
  const bold = BOLD_LINE.exec(line)?.[1];
  const marked = HEADING.exec(line)?.[1] ?? (bold !== undefined && !/[.!?]$/.test(bold) ? bold : undefined);
  const words = plainWords(marked ?? line).replace(/:$/, '');
  if (marked !== undefined) return wordCount(words) <= MAX_HEADING_WORDS ? words : undefined;
  const isStyled = !/[a-z]/i.test(line) && toPlainLetters(line) !== line;
  return partOfHeading(words) !== undefined || (isStyled && !PS.test(words)) ? words : undefined;
}

/** What the whole line is needed for. */
function mayBeTalk(line: string): boolean {
  return beginsLikeBefore(line) || beginsLikeAfter(line);
}
