import { useEffect, useEffectEvent } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

/** Instead of the workspace, if the autosave code could not be fetched. Retries once there is a network. */
export function WorkspaceNotLoaded({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <Alert
      tone="warning"
      title="Your proposal could not be loaded"
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Please check your connection. What you wrote is saved.
    </Alert>
  );
}
