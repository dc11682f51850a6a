import type { HiddenText } from '#shared/proposals/hidden-words.ts';

/** As a model may have changed it. */
const PLACEHOLDER = /\{{1,2}\s?WORD[ _-]?(\d{1,2})\s?\}{1,2}/gi;

/** Replaces what the user wants hidden before anything is sent, and puts it back into what a model wrote. */
export class HiddenWords {
  readonly #texts: readonly string[];
  readonly #pattern: RegExp | undefined;
  readonly #met = new Set<number>();

  constructor(words: readonly string[]) {
    this.#texts = [...new Set(words)];
    // The longest first: 'Anna Keller' is one text, not a name and a rest.
    const longestFirst = this.#texts.toSorted((a, b) => b.length - a.length).map(escapePattern);
    this.#pattern =
      longestFirst.length > 0
        ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
        : undefined;
  }

  /** What was replaced so far. */
  get hidden(): HiddenText[] {
    return this.#texts.flatMap((text, index) =>
      this.#met.has(index) ? [{ text, placeholder: placeholderOf(index) }] : [],
    );
  }

  hide(text: string): string {
    if (!this.#pattern) return text;
    return text.replace(this.#pattern, (found) => {
      const index = this.#texts.findIndex((one) => one.toLowerCase() === found.toLowerCase());
      this.#met.add(index);
      return placeholderOf(index);
    });
  }

  restore(text: string): string {
    return restoreHidden(text, this.#texts);
  }
}

/** A placeholder that stands for nothing is a blank. */
export function restoreHidden(text: string, words: readonly string[]): string {
  return text.replace(PLACEHOLDER, (_, number: string) => words[Number(number) - 1] ?? '[the name]');
}

function placeholderOf(index: number): string {
  return `{{WORD_${index + 1}}}`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&').replace(/\s+/g, '\\s+');
}
