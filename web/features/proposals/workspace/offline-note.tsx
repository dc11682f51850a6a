import { Alert } from '#web/ui/alert.tsx';
import { useIsOffline } from '#web/ui/events.ts';
import { useWizardState, useWorkspaceStatus } from './use-workspace.ts';
import type { Workspace } from './workspace.ts';

/** Without a network typing goes on. While something is being written the result says it, and what becomes of that. */
export function OfflineNote({ workspace }: { workspace: Workspace }) {
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
