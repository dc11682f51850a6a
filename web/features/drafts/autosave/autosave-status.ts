import type { Draft } from '#shared/drafts/contract.ts';
import type { WizardState } from '#web/features/proposals/index.ts';
import { timeOfDay } from '#web/ui/dates.ts';
import { isDeleted } from './draft-server.ts';

/** The state of saving. `ended`: Pro has ended, and nothing is saved any more. */
export type AutosavePhase = 'idle' | 'saving' | 'offline' | 'failed' | 'ended';

export interface AutosaveStatus {
  readonly phase: AutosavePhase;
  readonly isAuto: boolean;
  /** The draft as it is on the server, when it and the workspace have both changed: the person chooses. */
  readonly theirs: Draft | null;
  /** The dialog that asks is open. */
  readonly isAsking: boolean;
}

interface InWorkspace {
  readonly draft: WizardState['draft'];
  readonly isUnsaved: boolean;
  /** False when the browser stores nothing either. */
  readonly isKept: boolean;
}

const NOT_SAVED = 'Not saved yet';
const ON_THIS_DEVICE = ', kept on this device';

/** The line beside the title; empty while there is nothing to save. */
export function statusWords(
  { phase, isAuto, theirs }: AutosaveStatus,
  { draft, isUnsaved, isKept }: InWorkspace,
): string {
  const where = isKept ? ON_THIS_DEVICE : '';
  if (phase === 'saving') return 'Saving…';
  if (phase === 'ended') return `Auto-save has stopped${where}`;
  if (phase === 'offline' && isUnsaved) return isKept ? `Offline${where}` : 'Offline, not saved yet';
  const isThere = draft !== null && !isDeleted(draft);
  if (isUnsaved && (phase === 'failed' || theirs || !isAuto || !isThere)) return NOT_SAVED;
  if (draft && !isThere) return 'Deleted elsewhere';
  return draft ? `Saved ${timeOfDay(draft.savedAt)}` : '';
}

/** Screen readers announce that saving fails and that it works again, not every save. */
export function spokenWords(words: string, before: string): string {
  const isTrouble = words.startsWith('Offline') || words.startsWith('Auto-save has stopped');
  const wasTrouble = before.startsWith('Offline');
  return isTrouble || (wasTrouble && words.startsWith('Saved')) ? words : '';
}
