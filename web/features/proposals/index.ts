/** The proposal tool's public API: the workspace, and what happens to a person's work when they leave. */

import type { ProposalStatus } from '#shared/proposals/statuses.ts';
import type { DraftCodec } from './workspace/draft-codec.ts';

export { saveBeforeLeaving } from './leaving/save-now.ts';
export { WorkspaceGuard } from './leaving/workspace-guard.tsx';
export type { ToolExtensionProps } from './proposal-tool-page.tsx';
export { RememberedList } from './remembered/remembered-list.tsx';
export { blanksLeft, useAskBlanks } from './result/copying/use-ask-first.ts';
export { type DraftRef, hasWork, type SentSave, type WizardState } from './wizard/wizard-state.ts';
export type { DraftCodec } from './workspace/draft-codec.ts';
export { clearRefilledFields, handOffPreHydrationInput } from './workspace/handoff.ts';
export { createEmptyWorkspace, createSsrWorkspace, openSsrWorkspace } from './workspace/ssr-workspace.ts';
export { useWizardState, useWorkspaceStatus } from './workspace/use-workspace.ts';
export type { Workspace } from './workspace/workspace.ts';

/** Takes everything of a person out of this browser, as when their account is closed. Rejects when the browser refuses. */
export async function clearWorkspaceOf(userId: string): Promise<void> {
  // Apart, because reading stored work needs schemas: no first page should wait for them.
  const { clearWorkspace } = await import('./workspace/workspace-moves.ts');
  return clearWorkspace(userId);
}

/** What shows a proposal. Apart for the same reason. */
export function loadReading() {
  return import('./result/letter/proposal-body.tsx');
}

/** What is asked before a letter with blanks is copied. Apart for the same reason. */
export async function loadBlanksQuestion() {
  return (await import('./result/copying/copy-questions.tsx')).BlanksQuestion;
}

/** Sets the status of a stored proposal; see `stored/set-status.ts`. Apart for the same reason. @throws ApiError */
export async function setStatus(proposalId: string, status: ProposalStatus): Promise<void> {
  await (await import('./stored/set-status.ts')).setStatus(proposalId, status);
}

/** Makes a draft 'copied', and changes no status that was set later. @throws ApiError */
export async function markCopied(proposalId: string): Promise<void> {
  await (await import('./stored/set-status.ts')).markCopied(proposalId);
}

/** How work is stored elsewhere, for people with an account: for the same reason. */
export async function loadDraftCodec(): Promise<DraftCodec> {
  return (await import('./workspace/draft-codec.ts')).DRAFT_CODEC;
}
