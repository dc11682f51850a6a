import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { OfflineNote } from './offline-note.tsx';
import { StashNote } from './stash-note.tsx';
import { useWorkspaceStatus } from './use-workspace.ts';
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
      You see here what is written there. Nothing is overwritten.
    </Alert>
  );
}
