import type { ChangeRequest, WritingModelAnswer } from '#shared/proposals/change.ts';
import type { Tone } from '#shared/proposals/options.ts';
import type { Done } from '../../generation/generation-state.ts';

export type Requested = Exclude<ChangeRequest['request'], { kind: 'pasted' }>;

/** One change that the user wants. */
export interface Change {
  readonly request: Requested;
  /** An exact piece of the proposal in plain form; empty for all of it. */
  readonly selection: string;
}

/** What a change would make of the proposal; nothing has come of it yet. */
export interface Changed {
  readonly before: Done;
  readonly after: Done;
  /** Why nothing is changed, or what else there is to know. */
  readonly message: string | null;
  readonly isUnchanged: boolean;
  /** Other first paragraphs, each with the letter that begins with it; only where they were asked for. */
  readonly openings: readonly { readonly text: string; readonly after: Done }[];
}

/** What a language model can do with the proposal in the workspace. */
export interface ChangeActions {
  /** @throws with a message for the user, and with the reason of `signal` when that was pressed. */
  readonly ask: (change: Change, signal: AbortSignal) => Promise<Changed>;
  /** Puts the change in place, with a version of what was there. False, and nothing done, when the text has changed since. */
  readonly keep: (before: Done, after: Done) => boolean;
  /** Puts back what it was before. False when the text has changed since. */
  readonly undo: (before: Done) => boolean;
  /** Whose language model would do it; null where there is none. */
  readonly findModel: (signal: AbortSignal) => Promise<WritingModelAnswer['model']>;
  /** Tones that come with Pro, where the person has none, and what is said of them. */
  readonly lockedTones: readonly Tone[];
  readonly offerTones: () => void;
}
