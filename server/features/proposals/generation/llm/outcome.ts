import type { Part } from '#shared/proposals/blocks.ts';
import type { Openings } from '#shared/proposals/contract.ts';
import type { Usage } from './cost.ts';
import type { FailureKind } from './failure.ts';

/** Who wrote what, and why: every note about it comes from here. */
export interface Outcome {
  readonly byModel: readonly Part[];
  /** What the model was to write and the composer wrote. */
  readonly byComposer: readonly Part[];
  /** Why the model ended early; null when it finished. */
  readonly failure: FailureKind | null;
  /** Null when no model was called. */
  readonly usage: Usage | null;
  /** Other openings that pass the checks; null without any. */
  readonly openings: Openings | null;
}
