import { wizardReducer } from './wizard-reducer.ts';
import { EMPTY_WIZARD, type WizardAction, type WizardState } from './wizard-state.ts';

/** The wizard's state outside React, so that a stream can write into it on any screen. */
export interface WizardStore {
  readonly state: () => WizardState;
  readonly dispatch: (action: WizardAction) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createWizardStore(initial: WizardState = EMPTY_WIZARD): WizardStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    dispatch(action) {
      const next = wizardReducer(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
