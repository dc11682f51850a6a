/** The parts of a letter, in the order of the style Standard. Source: docs/spec/writer.md#the-five-parts-and-the-postscript. */
export const PARTS = ['opener', 'opening', 'understanding', 'first_step', 'answers', 'next_step', 'ps'] as const;
export type Part = (typeof PARTS)[number];

/** A piece of a proposal. `evidence` lists the ids of the user's facts that it uses. Plain text, never HTML. */
export type Block =
  | { type: 'heading'; part: Part; text: string }
  | { type: 'p'; part: Part; text: string; evidence: string[] }
  | { type: 'list'; part: Part; items: string[]; ordered: boolean; evidence: string[] }
  | { type: 'qa'; part: 'answers'; question: string; answer: string; evidence: string[] }
  | { type: 'ps'; part: 'ps'; text: string; evidence: string[] };

/** One sentence of the user's own words: 'F1', 'F2' …, and 'R1' … for what they asked to have changed. */
export interface Fact {
  readonly id: string;
  readonly text: string;
  readonly from: 'skills' | 'about' | 'portfolio' | 'sample' | 'request';
}
