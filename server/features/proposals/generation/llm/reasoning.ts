const MARK = /<(\/?)(?:think|thinking|thought|reasoning)>/i;
/** The length of the longest tag without its last character. */
const MOST_HELD = 11;

/** The visible text of an answer, as it arrives. */
export interface VisibleText {
  readonly said: string;
  /** Everything before was reasoning: some servers leave out the opening tag. */
  readonly isNew: boolean;
}

/** Separates an answer from reasoning before it, between tags such as `<think>` and `</think>`. */
export class ReasoningFilter {
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
