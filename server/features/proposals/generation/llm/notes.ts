import type { Warning } from '#shared/proposals/contract.ts';
import type { FailureKind } from './failure.ts';

const BECAUSE: Record<FailureKind, string> = {
  unavailable: 'The language model could not be reached',
  key_refused: 'The language model is not set up',
  model_unknown: 'The language model is not set up',
  unpaid: 'The language model of this site cannot be used right now',
  too_long: 'The post and your own words are too long for the language model',
  busy: 'The language model has too much to do right now',
  slow: 'The language model took too long',
  broken: 'The language model sent nothing that could be used',
  refused: 'The language model declined to write about this job',
  other_language: 'The language model did not write in the language of this proposal',
  budget_spent: 'What this site may spend on its language model this month is used up',
  own_budget_spent: 'Your share of the language model for this month is used up',
};
/** The user cannot retry it there. */
const SPENT: ReadonlySet<FailureKind> = new Set(['budget_spent', 'own_budget_spent']);
const NEXT_MONTH = ' The next month begins on the 1st, UTC.';
/** A retry changes nothing: the operator must fix it, or the user must shorten their input. */
const LASTING: ReadonlySet<FailureKind> = new Set(['key_refused', 'model_unknown', 'unpaid', 'too_long']);

/** The note for the user when the built-in writer wrote instead of the model. */
export function fallbackNote(failure: FailureKind): Warning {
  const message = `${BECAUSE[failure]}, so our built-in writer wrote this proposal.${adviseRetry(failure)}`;
  return { code: 'writer_fallback', message };
}

/** The note for the user when the model was to change a text, and it stays as it was. Null: it answered nothing new. */
export function changeNote(failure: FailureKind | null): string {
  if (failure === null) return 'The language model found nothing to change. Ask in other words, or edit it by hand.';
  return `${BECAUSE[failure]}, so nothing was changed.${SPENT.has(failure) ? NEXT_MONTH : ''}`;
}

function adviseRetry(failure: FailureKind): string {
  if (LASTING.has(failure)) return '';
  return SPENT.has(failure) ? NEXT_MONTH : ' “Try again” asks the language model again.';
}
