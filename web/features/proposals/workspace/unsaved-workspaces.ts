import type { WizardState } from '../wizard/wizard-state.ts';
import { VISITORS_WORKSPACE } from './workspace-database.ts';

const unsaved = new Map<string, WizardState>();

/** What the browser does not let us keep lives as long as this page, also while another page of the app is shown. */
export function rememberUnsaved(owner: string, state: WizardState): void {
  unsaved.set(owner, state);
}

/** Newer than whatever the browser has of it. */
export function findUnsaved(owner: string): WizardState | undefined {
  return unsaved.get(owner);
}

export function takeUnsaved(owner: string): WizardState | undefined {
  const state = unsaved.get(owner);
  unsaved.delete(owner);
  return state;
}

/** This page's content for a workspace that the browser did not store; if that is empty, also text from before sign-in. */
export function takeUnsavedFor(owner: string, isFree: boolean): WizardState | undefined {
  const own = takeUnsaved(owner);
  if (own || !isFree) return own;
  const visitors = takeUnsaved(VISITORS_WORKSPACE);
  return visitors && assignToAccount(visitors, owner);
}

/** A returning person continues their draft; anybody else begins a new one. */
export function assignToAccount({ draftLeft, ...state }: WizardState, userId: string): WizardState {
  if (draftLeft?.userId !== userId) return { ...state, draftLeft: null };
  const { draft, unanswered } = draftLeft;
  return { ...state, draft, unanswered, draftLeft: null };
}
