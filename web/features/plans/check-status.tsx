import { Button } from '#web/ui/button.tsx';
import { useCheckStatus } from './use-check-status.ts';

/** 'Check Status' of a payment that is being processed, with the outcome of the last press beside it. */
export function CheckStatus() {
  const { isChecking, checkWords, checkStatus } = useCheckStatus();
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" busy={isChecking} onClick={checkStatus}>
        Check Status
      </Button>
      <p role="status" className="text-small text-ink-soft">
        {checkWords}
      </p>
    </div>
  );
}
