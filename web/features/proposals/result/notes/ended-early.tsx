import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';

interface EndedEarlyProps {
  status: 'stopped' | 'interrupted';
  reason: string | undefined;
  onContinue: (() => void) | undefined;
  onRegenerate: () => void;
}

/** For an incomplete proposal: says so, what is stored, and both ways to continue. */
export function EndedEarly({ status, reason, onContinue, onRegenerate }: EndedEarlyProps) {
  const isStopped = status === 'stopped';
  return (
    <Alert
      tone={isStopped ? 'info' : 'warning'}
      title={isStopped ? 'You stopped the writing' : 'Writing was interrupted'}
      action={
        <>
          {onContinue && (
            <Button size="sm" onClick={onContinue}>
              Continue writing
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={onRegenerate}>
            Write it again
          </Button>
        </>
      }
    >
      <p>{reason ?? 'What was written so far is saved. You can edit and copy it.'}</p>
    </Alert>
  );
}
