import { toast, toastUndo, UNDO_MS } from '#web/ui/toast.tsx';
import { focusOn } from '../wizard/step-focus.ts';
import { hasWork } from '../wizard/wizard-state.ts';
import type { Undo, Workspace } from './workspace.ts';

/** Starts a new proposal and offers the way back for a moment. */
export function startNew(workspace: Workspace): void {
  const undo = workspace.replace();
  focusOn('first-field');
  toastUndo({ title: 'Started a new proposal' }, 'Restore the previous proposal', () =>
    restoreStashed(workspace, undo),
  );
}

/** What was begun since is not lost either: it can be had instead, as often as one likes. */
function restoreStashed(workspace: Workspace, undo: Undo): void {
  if (workspace.status().role === 'reader') return;
  const hasBegun = hasWork(workspace.store.state());
  const redo = undo();
  if (!hasBegun) return;
  toast({
    title: 'The previous proposal is back',
    description: 'What you started since is saved.',
    action: {
      label: 'Use that instead',
      altText: 'Go back to what you began since',
      onClick: () => restoreStashed(workspace, redo),
    },
    durationMs: UNDO_MS,
  });
}
