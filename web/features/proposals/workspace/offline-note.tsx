import { useSyncExternalStore } from 'react';
import { isOffline } from '#web/api/network.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useWizardState, useWorkspaceStatus } from './use-workspace.ts';
import type { Workspace } from './workspace.ts';

/** Without a network typing goes on. While something is being written the result says it, and what becomes of that. */
export function OfflineNote({ workspace }: { workspace: Workspace }) {
  const isCutOff = useSyncExternalStore(followNetwork, isOffline, () => false);
  const { isKept } = useWorkspaceStatus(workspace);
  const { generation } = useWizardState(workspace);
  // Always there, so that it is read out when it fills.
  return (
    <div role="status" className="contents">
      {isCutOff && generation.status !== 'writing' && (
        <Alert title="You are offline">
          {isKept && 'What you type is saved on this device. '}A proposal can be written once you are back.
        </Alert>
      )}
    </div>
  );
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
