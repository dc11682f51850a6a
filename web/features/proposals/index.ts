/** The proposal tool, for what stands around it: the desk, and what becomes of a person's work when they leave. */

import type { WorkShapes } from './around-desk.ts';

export type { AroundDeskProps, WorkShapes } from './around-desk.ts';
export type { Desk } from './desk.ts';
export type { DraftRef, SentSave } from './draft-ref.ts';
export { layFirstDesk, openFirstDesk } from './first-desk.ts';
export { KEPT_KEY } from './kept-marker.ts';
export type { KeptWork } from './kept-shape.ts';
export { DeskGuard } from './leaving/desk-guard.tsx';
export { saveBeforeLeaving } from './leaving/last-save.ts';
export type { Span, TreeBlock } from './result/text/proposal-tree.ts';
export { bringTyped, emptyRestored } from './typed-early.ts';
export { untouchedDesk } from './untouched-desk.ts';
export { hasWork, type WizardState } from './wizard-state.ts';

/** Takes everything of a person out of this browser, as when their account is closed. Rejects when the browser refuses. */
export async function clearDeskOf(userId: string): Promise<void> {
  // Apart, because reading what lies there takes schemas: no first page should wait for them.
  const { clearDesk } = await import('./desk-moves.ts');
  return clearDesk(userId);
}

/** What reads a proposal's HTML, cleaned, and shows it. Apart for the same reason. */
export function loadReading() {
  return import('./result/reading.ts');
}

/** How work is kept elsewhere, for those who have an account: for the same reason. */
export async function loadShapes(): Promise<WorkShapes> {
  return (await import('./work-shapes.ts')).SHAPES;
}
