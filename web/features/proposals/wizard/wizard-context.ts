import { createContext, useContext } from 'react';
import type { LanguageChoice } from '#shared/proposals/languages.ts';
import type { FieldName, May } from '../generation/generate-request.ts';
import type { WizardAction, WizardState } from './wizard-state.ts';

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Why nothing was written, where that is about no field. */
export interface Refusal {
  readonly title: string;
  readonly words: string;
}

/** What the steps need: the state, what to do with it, and what is wrong with it. */
export interface Wizard {
  readonly state: WizardState;
  /** The state at this moment, for what happens later than the screen was drawn. */
  readonly current: () => WizardState;
  readonly dispatch: (action: WizardAction) => void;
  readonly errors: FieldErrors;
  /** Of the last request for a proposal, on the step where it was made. */
  readonly refusal: Refusal | undefined;
  readonly may: May;
  readonly isWriting: boolean;
  /** Folds the card and goes one step on, or says what is missing. */
  readonly goOn: () => void;
  readonly generate: () => void;
  /** In another language than the one that is chosen; it is the chosen one as soon as the server writes in it. */
  readonly generateIn: (language: LanguageChoice) => void;
  /** Sets or takes away what is said beside a field. */
  readonly setError: (name: FieldName, message: string | undefined) => void;
}

export const WizardContext = createContext<Wizard | undefined>(undefined);

export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('useWizard outside the wizard');
  return wizard;
}
