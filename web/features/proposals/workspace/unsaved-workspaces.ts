import type { WizardState } from '../wizard/wizard-state.ts';
import { VISITORS_WORKSPACE } from './workspace-database.ts';

const unkept = new Map<string, WizardState>();

/** What the browser does not let us keep lives as long as this page, also while another page of the app is shown. */
export function holdUnkept(owner: string, state: WizardState): void {
  unkept.set(owner, state);
}

/** Newer than whatever the browser has of it. */
export function unkeptOf(owner: string): WizardState | undefined {
  return unkept.get(owner);
}

export function takeUnkept(owner: string): WizardState | undefined {
  const state = unkept.get(owner);
  unkept.delete(owner);
  return state;
}

/** This page's content for a workspace that the browser did not store; if that is empty, also text from before sign-in. */
export function unkeptFor(owner: string, isFree: boolean): WizardState | undefined {
  const own = takeUnkept(owner);
  if (own || !isFree) return own;
  const visitors = takeUnkept(VISITORS_WORKSPACE);
  return visitors && backInAccount(visitors, owner);
}

/** A returning person continues their draft; anybody else begins a new one. */
export function backInAccount({ draftLeft, ...state }: WizardState, userId: string): WizardState {
  if (draftLeft?.userId !== userId) return { ...state, draftLeft: null };
  const { draft, unanswered } = draftLeft;
  return { ...state, draft, unanswered, draftLeft: null };
}
