import type { Part } from '#shared/proposals/blocks.ts';
import type { Warning } from '#shared/proposals/contract.ts';
import type { RewriteAction } from '#shared/proposals/rewrite.ts';
import type { FailureKind } from './failure.ts';
import type { Outcome } from './steps.ts';

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
  budget_spent: 'What this site may spend on its language model this month is used up',
  own_budget_spent: 'Your share of the language model for this month is used up',
};
/** The user cannot retry it there. */
const SPENT: ReadonlySet<FailureKind | null> = new Set(['budget_spent', 'own_budget_spent']);
const NEXT_MONTH = ' The next month begins on the 1st, UTC.';
/** A retry changes nothing: the operator must fix it, or the user must shorten their input. */
const LASTING: ReadonlySet<FailureKind | null> = new Set(['key_refused', 'model_unknown', 'unpaid', 'too_long']);

/** The names of the parts in a sentence. */
const NAMES: Record<Part, string> = {
  opener: 'the opening',
  hook: 'the hook',
  proof: 'the proof',
  plan: 'the plan',
  answers: 'the answers',
  close: 'the close',
  ps: 'the postscript',
};

/** The note for the user when the composer wrote instead of the model; null without one. */
export function fallbackNote(outcome: Outcome | null): Warning | null {
  if (outcome === null || (outcome.byComposer.length === 0 && outcome.byModel.length > 0)) return null;
  return { code: 'writer_fallback', message: messageFor(outcome) };
}

function messageFor({ byModel, byComposer, failure }: Outcome): string {
  if (byModel.length === 0) {
    return `${describeFailure(failure)}, so our built-in writer wrote this proposal.${adviseRetry(failure)}`;
  }
  const parts = joinNames(byComposer.map((part) => NAMES[part]));
  return failure
    ? `The language model stopped half-way, so our built-in writer wrote ${parts}.${adviseRetry(failure)}`
    : `What the language model wrote for ${parts} did not pass our checks, so our built-in writer wrote that part.`;
}

/** What was done to a section, and the button for it. */
const DONE: Record<RewriteAction, { did: string; button: string }> = {
  regenerate: { did: 'wrote this section', button: 'Regenerate' },
  tone: { did: 'wrote this section', button: 'Tone' },
  shorten: { did: 'made this section shorter', button: 'Shorten' },
  lengthen: { did: 'made this section longer', button: 'Lengthen' },
};

/**
 * The note for the user when the model was to rewrite a section and did not: the composer has, or for the reason `why` it
 * has not either, and the section stays.
 */
export function sectionNote(failure: FailureKind | null, action: RewriteAction, why: string | null): string {
  const { did, button } = DONE[action];
  if (why !== null) return `${describeFailure(failure)}. ${why}`;
  return `${describeFailure(failure)}, so our built-in writer ${did}.${adviseRetry(failure, button)}`;
}

/** The note for the user when the model was to change a text as they asked, and the text stays as it was. */
export function changeNote(failure: FailureKind | null, isAnswered: boolean): string {
  if (failure !== null) return `${BECAUSE[failure]}, so nothing was changed.${monthOf(failure)}`;
  return isAnswered
    ? 'The language model found nothing to change. Ask in other words, or edit it by hand.'
    : 'What the language model wrote did not pass our checks, so nothing was changed. Ask in other words, or edit it by hand.';
}

function monthOf(failure: FailureKind): string {
  return SPENT.has(failure) ? NEXT_MONTH : '';
}

function describeFailure(failure: FailureKind | null): string {
  return failure ? BECAUSE[failure] : 'Nothing of what the language model wrote passed our checks';
}

function adviseRetry(failure: FailureKind | null, button = 'Regenerate'): string {
  if (LASTING.has(failure)) return '';
  return SPENT.has(failure) ? NEXT_MONTH : ` “${button}” asks the language model again.`;
}

function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
