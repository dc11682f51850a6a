import { isSameDocument } from '#shared/proposals/document/to-html.ts';
import type { WizardState } from '../wizard/wizard-state.ts';

/** True when our built-in writer has written again, word for word, what it replaces. */
export function isWrittenAgain({ generation, history }: Pick<WizardState, 'generation' | 'history'>): boolean {
  if (generation.status !== 'done' || generation.answer.engine !== 'composer') return false;
  return history[0]?.status === 'done' && isSameDocument(history[0].document, generation.document);
}
