import { createStore, type Store } from '#web/ui/store.ts';
import { wizardReducer } from './wizard-reducer.ts';
import { EMPTY_WIZARD, type WizardAction, type WizardState } from './wizard-state.ts';

/** The wizard's state outside React, so that a stream can write into it on any screen. */
export interface WizardStore extends Pick<Store<WizardState>, 'state' | 'subscribe'> {
  readonly dispatch: (action: WizardAction) => void;
}

export function createWizardStore(initial: WizardState = EMPTY_WIZARD): WizardStore {
  const { state, set, subscribe } = createStore(initial);
  return {
    state,
    subscribe,
    dispatch(action) {
      const next = wizardReducer(state(), action);
      if (next !== state()) set(next);
    },
  };
}
