import { useEffect, useState } from 'react';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PROCESSING } from '../processing.ts';
import { lookAtPayment, useCheckStatus } from '../use-check-status.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';
import { SupportNote } from './support-note.tsx';

/** A payment was made and is not confirmed yet. Polls until the outcome is known. Source: docs/spec/decisions.md#plans. */
export function ProcessingPayment() {
  const { isChecking, checkWords, checkStatus } = useCheckStatus();
  const takesLong = useLooking();
  return (
    <CheckoutSheet
      isAnswer
      title="Your payment is being processed"
      mark={<Spinner className="size-6 text-ink-faint" />}
      actions={
        <>
          <Button busy={isChecking} onClick={checkStatus}>
            Check Status
          </Button>
          <LinkButton variant="secondary" to={paths.proposalTool}>
            Create Proposal
          </LinkButton>
          <p role="status" className="self-center text-small text-ink-soft empty:hidden">
            {checkWords}
          </p>
        </>
      }
      note={<SupportNote />}
    >
      <p role="status">{takesLong ? TAKES_LONG : PROCESSING}</p>
      <p>
        You don’t need to wait here or pay again. If the payment goes through, Pro starts automatically and we’ll email
        you.
      </p>
    </CheckoutSheet>
  );
}

const TAKES_LONG = 'This is taking longer than usual. Some banks need more time.';

const WAITS_MS = [2000, 3000, 5000, 8000, 13_000, 20_000];
const LAST_WAIT_MS = 30_000;

/** Asks again and again, ever more seldom. Returns whether it has become long. */
function useLooking(): boolean {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = async () => {
      // The next poll may succeed; the button reports a failure.
      await lookAtPayment().catch(() => undefined);
      setLooks(looks + 1);
    };
    const timer = setTimeout(() => void look(), WAITS_MS[looks] ?? LAST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [looks]);
  return looks >= WAITS_MS.length;
}
