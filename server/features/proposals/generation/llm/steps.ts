import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Openings } from '#shared/proposals/contract.ts';
import type { Usage } from './cost.ts';
import type { FailureKind } from './failure.ts';
import type { Fault } from './prompt.ts';
import type { Written } from './read-sections.ts';

/** What may be shown at once, in reading order; at the end who wrote what. */
export type WriterStep =
  | Shows
  /** The model reasons before its first word. */
  | { readonly type: 'thinking' }
  | { readonly type: 'outcome'; readonly outcome: Outcome };

export type Shows =
  /** Fixed text before the writer's first word. */
  { readonly type: 'opening'; readonly blocks: readonly Block[] } | TextStep;

export type TextStep =
  | { readonly type: 'blocks'; readonly blocks: readonly Block[] }
  /** The last block has grown: it begins with its earlier text. */
  | { readonly type: 'grown'; readonly block: Block };

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

/** A text by a model, and by the composer where the model's fails. */
export interface TextToWrite {
  readonly byModel: readonly Part[];
  readonly byComposer: readonly Part[];
  /** Everything shown so far. */
  readonly shown: readonly Block[];
  /** Whether text of the model may be shown, or was. */
  readonly hasSome: boolean;
  take(written: Exclude<Written, { type: 'thinking' }>): Iterable<TextStep>;
  /** What must be requested again, and was not; from here on it is awaited. */
  faults(answer: 'arrives' | 'is whole' | 'broke off'): readonly Fault[];
  /** Nothing more of these arrives. */
  giveUp(parts: readonly Part[]): Iterable<TextStep>;
  /** The rest. */
  rest(): Iterable<TextStep>;
}
