import type { z } from 'zod';
import { jsonIn } from '#shared/http/json.ts';
import {
  type WrittenBlock,
  type WrittenSection,
  type WrittenSentence,
  writtenBlock,
  writtenSection,
  writtenSentence,
} from './answer-schema.ts';
import { plainSections } from './plain-sections.ts';

// Many times the length of a proposal; an endless answer is cut.
const MAX_ANSWER_CHARS = 60_000;
// A repeating model opens thousands of nested objects: to look into all would take minutes.
const MAX_DEPTH = 40;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
const END_BRACE = 0x7d;
/** A refusal shows in the first words. */
const SHOWS_IN_CHARS = 500;
const NO_ANSWER = /\b(?:can(?:'|’|no)t|cannot|unable|won(?:'|’)t|not able|sorry|apologi[sz]e)\b/i;

/** A completed part of an answer. */
export type Written =
  | WrittenInPlace
  /** It reasons: once, and not after the first sentence. */
  | { readonly type: 'thinking' }
  /** A complete section. With `isRead`, its sentences were yielded one by one before it. */
  | { readonly type: 'section'; readonly section: WrittenSection; readonly isRead: boolean };

export interface WrittenInPlace {
  readonly type: 'sentence';
  readonly part: string;
  /** As far as it has been read; the same for all its sentences. */
  readonly block: WrittenBlock;
  readonly sentence: WrittenSentence;
}

/** An open object. */
interface Opened {
  readonly start: number;
  /** The start of the first object inside it: what is before is known while the rest arrives. */
  firstInside: number | undefined;
  hasSection: boolean;
  section?: { readonly part: string; readonly blocks: WrittenBlock[] } | undefined;
  block?: WrittenBlock | undefined;
}

/**
 * Reads an arriving answer and yields each sentence and each section once, when it is complete: from JSON, anywhere in it
 * and with any text around it, or from plain text at the end. Reasoning is no part of the answer.
 */
export class SectionReader {
  readonly #reasoning = new ReasoningFilter();
  #text = '';
  #at = 0;
  #length = 0;
  #found = 0;
  #isInString = false;
  #isEscaped = false;
  #hasThought = false;
  #open: Opened[] = [];

  get isTooLong(): boolean {
    return this.#length > MAX_ANSWER_CHARS;
  }

  /** False for a cut answer, and for one without readable content. */
  get isWhole(): boolean {
    return this.#open.length === 0 && (this.#found > 0 || this.#hasJson);
  }

  /** Whether its first words are a refusal. */
  get isRefusal(): boolean {
    return this.#found === 0 && !this.#hasJson && NO_ANSWER.test(this.#text.slice(0, SHOWS_IN_CHARS));
  }

