import { useEffect, useEffectEvent } from 'react';
import { NotLoaded } from '#web/ui/not-loaded.tsx';

/** Instead of the workspace, if the autosave code could not be fetched. Retries once there is a network. */
export function WorkspaceNotLoaded({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <NotLoaded tone="warning" title="Your proposal could not be loaded" onRetry={onRetry}>
      Please check your connection. What you wrote is saved.
    </NotLoaded>
  );
}
