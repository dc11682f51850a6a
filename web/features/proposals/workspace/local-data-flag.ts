import { readStored, store } from '#web/ui/browser-storage.ts';
import { hasWork, type WizardState } from '../wizard/wizard-state.ts';

/** Under this key localStorage says that the visitor's workspace holds work: it can be read before the first paint. */
export const LOCAL_DATA_KEY = 'local-work';

/**
 * Keeps that word true. Where the browser has lost it, or keeps none, the empty fields of the page are seen for a moment before
 * what is stored: nothing depends on it.
 */
export function setLocalDataFlag(isKept: boolean): void {
  if (isKept !== (readStored('local', LOCAL_DATA_KEY) !== null)) store('local', LOCAL_DATA_KEY, isKept ? 'true' : null);
}

/** Is this what the page is rendered with: the first step, and nothing in it? */
export function isEmptyFirstStep(state: WizardState): boolean {
  return state.step === 1 && !state.folded.job && !hasWork(state);
}