  get #hasJson(): boolean {
    return this.#text.includes('{');
  }

  /** The parts that this piece completes. Other shapes are left out. */
  take(piece: string): Written[] {
    this.#length += piece.length;
    const { said, isNew } = this.#reasoning.take(piece, this.#open.length > 0);
    if (isNew) this.#begin();
    return this.#reasoning.isThinking ? [...this.think(), ...this.#read(said)] : this.#read(said);
  }

  /** The reasoning arrived in a field of its own. */
  think(): Written[] {
    if (this.#hasThought || this.#found > 0) return [];
    this.#hasThought = true;
    return [{ type: 'thinking' }];
  }

  /** The rest at the end: of an answer without JSON, the sections in plain text. */
  end(): Written[] {
    const last = this.#read(this.#reasoning.rest());
    if (this.#found > 0 || this.#hasJson || this.isRefusal) return last;
    const plain = plainSections(this.#text);
    this.#found += plain.length;
    return [...last, ...plain.map((section) => ({ type: 'section' as const, section, isRead: false }))];
  }

  #begin(): void {
    this.#text = '';
    this.#at = 0;
    this.#open = [];
    this.#isInString = false;
    this.#isEscaped = false;
  }

  #read(said: string): Written[] {
    this.#text += said;
    const whole: Written[] = [];
    for (; this.#at < this.#text.length; this.#at++) {
      const closed = this.#step(this.#text.charCodeAt(this.#at));
      const written = closed && this.#writtenIn(closed);
      if (!written) continue;
      whole.push(written);
      this.#found++;
    }
    return whole;
  }

  /** The object that this character ends. */
  #step(sign: number): Opened | undefined {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (sign === BACKSLASH) this.#isEscaped = true;
      else if (sign === QUOTE) this.#isInString = false;
      return undefined;
    }
    // A model's words before the document are no strings of it.
    if (sign === QUOTE && this.#open.length > 0) this.#isInString = true;
    if (sign === BRACE) {
      const around = this.#open.at(-1);
      if (around) around.firstInside ??= this.#at;
      this.#open.push({ start: this.#at, firstInside: undefined, hasSection: false });
    }
    if (sign !== END_BRACE) return undefined;
    const closed = this.#open.pop();
    return this.#open.length < MAX_DEPTH ? closed : undefined;
  }

  #writtenIn(closed: Opened): Written | undefined {
    const json = this.#text.slice(closed.start, this.#at + 1);
    const around = this.#open.at(-1);
    const sentence = closed.firstInside === undefined ? this.#sentenceIn(json) : undefined;
    if (sentence) return sentence;
    if (closed.block) return void this.#open.at(-1)?.section?.blocks.push(closed.block);
    if (around && (closed.hasSection || closed.section)) around.hasSection = true;
    if (closed.hasSection) return undefined;
    const isRead = closed.section !== undefined && closed.section.blocks.length > 0;
    const section = isRead ? closed.section : sectionIn(json);
    if (section && around) around.hasSection = true;
    return section && { type: 'section', section, isRead };
  }

  /** The header of its block and section, if it came before it. */
  #sentenceIn(json: string): WrittenInPlace | undefined {
    const [section, block] = this.#open.slice(-2);
    if (!section || !block || !json.includes('"text"')) return undefined;
    section.section ??= this.#headOf(section, writtenSection);
    block.block ??= this.#headOf(block, writtenBlock);
    const sentence = parseAs(json, writtenSentence);
    if (!section.section || !block.block || !sentence) return undefined;
    block.block.sentences.push(sentence);
    return { type: 'sentence', part: section.section.part, block: block.block, sentence };
  }

  /** The fields of an object before its first list. */
  #headOf<T>({ start, firstInside }: Opened, shape: z.ZodType<T>): T | undefined {
    return firstInside === undefined ? undefined : parseAs(`${this.#text.slice(start, firstInside)}]}`, shape);
  }
}

function sectionIn(json: string): WrittenSection | undefined {
  return json.includes('"part"') && json.includes('"blocks"') ? parseAs(json, writtenSection) : undefined;
}

function parseAs<T>(json: string, shape: z.ZodType<T>): T | undefined {
  return shape.safeParse(jsonIn(json)).data;
}

const MARK = /<(\/?)(?:think|thinking|thought|reasoning)>/i;
/** The length of the longest tag without its last character. */
const MOST_HELD = 11;

/** The visible text of an answer, as it arrives. */
interface VisibleText {
  readonly said: string;
  /** Everything before was reasoning: some servers leave out the opening tag. */
  readonly isNew: boolean;
}

/** Separates an answer from reasoning before it, between tags such as `<think>` and `</think>`. */
class ReasoningFilter {
  #held = '';
  #isThinking = false;

  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** No reasoning begins within JSON: there it is quoted text. */
  take(piece: string, isInJson: boolean): VisibleText {
    this.#held += piece;
    let said = '';
    let isNew = false;
    for (let mark = MARK.exec(this.#held); mark; mark = MARK.exec(this.#held)) {
      const before = this.#held.slice(0, mark.index);
      const isEnd = mark[1] === '/';
      if (isEnd && !this.#isThinking) {
        said = '';
        isNew = true;
      } else if (!this.#isThinking) said += before;
      // Kept as it is, for the JSON reader as a part of its text.
      if (!isEnd && isInJson && !isNew && !this.#isThinking) said += mark[0];
      else this.#isThinking = !isEnd;
      this.#held = this.#held.slice(mark.index + mark[0].length);
    }
    const end = this.startOfTag();
    if (!this.#isThinking) said += this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    return { said, isNew };
  }

  /** Text held back for a tag that did not come. */
  rest(): string {
    const rest = this.#isThinking ? '' : this.#held;
    this.#held = '';
    return rest;
  }

  /** The position of a possible start of a tag. */
  startOfTag(): number {
    const at = this.#held.lastIndexOf('<');
    return at >= 0 && this.#held.length - at <= MOST_HELD ? at : this.#held.length;
  }
}
