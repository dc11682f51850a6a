import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useIsOffline } from '#web/ui/events.ts';
import { toast, toastFailure, toastUndo, UNDO_MS } from '#web/ui/toast.tsx';
import { jobName } from '../wizard/summaries.ts';
import type { StashItem } from './stash.ts';
import { useWizardState, useWorkspaceStatus } from './use-workspace.ts';
import type { Workspace } from './workspace.ts';

/** What is true of this page and not of the proposal: another tab writes, there is no network. */
export function WorkspaceNotices({ workspace }: { workspace: Workspace }) {
  const { role } = useWorkspaceStatus(workspace);
  return (
    <>
      {role === 'reader' && <OpenElsewhere workspace={workspace} />}
      <OfflineNote workspace={workspace} />
      <StashNote workspace={workspace} />
    </>
  );
}

function OpenElsewhere({ workspace }: { workspace: Workspace }) {
  return (
    <Alert
      tone="warning"
      title="This proposal is open in another tab"
      action={
        <Button variant="secondary" size="sm" onClick={() => void workspace.takeOver()}>
          Work here instead
        </Button>
      }
    >
      What you write there appears here. Nothing is overwritten.
    </Alert>
  );
}

/** Without a network typing goes on. While something is being written the result says it, and what becomes of that. */
function OfflineNote({ workspace }: { workspace: Workspace }) {
  const isOffline = useIsOffline();
  const { isKept } = useWorkspaceStatus(workspace);
  const { generation } = useWizardState(workspace);
  // Always there, so that it is read out when it fills.
  return (
    <div role="status" className="contents">
      {isOffline && generation.status !== 'writing' && (
        <Alert title="You are offline">
          {isKept && 'What you type is saved on this device. '}A proposal can be written once you are back.
        </Alert>
      )}
    </div>
  );
}

/** A stashed proposal stays here until it is restored or removed. */
function StashNote({ workspace }: { workspace: Workspace }) {
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
