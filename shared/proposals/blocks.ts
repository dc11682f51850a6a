/**
 * The parts of a proposal, in the order of Professional × Standard; other styles order them their own way.
 * Source: decisions 'Contracts' (five parts, then P.S.; questions and asks before the next step).
 */
export const PARTS = ['opener', 'hook', 'needs', 'approach', 'why_me', 'answers', 'next_step', 'ps'] as const;
export type Part = (typeof PARTS)[number];

/** A piece of a proposal. `evidence` lists the ids of the user's facts that the text rests on. Plain text, never HTML. */
export type Block =
  | { type: 'heading'; part: Part; text: string }
  | { type: 'p'; part: Part; text: string; evidence: string[] }
  | { type: 'list'; part: Part; items: string[]; ordered: boolean; evidence: string[] }
  | { type: 'qa'; part: 'answers'; question: string; answer: string; evidence: string[] }
  | { type: 'ps'; part: 'ps'; text: string; evidence: string[] };

/** One sentence of the user's own words: 'F1', 'F2' … */
export interface Fact {
  readonly id: string;
  readonly text: string;
  readonly from: 'skills' | 'about' | 'portfolio' | 'sample';
}
