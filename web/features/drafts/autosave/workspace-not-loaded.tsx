import { useWindowEvent } from '#web/ui/events.ts';
import { NotLoaded } from '#web/ui/not-loaded.tsx';

/** Instead of the workspace, if the autosave code could not be fetched. Retries once there is a network. */
export function WorkspaceNotLoaded({ onRetry }: { onRetry: () => void }) {
  useWindowEvent('online', onRetry);
  return (
    <NotLoaded tone="warning" title="Your proposal could not be loaded" onRetry={onRetry}>
      Please check your connection. What you wrote is saved.
    </NotLoaded>
  );
}
