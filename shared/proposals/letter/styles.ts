import type { Part } from '../blocks.ts';
import type { Style } from '../options.ts';

/** A place that a style asks for, beside the client's own demands. */
export type OwnSlot = 'understanding' | 'first_step' | 'needs' | 'proof' | 'question' | 'why';

/** What a style puts into a letter, and what leads. A test holds every letter to its row. */
export interface StyleRow {
  /** The parts in reading order, between the code word and the postscript. */
  readonly order: readonly Part[];
  /** Sentences of the user's in the proof, at most. */
  readonly facts: 1 | 3;
  /** What has a blank of its own, the most important first. */
  readonly asksFor: readonly OwnSlot[];
  /** What gives way to the client's demands where there is no room for both. */
  readonly spares: readonly OwnSlot[];
  /** The question is the hook. */
  readonly asksFirst: boolean;
  /** The client's list of the work stands in the plan. */
  readonly listsParts: boolean;
}

const ORDER: readonly Part[] = ['hook', 'plan', 'proof', 'answers', 'close'];
const ROW: StyleRow = {
  order: ORDER,
  facts: 3,
  asksFor: ['first_step', 'question', 'proof'],
  spares: ['proof'],
  asksFirst: false,
  listsParts: false,
};

/** Source: docs/spec/proposal.md#shape. */
export const STYLE_ROWS: Readonly<Record<Style, StyleRow>> = {
  standard: ROW,
  smart_question: { ...ROW, facts: 1, asksFor: [...ROW.asksFor, 'why'], spares: ['proof', 'why'], asksFirst: true },
  problem_solving: { ...ROW, facts: 1, asksFor: ['understanding', ...ROW.asksFor] },
  detailed: { ...ROW, asksFor: [...ROW.asksFor, 'needs'], listsParts: true },
  concise: { ...ROW, facts: 1 },
};
