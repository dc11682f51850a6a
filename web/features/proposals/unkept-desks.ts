import type { WizardState } from './wizard-state.ts';

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
