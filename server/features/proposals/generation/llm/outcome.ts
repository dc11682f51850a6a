import type { Part } from '#shared/proposals/blocks.ts';
import type { Openings } from '#shared/proposals/contract.ts';
import type { Usage } from './cost.ts';
import type { FailureKind } from './failure.ts';

/** Who wrote what, and why: every note about it comes from here. */
export interface Outcome {
  readonly byModel: readonly Part[];
  /** What the model was to write and the composer wrote. */
  readonly byComposer: readonly Part[];
  /** Why the model ended early; null when it came to its end. */
  readonly failure: FailureKind | null;
  /** Null when it was not asked. */
  readonly usage: Usage | null;
  /** Other openings that may be in the letter; null for none. */
  readonly openings: Openings | null;
}
