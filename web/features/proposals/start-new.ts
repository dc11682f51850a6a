import { toast } from '#web/ui/toast.tsx';
import type { Desk, WayBack } from './desk.ts';
import { focusOn } from './step-focus.ts';
import { hasWork } from './wizard-state.ts';

/** How long a way back is offered. */
export const UNDO_MS = 12_000;

/** Starts a new proposal and offers the way back for a moment. */
export function startNew(desk: Desk): void {
  const undo = desk.replace();
  focusOn('first-field');
  toast({
    title: 'Started a new proposal',
    action: {
      label: 'Undo',
      altText: 'Bring the previous proposal back',
      onClick: () => bringBack(desk, undo),
    },
    durationMs: UNDO_MS,
  });
}

/** What was begun since is not lost either: it can be had instead, as often as one likes. */
function bringBack(desk: Desk, undo: WayBack): void {
  if (desk.status().role === 'reader') return;
  const hasBegun = hasWork(desk.store.state());
  const redo = undo();
  if (!hasBegun) return;
  toast({
    title: 'The previous proposal is back',
    description: 'What you began since is kept.',
    action: {
      label: 'Use that instead',
      altText: 'Go back to what you began since',
      onClick: () => bringBack(desk, redo),
    },
    durationMs: UNDO_MS,
  });
}
