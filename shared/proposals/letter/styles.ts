import type { Part } from '../blocks.ts';
import type { Style } from '../options.ts';

/** What a style puts into a letter, and in which order. A test holds every letter to its row. */
export interface StyleRow {
  /** The parts in reading order, between the code word and the postscript. */
  readonly order: readonly Part[];
  /** Sentences of the user's in the opening, at most. */
  readonly facts: 1 | 3;
  /** 'where_needed': without a fact, or beside a short one as long as no first step is typed. */
  readonly understanding: 'where_needed' | 'always' | 'never';
  /** Whether a first step is there without a typed one. */
  readonly firstStep: boolean;
  /** Further steps, at most. */
  readonly moves: number;
  readonly ps: boolean;
  /** The blanks it asks for in addition to the client's own. */
  readonly asksFor: readonly ('proof' | 'first_step' | 'question')[];
  /** Words without the client's asks, at most: what can go, goes. There is no lower bound. */
  readonly maxWords: number;
}

/** Source: docs/spec/proposal.md#shape. */
export const STYLE_ROWS: Readonly<Record<Style, StyleRow>> = {
  standard: {
    order: ['proof', 'hook', 'plan', 'answers', 'close'],
    facts: 3,
    understanding: 'where_needed',
    firstStep: true,
    moves: 0,
    ps: false,
    asksFor: ['proof', 'first_step', 'question'],
    maxWords: 160,
  },
  smart_question: {
    order: ['close', 'proof', 'hook', 'plan', 'answers'],
    facts: 1,
    understanding: 'never',
    firstStep: true,
    moves: 0,
    ps: false,
    asksFor: ['question', 'proof', 'first_step'],
    maxWords: 160,
  },
  problem_solving: {
    order: ['hook', 'plan', 'proof', 'answers', 'close'],
    facts: 1,
    understanding: 'always',
    firstStep: true,
    moves: 0,
    ps: false,
    asksFor: ['first_step', 'proof', 'question'],
    maxWords: 160,
  },
  detailed: {
    order: ['proof', 'hook', 'plan', 'answers', 'close'],
    facts: 3,
    understanding: 'always',
    firstStep: true,
    moves: 4,
    ps: true,
    asksFor: ['proof', 'first_step', 'question'],
    maxWords: 300,
  },
  concise: {
    order: ['proof', 'plan', 'answers', 'close'],
    facts: 1,
    understanding: 'never',
    firstStep: false,
    moves: 0,
    ps: false,
    asksFor: ['proof', 'question'],
    maxWords: 90,
  },
};
