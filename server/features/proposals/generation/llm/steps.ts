import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Outcome } from './outcome.ts';
import type { Fault } from './prompt.ts';
import type { Written } from './read-sections.ts';

/** What may be shown at once, in reading order; last who wrote what. */
export type WriterStep =
  | Shows
  /** The model thinks before its first word. */
  | { readonly type: 'thinking' }
  | { readonly type: 'outcome'; readonly outcome: Outcome };

export type Shows =
  /** What is code's before the first word of the writer. */
  { readonly type: 'opening'; readonly blocks: readonly Block[] } | TextStep;

export type TextStep =
  | { readonly type: 'blocks'; readonly blocks: readonly Block[] }
  /** The last block has become longer: all that stood in it is how it begins. */
  | { readonly type: 'grown'; readonly block: Block };

/** A text that comes of what a model writes, and of the composer's where that does not do. */
export interface TextToWrite {
  readonly byModel: readonly Part[];
  readonly byComposer: readonly Part[];
  /** All that has been shown. */
  readonly shown: readonly Block[];
  /** Whether something of the model's may be shown, or has been. */
  readonly hasSome: boolean;
  take(written: Exclude<Written, { type: 'thinking' }>): Iterable<TextStep>;
  /** What is to be asked for again, and has not been; from here on it is waited for. */
  faults(answer: 'arrives' | 'is whole' | 'broke off'): readonly Fault[];
  /** No more comes of these. */
  giveUp(parts: readonly Part[]): Iterable<TextStep>;
  /** All that is left. */
  rest(): Iterable<TextStep>;
}
