import { Alert } from '#web/ui/alert.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useAttempt } from '../attempt.ts';
import { FailureNote } from '../failure-note.tsx';
import { restoreAccount } from '../sign-in-ways.ts';

/** The person has proved that a closed account is theirs: it comes back only when they say so. */
export function RestoreNote({ words, onSignedIn }: { words: string; onSignedIn?: (() => void) | undefined }) {
  const { busy, failure, run } = useAttempt();
  const restore = async () => {
    if (!(await run({ kind: 'restore', by: 'form', deed: () => restoreAccount() }))) return;
    toast({ title: 'Your account was restored', description: BACK });
    onSignedIn?.();
  };
  return (
    <>
      <Alert
        tone="warning"
        title="This account is closed"
        action={
          <PlainButton size="sm" busy={busy !== undefined} onClick={() => void restore()}>
            Restore account
          </PlainButton>
        }
      >
        <p>{words.replace(/^This account is closed\. /, '')}</p>
      </Alert>
      {failure && <FailureNote {...failure} />}
    </>
  );
}

const BACK = 'Your proposals and profiles are as you left them. A plan that ended is not started again.';
