import { z } from 'zod';

/** The five parts of a proposal and its postscript; `opener` is the code word that the client wants first. Source: docs/spec/proposal.md. */
export const PARTS = ['opener', 'hook', 'plan', 'proof', 'answers', 'close', 'ps'] as const;
export type Part = (typeof PARTS)[number];

/** What stored proposals called the parts. */
const FORMER_PARTS: Readonly<Record<string, Part>> = {
  opening: 'proof',
  understanding: 'hook',
  first_step: 'plan',
  next_step: 'close',
};

/** A part, also by the name that proposals were stored with before. */
export const storedPart = z.preprocess(
  (name) => (typeof name === 'string' ? (FORMER_PARTS[name] ?? name) : name),
  z.enum(PARTS),
);

/** A piece of a proposal. `evidence` lists the ids of the user's facts that it uses. Plain text, never HTML. */
export type Block =
  | { type: 'heading'; part: Part; text: string }
  | { type: 'p'; part: Part; text: string; evidence: string[] }
  | { type: 'list'; part: Part; items: string[]; ordered: boolean; evidence: string[] }
  | { type: 'ps'; part: 'ps'; text: string; evidence: string[] };

/** One sentence of the user's own words: 'F1', 'F2' …, and 'R1' … for what they asked to have changed. */
export interface Fact {
  readonly id: string;
  readonly text: string;
  readonly from: 'headline' | 'skills' | 'about' | 'portfolio' | 'sample' | 'request';
}
