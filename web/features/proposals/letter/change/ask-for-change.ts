// Fetched with the first request.

import {
  type ChangeRequest,
  changeProposal,
  getWritingModel,
  type WritingModelAnswer,
} from '#shared/proposals/change.ts';
import { textOfDocument } from '#shared/proposals/text/proposal-text.ts';
import { call } from '#web/api/call.ts';
import { allowedStyle, allowedTone, generateRequest, type May } from '../../generation/generate-request.ts';
import type { Done } from '../../generation/generation-state.ts';
import type { WizardState } from '../../wizard/wizard-state.ts';
import { applyChange, withOpening } from './apply-change.ts';
import type { Change, Changed } from './change-actions.ts';

/** A language model takes its time. */
const TIMEOUT_MS = 60_000;
const NOTHING_TO_CHANGE = 'There is no proposal to change yet.';

/**
 * Asks a language model for a change of the proposal in the workspace. Nothing is changed by it.
 * @throws ApiError when it cannot be had.
 */
export async function askForChange(
  state: WizardState,
  may: May,
  change: Change,
  signal: AbortSignal,
): Promise<Changed> {
  const { generation, edit } = state;
  if (generation.status !== 'done' || edit !== null) throw new Error(NOTHING_TO_CHANGE);
  const input = inputFor(state, generation, change, may);
  const answer = await call(changeProposal, { input, signal, timeoutMs: TIMEOUT_MS });
  const { message, unchanged, openings } = answer;
  const at = Date.now();
  return {
    before: generation,
    after: applyChange(generation, change, { answer, at }),
    message,
    isUnchanged: unchanged,
    openings: openings.map((text) => ({ text, after: withOpening(generation, text, at) })),
  };
}

/** What is sent of a proposal: as it was written, whatever has been chosen for the next one. */
function inputFor(state: WizardState, { document, answer, made }: Done, change: Change, may: May): ChangeRequest {
  const { request, selection } = change;
  return {
    ...generateRequest(state, may),
    proposalId: answer.proposalId,
    tone: allowedTone(made?.tone ?? state.tone, may),
    style: allowedStyle(made?.style ?? state.style, may),
    language: answer.language,
    layout: answer.layout,
    text: textOfDocument(document, answer),
    selection,
    request: request.kind === 'tone' ? { ...request, tone: allowedTone(request.tone, may) } : request,
  };
}

export async function findModel(signal: AbortSignal): Promise<WritingModelAnswer['model']> {
  return (await call(getWritingModel, { signal })).model;
}
