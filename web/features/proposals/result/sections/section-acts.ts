import type { Part } from '#shared/proposals/blocks.ts';
import type { Tone } from '#shared/proposals/options.ts';
import type { RewriteAction } from '#shared/proposals/rewrite.ts';

/** What one press asks of a section. */
export interface SectionWish {
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
  /** Nothing better could be said, or the section has changed meanwhile. */
  | { readonly kind: 'unchanged'; readonly message: string };

/** What can be done with the sections of a proposal. */
export interface SectionActs {
  readonly locks: readonly Part[];
  readonly lock: (part: Part, isLocked: boolean) => void;
  /** Tones that come with Pro, where the person has none. */
  readonly lockedTones: readonly Tone[];
  /** A locked tone was pressed. */
  readonly offerTones: () => void;
  /**
   * Has one section written anew and puts it in its place. Rejects with words for the user when it cannot be had, and with the
   * reason of `signal` when that was pressed; nothing has changed then.
   */
  readonly rewrite: (wish: SectionWish, signal: AbortSignal) => Promise<SectionOutcome>;
}
