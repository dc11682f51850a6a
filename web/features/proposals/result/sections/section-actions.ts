import type { Part } from '#shared/proposals/blocks.ts';
import type { WritingModelAnswer } from '#shared/proposals/change.ts';
import type { Tone } from '#shared/proposals/options.ts';

export type RewriteAction = 'regenerate' | 'shorten' | 'lengthen' | 'tone';

/** What one press asks of a section. */
export interface SectionIntent {
  readonly part: Part;
  /** As the reader knows the section. */
  readonly name: string;
  readonly action: RewriteAction;
  /** For 'tone'. */
  readonly tone?: Tone | undefined;
}

export type SectionOutcome =
  /** `wasEdited`: words of the user's own were replaced. */
  | {
      readonly kind: 'rewritten';
      readonly message: string | null;
      readonly wasEdited: boolean;
      readonly undo: () => void;
    }
  /** Nothing better could be said, or the section has changed in the meantime. */
  | { readonly kind: 'unchanged'; readonly message: string };

/** What can be done with the sections of a proposal. */
export interface SectionActions {
  readonly locks: readonly Part[];
  readonly lock: (part: Part, isLocked: boolean) => void;
  /** Tones that come with Pro, where the person has none. */
  readonly lockedTones: readonly Tone[];
  /** A locked tone was pressed. */
  readonly offerTones: () => void;
  /**
   * Rewrites one section and puts it in place. Rejects with a message for the user if that fails, and with the
   * reason of `signal` when that was pressed; nothing has changed then.
   */
  readonly rewrite: (intent: SectionIntent, signal: AbortSignal) => Promise<SectionOutcome>;
  /** Has the letter, or a piece of it, changed as the user asks; ends as `rewrite` does. */
  readonly change: (change: LetterChange, signal: AbortSignal) => Promise<SectionOutcome>;
  /** Whose language model would change it; null where there is none. */
  readonly findModel: (signal: AbortSignal) => Promise<WritingModelAnswer['model']>;
}

/** What the user asks for in their own words. */
export interface LetterChange {
  readonly request: string;
  /** The section that it is about, and the sentence of it; null for the whole letter, or the whole section. */
  readonly section: { readonly part: Part; readonly name: string; readonly sentence: string | null } | null;
}
