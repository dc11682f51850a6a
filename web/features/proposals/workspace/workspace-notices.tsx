import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useIsOffline } from '#web/ui/events.ts';
import { StashNote } from './stash-note.tsx';
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
