const MARK = /<(\/?)(?:think|thinking|thought|reasoning)>/i;
/** As long as the longest mark, but for its last sign. */
const MOST_HELD = 11;

/** What of an answer is said, as it arrives. */
export interface Said {
  readonly said: string;
  /** All that was said before was thought: the mark of its beginning is left out by some servers. */
  readonly isNew: boolean;
}

/** Parts an answer from what a model thinks aloud before it, between marks such as `<think>` and `</think>`. */
export class Thoughts {
  #held = '';
  #isThinking = false;

  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** Within JSON no thought begins: there it would be a text that is quoted. */
  take(piece: string, isInJson: boolean): Said {
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
      // Kept as it is, which the reader of JSON takes for a part of the text it is in.
      if (!isEnd && isInJson && !isNew && !this.#isThinking) said += mark[0];
      else this.#isThinking = !isEnd;
      this.#held = this.#held.slice(mark.index + mark[0].length);
    }
    const end = this.#mayGoOn();
    if (!this.#isThinking) said += this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    return { said, isNew };
  }

  /** What was held back for a mark that did not come. */
  rest(): string {
    const rest = this.#isThinking ? '' : this.#held;
    this.#held = '';
    return rest;
  }

  /** Where the beginning of a mark may stand whose end has not arrived. */
  #mayGoOn(): number {
    const at = this.#held.lastIndexOf('<');
    return at >= 0 && this.#held.length - at <= MOST_HELD ? at : this.#held.length;
  }
}
