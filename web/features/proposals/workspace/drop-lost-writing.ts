import type { WizardState } from '../wizard/wizard-state.ts';

/**
 * Writing that has neither a name on the server nor a request to ask with cannot be gone on with: what was there before comes
 * back, else the last step. A stored result that can no longer be read leaves its step open, which says so.
 */
export function dropLostWriting(state: WizardState): WizardState {
  const { generation } = state;
  if (generation.status !== 'writing' || generation.proposalId !== null || generation.intent) return state;
  const [previous, ...history] = state.history;
  if (previous) return { ...state, generation: previous, history };
  return { ...state, generation: { status: 'idle' }, step: 4 };
}
