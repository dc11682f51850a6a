import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast, toastFailure, toastUndo, UNDO_MS } from '#web/ui/toast.tsx';
import { jobName } from '../wizard/job-summary.ts';
import type { StashItem } from './stash.ts';
import { useWorkspaceStatus } from './use-workspace.ts';
import type { Workspace } from './workspace.ts';

/** A stashed proposal stays here until it is restored or removed. */
export function StashNote({ workspace }: { workspace: Workspace }) {
  const { stash, role } = useWorkspaceStatus(workspace);
  const [stashed, ...more] = stash;
  if (!stashed || role === 'reader') return null;
  return (
    <Alert
      title={`“${jobName(stashed.state.fields.jobTitle)}” is saved`}
      action={
        <>
          <Button variant="secondary" size="sm" onClick={() => void restoreStashed(workspace, stashed)}>
            Restore
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void removeStashed(workspace, stashed)}>
            Remove it
          </Button>
        </>
      }
    >
      You had it open {dayOf(stashed.at)}. Restore it, and the proposal that is open now is saved here instead.
      {more.length > 0 && ` ${more.length} more ${more.length === 1 ? 'is' : 'are'} kept.`}
    </Alert>
  );
}

/** Shown once, when work was moved to a workspace with work. Returns its removal: it is about this workspace alone. */
export function reportMovedWork(workspace: Workspace): () => void {
  const [stashed] = workspace.status().stash;
  if (workspace.arrival !== 'stashed' || !stashed) return () => undefined;
  return toast({
    title: 'Your work was moved to your account',
    description: 'The proposal you had open before is saved.',
    action: {
      label: 'Restore',
      altText: 'Press “Restore” above the steps',
      onClick: () => void restoreStashed(workspace, stashed),
    },
    durationMs: UNDO_MS,
  });
}

async function restoreStashed(workspace: Workspace, stashed: StashItem): Promise<void> {
  try {
    await workspace.restoreStashed(stashed.id);
  } catch {
    sayRefused();
  }
}

async function removeStashed(workspace: Workspace, stashed: StashItem): Promise<void> {
  try {
    const undo = await workspace.removeStashed(stashed);
    toastUndo({ title: 'Removed' }, 'Undo', () => void undo().catch(sayRefused));
  } catch {
    sayRefused();
  }
}

function sayRefused(): void {
  toastFailure('Error', 'Your browser did not let us save that. Nothing is lost. Please try again.');
}

function dayOf(at: number): string {
  return `on ${new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(at)}`;
}
