import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface NotLoadedProps {
  title: string;
  /** What went wrong, or what was stored. */
  children: ReactNode;
  /** A warning where nothing is lost and another try is likely to succeed. */
  tone?: 'danger' | 'warning';
  isBusy?: boolean | undefined;
  onRetry: () => void;
  className?: string | undefined;
}

/** Something could not be fetched: what it was, and the way to try again. */
export function NotLoaded({ title, children, tone = 'danger', isBusy, onRetry, className }: NotLoadedProps) {
  return (
    <Alert
      tone={tone}
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
