/**
 * What a person of a trade knows and a client recognises. No numbers, no claims about the writer, nothing that promises a
 * price or a date; each list holds at least four wordings so that two proposals seldom share one.
 */
export interface Field {
  /** Words in a post that point to this trade and no other. */
  readonly signs: RegExp;
  /** Words that stand in posts of other trades as well: 'app', 'video', 'report'. Each says half as much. */
  readonly weak: RegExp;
  /** Words in a title that make it another trade's job, whatever else is spoken of: a backend for videos is not cut. */
  readonly unless: RegExp;
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

/** What a trade has wordings of. */
export type Said = Exclude<keyof Field, 'signs' | 'weak' | 'unless'>;
