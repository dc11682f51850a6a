import { type WrittenSection, writtenSection } from './answer-schema.ts';

/** The depth at which a section stands: in the list, in the document. */
const SECTION_DEPTH = 3;
// Many times what a proposal takes; a model that goes on for ever is not listened to for ever.
const MAX_ANSWER_CHARS = 60_000;

/** Reads JSON that is still arriving and answers each section of it once, when it is whole. */
export class SectionReader {
  #text = '';
  #at = 0;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #sectionStart = 0;

  /** What of the answer has arrived, in characters. */
  get length(): number {
    return this.#text.length;
  }

  get isTooLong(): boolean {
    return this.#text.length > MAX_ANSWER_CHARS;
  }

  /** The sections that this piece has made whole. What is none by its shape is left out. */
  take(piece: string): WrittenSection[] {
    this.#text += piece;
    const whole: WrittenSection[] = [];
    for (; this.#at < this.#text.length; this.#at++) {
      const end = this.#step(this.#text.charAt(this.#at));
      if (!end) continue;
      const section = sectionIn(this.#text.slice(this.#sectionStart, this.#at + 1));
      if (section) whole.push(section);
    }
    return whole;
  }

  /** True when this sign ends a section. */
  #step(sign: string): boolean {
    if (this.#isInString) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (sign === '\\') this.#isEscaped = true;
      else if (sign === '"') this.#isInString = false;
      return false;
    }
    // Words before the document, of a model that talks, are no strings of it.
    if (sign === '"' && this.#depth > 0) this.#isInString = true;
    if (sign === '{' || (sign === '[' && this.#depth > 0)) {
      this.#depth++;
      if (this.#depth === SECTION_DEPTH) this.#sectionStart = this.#at;
    }
    if ((sign !== '}' && sign !== ']') || this.#depth === 0) return false;
    this.#depth--;
    return sign === '}' && this.#depth === SECTION_DEPTH - 1;
  }
}

function sectionIn(json: string): WrittenSection | undefined {
  try {
    return writtenSection.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
