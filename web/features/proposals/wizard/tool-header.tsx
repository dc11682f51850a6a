import { ArrowLeft, FilePlus, Keyboard } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { showCommands, useCommand } from '#web/ui/commands.ts';
import { toast, toastUndo, UNDO_MS } from '#web/ui/toast.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { useWizardState, useWorkspaceStatus } from '../workspace/use-workspace.ts';
import type { Undo, Workspace } from '../workspace/workspace.ts';
import { focusOn } from './step-focus.ts';
import { hasWork } from './wizard-state.ts';

export function BackHome() {
  return (
    <Link
      to={paths.home}
      className="inline-flex items-center gap-1.5 rounded-tight text-small text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to Home
    </Link>
  );
}

export function WorkspaceTools({ workspace }: { workspace: Workspace }) {
  const state = useWizardState(workspace);
  const { role } = useWorkspaceStatus(workspace);
  const start = hasWork(state) && role !== 'reader' ? () => startNew(workspace) : undefined;
  useCommand('New proposal', start, 'C');
  return (
    <div className="-mr-3 flex items-center gap-1 md:mr-0">
      {hasWork(state) && (
        <Button variant="ghost" size="sm" disabled={role === 'reader'} onClick={() => startNew(workspace)}>
          <FilePlus aria-hidden />
          Start new proposal
        </Button>
      )}
      <Tooltip label="Keyboard shortcuts">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Keyboard shortcuts"
          className="hidden size-8 md:inline-flex"
          onClick={() => showCommands('keys')}
        >
          <Keyboard aria-hidden />
        </Button>
      </Tooltip>
    </div>
  );
}

/** Starts a new proposal and offers the way back for a moment. */
function startNew(workspace: Workspace): void {
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
    title: 'Previous proposal restored',
    description: 'What you started since is saved.',
    action: {
      label: 'Use that instead',
      altText: 'Go back to the newer proposal',
      onClick: () => restoreStashed(workspace, redo),
    },
    durationMs: UNDO_MS,
  });
}
