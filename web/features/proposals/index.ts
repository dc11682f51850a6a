/** The proposal tool, for what stands around it: the workspace, and what becomes of a person's work when they leave. */

import type { WorkShapes } from './workspace-slots.ts';

export type { DraftRef, SentSave } from './draft-ref.ts';
export { saveBeforeLeaving } from './leaving/last-save.ts';
export { WorkspaceGuard } from './leaving/workspace-guard.tsx';
export { KEPT_KEY } from './local-data-flag.ts';
export { bringTyped, emptyRestored } from './pre-hydration-input.ts';
export type { Span, TreeBlock } from './result/text/proposal-tree.ts';
export { createSsrWorkspace, openSsrWorkspace } from './ssr-workspace.ts';
export type { KeptWork } from './stored-shape.ts';
export { untouchedWorkspace } from './untouched-workspace.ts';
export { hasWork, type WizardState } from './wizard-state.ts';
export type { Workspace } from './workspace.ts';
export type { AroundWorkspaceProps, WorkShapes } from './workspace-slots.ts';

/** Takes everything of a person out of this browser, as when their account is closed. Rejects when the browser refuses. */
export async function clearWorkspaceOf(userId: string): Promise<void> {
  // Apart, because reading what lies there takes schemas: no first page should wait for them.
  const { clearWorkspace } = await import('./workspace-moves.ts');
  return clearWorkspace(userId);
}

/** What reads a proposal's HTML, cleaned, and shows it. Apart for the same reason. */
export function loadReading() {
  return import('./result/reading.ts');
}

/** How work is kept elsewhere, for those who have an account: for the same reason. */
export async function loadShapes(): Promise<WorkShapes> {
  return (await import('./work-shapes.ts')).SHAPES;
}
