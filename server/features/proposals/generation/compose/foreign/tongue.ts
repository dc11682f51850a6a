import type { Ask, Question } from '#shared/proposals/brief.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { Tone } from '#shared/proposals/options.ts';
import type { Address } from './address.ts';

export type Abroad = Exclude<WrittenLanguage, 'en'>;

/**
 * The frames of one tone, at least four wordings each. `{a}` and `{b}` stand for what is to be done, as a clause in the
 * infinitive, `{d}` for the same behind 'de' where French wants it; `{n}` for a thing wanted, with its article; `{t}` for the post's title in quotation marks; `{list}`, `{tools}`,
 * `{quote}` and `{url}` for what they say. No frame needs to know the gender or number of what it takes in. None claims an
 * experience, names a number or promises a price or a date.
 */
export interface Frames {
  readonly hookOne: readonly string[];
  readonly hookTwo: readonly string[];
  readonly hookNoun: readonly string[];
  readonly hookTitle: readonly string[];
  readonly more: readonly string[];
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
}
export type Slot = keyof Frames;

/** What is the same in every tone; none of it says 'you', so that it goes with each. */
export interface Advice {
  readonly insights: readonly string[];
  readonly first: readonly string[];
  readonly middle: readonly string[];
  readonly last: readonly string[];
  readonly questions: readonly string[];
  readonly tips: readonly string[];
}

/** Advice for tones that talk, and how they lead up to a sentence of the client's, `{q}`. */
export interface Plain extends Omit<Advice, 'questions'> {
  readonly heard: readonly string[];
}

export type Profession = 'law' | 'finance' | 'translation' | 'video' | 'teaching' | 'science' | 'marketing';
export type TradeName = Profession | 'software' | 'text' | 'design' | 'data' | 'office';

/** Advice of one trade, and the words by which a post of it is known. */
export interface Trade extends Pick<Advice, 'insights' | 'first' | 'questions' | 'tips'> {
  readonly signs: RegExp;
}

/** Words that stand at fixed places. */
export interface Fixed {
  /** Opening and closing quotation mark. */
  readonly quotes: readonly [string, string];
  readonly colon: string;
  readonly and: string;
  readonly titleLines: readonly string[];
  readonly tipLeads: readonly string[];
  readonly codeLines: readonly string[];
  readonly check: { readonly answered: string; readonly blank: string };
  readonly labels: Record<Exclude<Ask['kind'], 'other'>, string>;
  readonly askBlanks: Record<Ask['kind'], string>;
  readonly blanks: Record<Question['kind'], string>;
  readonly planAbove: string;
  /** An answer that a sentence of the user's own gives already, which stands further up. */
  readonly saidAbove: string;
  /** For more questions than a short text takes up. */
  readonly onRequest: string;
  /** What the first step would be, `{f}`, said by itself. */
  readonly beginnings: readonly string[];
  /** A step in between, `{m}`, and the last one, `{l}`, said by themselves. */
  readonly along: readonly string[];
  readonly endings: readonly string[];
  /** A sentence of the client's own, `{q}`, which says what the job is about. */
  readonly heard: readonly string[];
  /** `{tools}`: skills of the user that the post asks for. */
  readonly skills: string;
  /** Before sentences of the user's own that stand in another language. */
  readonly ownWords: readonly string[];
  /** A step, as it stands behind a colon. */
  afterColon(text: string): string;
  /** A line of a list, as it stands in the middle of a sentence. */
  midSentence(text: string): string;
  /** Asks how something would be done: answered by a method. */
  readonly asksHow: RegExp;
}

/** All that is needed to write in one language. */
export interface Tongue {
  readonly frames: Record<Tone, Frames>;
  readonly advice: Advice;
  readonly plain: Plain;
  readonly trades: Record<TradeName, Trade>;
  readonly fixed: Fixed;
  /** The tones that say 'tú' or 'du' to everybody. */
  readonly familiar: ReadonlySet<Tone>;
  /** What two words do to each other: 'e implementar', not 'y implementar'. */
  smooth(text: string): string;
  /** Null where everybody is addressed alike. */
  readonly address: Address | null;
}
