import type { Draft } from '#shared/drafts/contract.ts';
import type { WizardState } from '#web/features/proposals/index.ts';
import { timeOfDay } from '#web/ui/dates.ts';

/** Where saving stands. `ended`: Pro has ended meanwhile, and nothing is saved any more. */
export type KeeperPhase = 'idle' | 'saving' | 'offline' | 'failed' | 'ended';

export interface KeeperStatus {
  readonly phase: KeeperPhase;
  readonly isAuto: boolean;
  /** The draft as it is on the server, when it and the desk have both changed: the person chooses. */
  readonly theirs: Draft | null;
}

const NOT_SAVED = 'Not saved yet';
const OFFLINE = 'Offline, kept on this device';

/** The line beside the title; empty while there is nothing to save. */
export function statusWords({ phase, isAuto, theirs }: KeeperStatus, state: WizardState, isUnsaved: boolean): string {
  if (phase === 'saving') return 'Saving…';
  if (phase === 'ended') return 'Auto-save has stopped, kept on this device';
  if (phase === 'offline' && isUnsaved) return OFFLINE;
  const isThere = state.draft !== null && state.draft.revision > 0;
  if (isUnsaved && (phase === 'failed' || theirs || !isAuto || !isThere)) return NOT_SAVED;
  return state.draft && isThere ? `Saved ${timeOfDay(state.draft.savedAt)}` : '';
}

/** What is told to whoever listens: that something is wrong, and that it is right again, not every save. */
export function spokenWords(words: string, before: string): string {
  const isTrouble = words === OFFLINE || words.startsWith('Auto-save has stopped');
  const wasTrouble = before === OFFLINE;
  return isTrouble || (wasTrouble && words.startsWith('Saved')) ? words : '';
}
