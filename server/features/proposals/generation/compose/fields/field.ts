/**
 * What a person of a trade knows and a client recognises. No numbers, no claims about the writer, nothing that promises a
 * price or a date; each list holds at least four wordings so that two proposals seldom share one.
 */
export interface Field {
  /** Words in a post that point to this trade. */
  readonly signs: RegExp;
  /** Where such work goes wrong: one or two sentences. */
  readonly insights: readonly string[];
  /** A whole step each, in the order of the work. */
  readonly first: readonly string[];
  readonly middle: readonly string[];
  readonly last: readonly string[];
  /** Asked of the client; ends in a question mark. */
  readonly questions: readonly string[];
  /** Advice that helps whether or not the writer is hired. */
  readonly tips: readonly string[];
}
