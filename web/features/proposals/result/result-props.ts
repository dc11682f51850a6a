import type { GenerationState } from '../generation-state.ts';
import type { CheckedAgainst } from './use-checks.ts';

export interface ResultStepProps extends CheckedAgainst {
  generation: GenerationState;
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
