/**
 * The frames of one tone. `{a}` and `{b}` stand for verb phrases in the base form ('migrate the store'), `{n}` for a noun
 * phrase, `{s}` for what the work is called ('your store'), `{list}`, `{tools}`, `{quote}` and `{url}` for what they say, `{q}` for words of the
 * client's.
 * At least four wordings each. None claims an experience, names a number or promises a price or a date.
 */
export interface ToneBank {
  readonly contractions: boolean;
  readonly hookOne: readonly string[];
  readonly hookTwo: readonly string[];
  readonly hookNoun: readonly string[];
  readonly hookGoal: readonly string[];
  readonly hookPain: readonly string[];
  readonly hookSubject: readonly string[];
  /** Opens with a sentence of the client's, `{q}`, in quotation marks. */
  readonly hookHeard: readonly string[];
  /** Stands before several such sentences. */
  readonly heard: readonly string[];
  readonly heardOne: readonly string[];
  /** A postscript that shows such a sentence was read. */
  readonly noted: readonly string[];
  readonly more: readonly string[];
  readonly moreNouns: readonly string[];
  readonly tools: readonly string[];
  readonly timing: readonly string[];
  readonly approach: readonly string[];
  readonly conduct: readonly string[];
  readonly manner: readonly string[];
  readonly portfolio: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Ends the proposal where a question already stood at its beginning. */
  readonly close: readonly string[];
  /** Before the advice of the postscript. */
  readonly tip: readonly string[];
}
