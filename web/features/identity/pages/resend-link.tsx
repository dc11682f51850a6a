import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { resendConfirmation } from '../resend-confirmation.ts';
import { useAttempt } from '../sign-in/attempt.ts';
import { tryAgainAt } from '../sign-in/failure-note.tsx';

/** Mails the link that confirms an address once more, and says where to. */
export function ResendLink({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const { busy, failure, run } = useAttempt();
  const send = async () => {
    if (await run({ kind: 'resend', by: 'form', deed: resendConfirmation })) setSent(true);
  };
  if (isSent) {
    return (
      <p role="status" className="basis-full">
        A new link is on its way to <strong className="font-strong wrap-anywhere">{email}</strong>.
      </p>
    );
  }
  return (
    <>
      {failure && (
        <p role="alert" className="basis-full text-danger-ink">
          {failure.error.message} {failure.error.retryAt && tryAgainAt(failure.error.retryAt)}
        </p>
      )}
      <Button busy={busy !== undefined} onClick={() => void send()}>
        Send the link again
      </Button>
    </>
  );
}
