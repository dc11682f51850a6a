import type { z } from 'zod';
import {
  type WrittenBlock,
  type WrittenSection,
  type WrittenSentence,
  writtenBlock,
  writtenSection,
  writtenSentence,
} from './answer-schema.ts';
import { plainSections } from './plain-sections.ts';
import { Thoughts } from './reasoning.ts';

// Many times what a proposal takes; a model that goes on for ever is not listened to for ever.
const MAX_ANSWER_CHARS = 60_000;
// A model that repeats itself opens thousands of objects, each within the last: to look into all would take minutes.
const MAX_DEPTH = 40;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;
const END_BRACE = 0x7d;
/** A refusal shows in the first words. */
const SHOWS_IN_CHARS = 500;
const NO_ANSWER = /\b(?:can(?:'|’|no)t|cannot|unable|won(?:'|’)t|not able|sorry|apologi[sz]e)\b/i;

/** What has become whole of an answer. */
export type Written =
  | WrittenInPlace
  /** That it thinks: once, and not behind the first sentence. */
  | { readonly type: 'thinking' }
  /** A section with all that is in it. Where `isRead`, its sentences were given one by one before it. */
  | { readonly type: 'section'; readonly section: WrittenSection; readonly isRead: boolean };

export interface WrittenInPlace {
  readonly type: 'sentence';
  readonly part: string;
  /** As far as it has been read; the same for all its sentences. */
  readonly block: WrittenBlock;
  readonly sentence: WrittenSentence;
}

/** An object that is open. */
interface Opened {
  readonly start: number;
  /** Where the first object inside it began: what is before is known while the rest still arrives. */
  firstInside: number | undefined;
  hasSection: boolean;
  section?: { readonly part: string; readonly blocks: WrittenBlock[] } | undefined;
  block?: WrittenBlock | undefined;
}

/**
 * Reads an answer that is still arriving and gives each sentence and each section of it once, when it is whole: out of JSON, wherever in
 * it they stand and whatever a model says around it, or out of plain text at the end. What a model thinks aloud is none of its answer.
 */
export class SectionReader {
  readonly #thoughts = new Thoughts();
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

  /** False for an answer that broke off, and for one in which there is nothing to read. */
  get isWhole(): boolean {
    return this.#open.length === 0 && (this.#found > 0 || this.#hasJson);
  }

  /** Whether it says in its first words that it will not write. */
  get isRefusal(): boolean {
    return this.#found === 0 && !this.#hasJson && NO_ANSWER.test(this.#text.slice(0, SHOWS_IN_CHARS));
  }

  get #hasJson(): boolean {
    return this.#text.includes('{');
  }

  /** What this piece has made whole. What is none of it by its shape is left out. */
  take(piece: string): Written[] {
    this.#length += piece.length;
    const { said, isNew } = this.#thoughts.take(piece, this.#open.length > 0);
    if (isNew) this.#begin();
    return this.#thoughts.isThinking ? [...this.think(), ...this.#read(said)] : this.#read(said);
  }

  /** Thoughts came that are no text. */
  think(): Written[] {
    if (this.#hasThought || this.#found > 0) return [];
    this.#hasThought = true;
    return [{ type: 'thinking' }];
  }

  /** The rest, once nothing more comes: of an answer without JSON, the sections that it has in plain text. */
  end(): Written[] {
    const last = this.#read(this.#thoughts.rest());
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

  /** The object that this sign ends. */
  #step(sign: number): Opened | undefined {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (sign === BACKSLASH) this.#isEscaped = true;
      else if (sign === QUOTE) this.#isInString = false;
      return undefined;
    }
    // Words before the document, of a model that talks, are no strings of it.
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

  /** Where its block and its section have said before it what they are. */
  #sentenceIn(json: string): WrittenInPlace | undefined {
    const [section, block] = this.#open.slice(-2);
    if (!section || !block || !json.includes('"text"')) return undefined;
    section.section ??= this.#headOf(section, writtenSection);
    block.block ??= this.#headOf(block, writtenBlock);
    const sentence = parsed(json, writtenSentence);
    if (!section.section || !block.block || !sentence) return undefined;
    block.block.sentences.push(sentence);
    return { type: 'sentence', part: section.section.part, block: block.block, sentence };
  }

  /** What an object says before its first list. */
  #headOf<T>({ start, firstInside }: Opened, shape: z.ZodType<T>): T | undefined {
    return firstInside === undefined ? undefined : parsed(`${this.#text.slice(start, firstInside)}]}`, shape);
  }
}

function sectionIn(json: string): WrittenSection | undefined {
  return json.includes('"part"') && json.includes('"blocks"') ? parsed(json, writtenSection) : undefined;
}

function parsed<T>(json: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
