import { type WrittenSection, writtenSection } from './answer-schema.ts';
import { plainSections } from './plain-sections.ts';
import { Thoughts } from './thoughts.ts';

// Many times what a proposal takes; a model that goes on for ever is not listened to for ever.
const MAX_ANSWER_CHARS = 60_000;
// A model that repeats itself opens thousands of objects, each within the last: to look into all would take minutes.
const MAX_DEPTH = 40;
/** A refusal shows in the first words. */
const SHOWS_IN_CHARS = 500;
const NO_ANSWER = /\b(?:can(?:'|’|no)t|cannot|unable|won(?:'|’)t|not able|sorry|apologi[sz]e)\b/i;

/**
 * Reads an answer that is still arriving and gives each section of it once, when it is whole: out of JSON, wherever in it they stand and
 * whatever a model says around it, or out of plain text at the end. What a model thinks aloud is none of its answer.
 */
export class SectionReader {
  readonly #thoughts = new Thoughts();
  #text = '';
  #at = 0;
  #length = 0;
  #found = 0;
  #isInString = false;
  #isEscaped = false;
  /** Where each object began that is open. */
  #starts: number[] = [];

  get isTooLong(): boolean {
    return this.#length > MAX_ANSWER_CHARS;
  }

  /** False for an answer that broke off, and for one in which there is nothing to read. */
  get isWhole(): boolean {
    return this.#found > 0 ? this.#starts.length === 0 : this.#hasJson && this.#starts.length === 0;
  }

  /** Whether it says in its first words that it will not write. */
  get isRefusal(): boolean {
    return this.#found === 0 && !this.#hasJson && NO_ANSWER.test(this.#text.slice(0, SHOWS_IN_CHARS));
  }

  get #hasJson(): boolean {
    return this.#text.includes('{');
  }

  /** The sections that this piece has made whole. What is none by its shape is left out. */
  take(piece: string): WrittenSection[] {
    this.#length += piece.length;
    const { said, isNew } = this.#thoughts.take(piece, this.#starts.length > 0);
    if (isNew) this.#begin();
    return this.#read(said);
  }

  /** The rest, once nothing more comes: of an answer without JSON, the sections that it has in plain text. */
  end(): WrittenSection[] {
    const last = this.#read(this.#thoughts.rest());
    if (this.#found > 0 || this.#hasJson || this.isRefusal) return last;
    const plain = plainSections(this.#text);
    this.#found += plain.length;
    return [...last, ...plain];
  }

  #begin(): void {
    this.#text = '';
    this.#at = 0;
    this.#starts = [];
    this.#isInString = false;
    this.#isEscaped = false;
  }

  #read(said: string): WrittenSection[] {
    this.#text += said;
    const whole: WrittenSection[] = [];
    for (; this.#at < this.#text.length; this.#at++) {
      const start = this.#step(this.#text.charAt(this.#at));
      if (start === undefined) continue;
      const section = sectionIn(this.#text.slice(start, this.#at + 1));
      if (section) whole.push(section);
    }
    this.#found += whole.length;
    return whole;
  }

  /** Where the object began that this sign ends. */
  #step(sign: string): number | undefined {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (sign === '\\') this.#isEscaped = true;
      else if (sign === '"') this.#isInString = false;
      return undefined;
    }
    // Words before the document, of a model that talks, are no strings of it.
    if (sign === '"' && this.#starts.length > 0) this.#isInString = true;
    if (sign === '{') this.#starts.push(this.#at);
    if (sign !== '}') return undefined;
    const start = this.#starts.pop();
    return this.#starts.length < MAX_DEPTH ? start : undefined;
  }
}

function sectionIn(json: string): WrittenSection | undefined {
  if (!json.includes('"part"') || !json.includes('"blocks"')) return undefined;
  try {
    return writtenSection.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
