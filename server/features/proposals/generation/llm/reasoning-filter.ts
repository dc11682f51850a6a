const MARK = /<(\/?)(?:think|thinking|thought|reasoning)>/i;
/** The characters of the longest tag, without its last one. */
const MOST_HELD = 11;

/** What of a piece is no reasoning. */
export interface VisibleText {
  readonly said: string;
  /** What was said before was reasoning: some servers leave out the opening tag. */
  readonly isNew: boolean;
}

/** Separates an answer from reasoning before it, between tags such as `<think>` and `</think>`. */
export class ReasoningFilter {
  #held = '';
  #isThinking = false;

  get isThinking(): boolean {
    return this.#isThinking;
  }

  take(piece: string): VisibleText {
    if (!this.#isThinking && this.#held === '' && !piece.includes('<')) return { said: piece, isNew: false };
    this.#held += piece;
    let said = '';
    let isNew = false;
    for (let mark = MARK.exec(this.#held); mark; mark = MARK.exec(this.#held)) {
      const isEnd = mark[1] === '/';
      if (isEnd && !this.#isThinking) {
        said = '';
        isNew = true;
      } else if (!this.#isThinking) said += this.#held.slice(0, mark.index);
      this.#isThinking = !isEnd;
      this.#held = this.#held.slice(mark.index + mark[0].length);
    }
    const end = this.#startOfTag();
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

  #startOfTag(): number {
    const at = this.#held.lastIndexOf('<');
    return at >= 0 && this.#held.length - at <= MOST_HELD ? at : this.#held.length;
  }
}
