import { isBlank } from '#shared/http/text.ts';
import type { WizardState } from './wizard-state.ts';

/** On its own step a job without a title or a description is never folded: there is nothing to sum up, and its fields are needed. */
export function withBlankJobOpen(state: WizardState): WizardState {
  const { step, fields, folded } = state;
  const isMissing = isBlank(fields.jobTitle) || isBlank(fields.jobDescription);
  return step === 1 && folded.job && isMissing ? { ...state, folded: { ...folded, job: false } } : state;
}
