import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { GenerationState } from '../generation-state.ts';

export interface ResultStepProps {
  generation: GenerationState;
  /** What the post asks; null until it has been read. Without it nothing is checked. */
  brief: JobBrief | null;
  facts: readonly Fact[];
  /** The edit in progress, kept by whoever keeps the rest; null while nothing is being edited. */
  editingHtml: string | null;
  /** Called on every change of the edit in progress with all of it, and with null when editing ends. */
  onEditChange: (html: string | null) => void;
  /** The user has saved an edit. `onEditChange(null)` follows. */
  onSave: (html: string) => void;
  onStop: () => void;
  onRegenerate: () => void;
  /** Gets the rest of a proposal that ended too early; left out when the rest cannot be had. */
  onContinue?: (() => void) | undefined;
  /** Back to the first step; nothing is lost. */
  onStartAgain: () => void;
  /** Brings back what 'Regenerate' replaced; left out when there is none. */
  onPrevious?: (() => void) | undefined;
  onChangeTone?: (() => void) | undefined;
  /** Another tab writes; here the text, an edit in progress included, is shown and follows. */
  isReadOnly?: boolean;
}

/** A proposal that can be read, edited and copied, whether it came to its end or not. */
export type Finished = Exclude<GenerationState, { status: 'idle' | 'writing' }>;
