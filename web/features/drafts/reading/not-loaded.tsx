import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface NotLoadedProps {
  title: string;
  /** What went wrong, or what was stored. */
  children: string;
  isBusy?: boolean | undefined;
  onRetry: () => void;
  className?: string | undefined;
}

/** Something could not be fetched: what it was, and the way to try again. */
export function NotLoaded({ title, children, isBusy, onRetry, className }: NotLoadedProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      className={className}
      action={
        <Button size="sm" variant="secondary" busy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
